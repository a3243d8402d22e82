#include "core/rules/battlefield/open_battlefield.hpp"
#include "core/rules/shared_rules.hpp"
#include "core/text/nearest.hpp"
#include "validator/battlefield_report.hpp"
#include "validator/command.hpp"
#include "validator/exit_code.hpp"
#include "validator/input_files.hpp"
#include "validator/terminal.hpp"

#include <fmt/format.h>

#include <filesystem>

namespace muster::validator {

namespace {

using rules::Game;
using rules::Rule;

void line(std::string_view label, std::string_view text)
{
    if (!text.empty()) say("  {:<10} {}\n", label, text);
}

std::string_view thingOf(rules::Scope scope) { return scope == rules::Scope::terrain ? "terrain piece" : scope == rules::Scope::placement ? "placed base" : rules::scopeName(scope); }

std::string readsOf(const Game& game, const Rule& rule)
{
    static constexpr std::string_view names[] = {"self", "army", "group", "entry", "list", "system", "tables", "scenario", "side"};
    std::vector<std::string_view> read;
    for (std::size_t slot = 0; slot < std::size(names); ++slot) {
        const auto uses = [&](const std::optional<expr::Program>& program) {
            if (!program) return false;
            const auto slots = program->reads();
            return std::find(slots.begin(), slots.end(), slot) != slots.end();
        };
        bool any = uses(rule.when) || uses(rule.each) || uses(rule.require);
        for (const auto& let : rule.lets) any = any || uses(let.program);
        if (any) read.push_back(names[slot]);
    }
    return fmt::format("{} (self is the {} of {})", fmt::join(read, ", "), thingOf(rule.scope), game.name);
}

void explainRule(const Game& game, const Rule& rule)
{
    say("{}: {}\n\n", rule.name, rule.text("title").empty() ? rule.id : rule.text("title"));
    line("level", diagnostics::levelName(rule.level));
    for (const text::Node level : rule.node["levelIf"]) line("", fmt::format("{} where {}", level.key(), level.string()));
    line("asked of", fmt::format("every {}", thingOf(rule.scope)));
    line("reads", readsOf(game, rule));
    line("only when", rule.text("when"));
    line("for each", rule.text("each"));
    for (const text::Node let : rule.node["let"]) line("with", fmt::format("{} = {}", let.key(), let.string()));
    line("requires", rule.text("require"));
    line("says", rule.text("message"));
    line("help", rule.text("help"));
    line("source", rule.text("source"));
    if (rule.node["own"].boolean()) line("ruling", "this is the project's own ruling, not the document's words; house rules may switch it off");
    line(rule.node["own"].boolean() ? "because" : "ruling", rule.text("ruling"));
    if (rule.node["fix"]) line("fix", "offered: a change that mends it");
    const auto place = rules::placeOf(rule.node);
    say("\n  defined in {}:{}\n  see it at work: muster check FILE --trace {}\n", place.file, place.line, rule.name);
}

void explainShared(const rules::SharedRule& rule)
{
    say("{}: {}\n\n", rule.name, rule.title);
    line("level", diagnostics::levelName(rule.level));
    line("asked of", "every file of every system it fits");
    line("because", rule.explanation);
}

std::string without(std::string_view name)
{
    const auto slash = name.find('/');
    return std::string(slash == std::string_view::npos ? name : name.substr(slash + 1));
}

void explainBattlefield(const std::string& name, Session& session)
{
    const auto inputs = findInputs({name});
    for (const auto& problem : inputs.problems) session.fail(inputs.unreadable ? ExitCode::failure : ExitCode::usage, problem);
    for (const auto& file : inputs.files) {
        auto read = model::readFile(file.path, file.name);
        if (const auto* error = std::get_if<model::FileError>(&read)) {
            session.fail(ExitCode::failure, error->message);
            continue;
        }
        const auto opened = rules::OpenBattlefield::open({std::get<std::shared_ptr<const text::Source>>(read), file.path, file.kind, file.given}, session.library());
        if (!opened || !opened->field().board().isSound()) session.fail(ExitCode::findings, fmt::format("{} has no battlefield that can be looked at; see: muster check {}", file.name, file.name));
        else say(battlefieldReport(opened->field(), opened->evaluation()));
    }
}

void explain(const std::string& name, Session& session)
{
    if (model::kindOf(name) == model::FileKind::scenario) return explainBattlefield(name, session);
    if (const auto* shared = rules::sharedRule(name)) return explainShared(*shared);
    auto& library = session.library();
    const auto project = library.project(std::filesystem::current_path());
    std::vector<std::string> known;
    std::size_t found = 0;
    for (const auto& id : project->systemIds()) {
        const auto system = library.system(*project, id);
        if (!system || !system->game) continue;
        for (const auto& rule : system->game->rules) {
            known.push_back(rule.name);
            if (rule.name != name && rule.id != name) continue;
            if (found++ > 0) say("\n");
            explainRule(*system->game, rule);
        }
    }
    if (found > 0) return;
    for (const auto& shared : rules::sharedRules()) known.emplace_back(shared.name);
    auto near = text::nearest(known, name);
    if (near.empty())
        for (const auto& rule : known)
            if (const std::string only[] = {without(rule)}; !text::nearest(only, name).empty()) near = rule;
    session.fail(ExitCode::usage, fmt::format("there is no rule \"{}\"{}", name, near.empty() ? "; list them with: muster rules" : fmt::format("; did you mean {}?", near)));
}

void listRules(const std::string& only, Session& session)
{
    auto& library = session.library();
    const auto project = library.project(std::filesystem::current_path());
    const auto row = [](std::string_view name, diagnostics::Level level, std::string_view title) {
        say("{:<42} {:<8} {}\n", name, diagnostics::levelName(level), title);
    };
    const auto ids = project->systemIds();
    if (!only.empty() && std::find(ids.begin(), ids.end(), only) == ids.end()) {
        const auto near = text::nearest(ids, only);
        return session.fail(ExitCode::usage, fmt::format("there is no system \"{}\"{}", only, near.empty() ? "; list them with: muster systems" : fmt::format("; did you mean {}?", near)));
    }
    for (const auto& id : ids) {
        if (!only.empty() && id != only) continue;
        const auto system = library.system(*project, id);
        if (!system || !system->game) continue;
        for (const auto& rule : system->game->rules) row(rule.name, rule.level, rule.text("title").empty() ? rule.text("source") : rule.text("title"));
    }
    if (!only.empty()) return;
    for (const auto& rule : rules::sharedRules()) row(rule.name, rule.level, rule.title);
}

}  // namespace

void addExplain(CLI::App& app, Session& session)
{
    auto name = std::make_shared<std::string>();
    auto* command = app.add_subcommand("explain", "Say what a rule reads, what it allows and where the game says so; or how even a battlefield is");
    command->add_option("rule", *name, "system/rule, or the rule's own name for every system that has it; or a scenario file")->required();
    command->footer("Examples:\n  muster explain old-trousers/strength-total\n  muster explain json/duplicate-key\n  muster explain zama.scenario.json");
    command->callback([name, &session] { explain(*name, session); });
}

void addRules(CLI::App& app, Session& session)
{
    auto system = std::make_shared<std::string>();
    auto* command = app.add_subcommand("rules", "List the rules of all systems, or of one");
    command->add_option("--system", *system, "Only this system's");
    command->footer("Example:\n  muster rules --system old-trousers");
    command->callback([system, &session] { listRules(*system, session); });
}

}  // namespace muster::validator
