#include "core/game/explanation.hpp"
#include "core/game/shared_rules.hpp"
#include "core/scenario/opened_scenario.hpp"
#include "core/text/nearest.hpp"
#include "validator/battlefield_report.hpp"
#include "validator/command.hpp"
#include "validator/exit_code.hpp"
#include "validator/terminal.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <filesystem>

namespace muster::validator {

namespace {

void print(const rules::Explanation& rule)
{
    writeOut("{}: {}\n\n", rule.name, rule.title);
    for (const auto& line : rule.lines) writeOut("  {:<10} {}\n", line.label, line.text);
    if (!rule.file.empty())
        writeOut("\n  defined in {}:{}\n  trace it with: muster check FILE --trace {}\n", rule.file, rule.line,
                 rule.name);
}

std::string without(std::string_view name)
{
    const auto slash = name.find('/');
    return std::string(slash == std::string_view::npos ? name : name.substr(slash + 1));
}

void explainBattlefield(const std::string& name, Session& session)
{
    for (const auto& file : session.files({name})) {
        auto read = files::readFile(file.path, file.name);
        if (const auto* error = std::get_if<files::FileError>(&read)) {
            session.fail(ExitCode::failure, error->message);
            continue;
        }
        const auto opened = rules::OpenedScenario::open(
            {std::get<std::shared_ptr<const text::Source>>(read), file.path, file.kind, file.given}, session.library());
        const auto* field = opened->field();
        if (!field || !field->board().isValid()) {
            session.fail(ExitCode::findings, fmt::format("the battlefield of {} cannot be read; see: muster check {}",
                                                         file.name, file.name));
            continue;
        }
        expr::Arena arena;
        rules::Evaluation evaluation(arena);
        writeOut(battlefieldReport(*field, evaluation));
        if (!opened->remarks().empty()) writeOut("\n");
        for (const auto& remark : opened->remarks()) writeOut("  {}\n", remark.message);
    }
}

void explain(const std::string& name, Session& session)
{
    if (files::kindOf(name) == files::FileKind::scenario) return explainBattlefield(name, session);
    if (const auto* shared = rules::sharedRule(name)) return print(rules::explain(*shared));
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
            if (found++ > 0) writeOut("\n");
            print(rules::explain(*system->game, rule));
        }
    }
    if (found > 0) return;
    for (const auto& shared : rules::sharedRules()) known.emplace_back(shared.name);
    auto near = text::nearest(known, name);
    if (near.empty())
        for (const auto& rule : known)
            if (const std::string only[] = {without(rule)}; !text::nearest(only, name).empty()) near = rule;
    session.fail(ExitCode::usage, fmt::format("there is no rule \"{}\"{}", name,
                                              near.empty() ? "; list them with: muster rules"
                                                           : fmt::format("; did you mean {}?", near)));
}

void listRules(const std::string& only, Session& session)
{
    auto& library = session.library();
    const auto project = library.project(std::filesystem::current_path());
    const auto row = [](const auto& rule, std::string_view title) {
        writeOut("{:<42} {:<8} {}\n", rule.name, rules::levelText(rule), title);
    };
    const auto ids = project->systemIds();
    if (!only.empty() && std::find(ids.begin(), ids.end(), only) == ids.end()) {
        const auto near = text::nearest(ids, only);
        return session.fail(ExitCode::usage, fmt::format("there is no system \"{}\"{}", only,
                                                         near.empty() ? "; list them with: muster systems"
                                                                      : fmt::format("; did you mean {}?", near)));
    }
    for (const auto& id : ids) {
        if (!only.empty() && id != only) continue;
        const auto system = library.system(*project, id);
        if (!system || !system->game) continue;
        for (const auto& rule : system->game->rules)
            row(rule, rule.text("title").empty() ? rule.text("source") : rule.text("title"));
    }
    if (!only.empty()) return;
    for (const auto& rule : rules::sharedRules()) row(rule, rule.title);
}

}  // namespace

void addExplain(CLI::App& app, Session& session)
{
    auto name = std::make_shared<std::string>();
    auto* command = app.add_subcommand(
        "explain", "Explain a rule: what it reads, what it allows and its source; or show how fair a battlefield is");
    command
        ->add_option("rule", *name,
                     "system/rule, or the rule's own name for every system that has it; or a scenario file")
        ->required();
    command->footer("Examples:\n  muster explain old-trousers/strength-total\n  muster explain json/duplicate-key\n  "
                    "muster explain zama.scenario.json");
    addFollowLinks(*command, session);
    command->callback([name, &session] { explain(*name, session); });
}

void addRules(CLI::App& app, Session& session)
{
    auto system = std::make_shared<std::string>();
    auto* command = app.add_subcommand("rules", "List the rules of all systems, or of one");
    command->add_option("--system", *system, "Only rules of this system");
    command->footer("Example:\n  muster rules --system old-trousers");
    command->callback([system, &session] { listRules(*system, session); });
}

}  // namespace muster::validator
