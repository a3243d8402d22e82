#include "core/command_line/language.hpp"
#include "core/expr/laid_out.hpp"
#include "core/game/explanation.hpp"
#include "core/game/shared_rules.hpp"
#include "core/scenario/opened_scenario.hpp"
#include "core/wording/wording.hpp"
#include "validator/battlefield_report.hpp"
#include "validator/command.hpp"
#include "validator/evaluate/vocabulary_report.hpp"
#include "validator/exit_code.hpp"
#include "validator/level_in_force.hpp"
#include "validator/reporters/json_text.hpp"
#include "validator/rule_names.hpp"
#include "validator/terminal.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <functional>
#include <iostream>

namespace muster::validator {

namespace {

using Json = nlohmann::ordered_json;
using wording::Wording;

Json orNull(const std::string& text) { return text.empty() ? Json() : Json(text); }

/// The text of a line; a long expression is laid out on several.
std::string shownText(const rules::Explanation::Line& line)
{
    constexpr std::size_t width = 120, indent = 13;
    const auto isLong = line.text.size() > width - indent;
    if (!isLong || !line.isExpression) return forTerminal(line.text, LineFeeds::shown);
    const auto begin = line.text.find(" = ");
    const auto isNamed = line.label == "with" && begin != std::string::npos;
    const auto name = isNamed ? line.text.substr(0, begin + 3) : std::string();
    const auto expression = std::string_view(line.text).substr(name.size());
    return forTerminal(name + expr::laidOut(expression, width, indent + (isNamed ? 2 : 0)));
}

/// The labels of explanations and the names of levels, which the catalogues of wording translate.
constexpr const char* labels[] = {
    wording::marked("level"),     wording::marked("applies to"), wording::marked("reads"),  wording::marked("values"),
    wording::marked("only when"), wording::marked("for each"),   wording::marked("with"),   wording::marked("requires"),
    wording::marked("message"),   wording::marked("help"),       wording::marked("source"), wording::marked("ruling"),
    wording::marked("because"),   wording::marked("fix"),        wording::marked("error"),  wording::marked("warning"),
    wording::marked("info"),      wording::marked("remark"),     wording::marked("off")};

std::string labelled(std::string_view word, const Wording& wording)
{
    const auto known = std::find(std::begin(labels), std::end(labels), word);
    return known == std::end(labels) ? std::string(word) : wording.say(*known);
}

/// `inForce` is the level in the current folder.
void print(const rules::Explanation& rule, const LevelInForce& inForce, const Wording& wording)
{
    writeOut("{}: {}\n\n", rule.name, rule.title);
    for (const auto& line : rule.lines)
        writeOut(std::string_view(fmt::format("  {:<10} {}\n", labelled(line.label, wording),
                                              line.label == "level" ? labelled(line.text, wording) : shownText(line))));
    if (!inForce.place.empty())
        writeOut("  {:<10} {}\n", wording.say("in force"),
                 wording.say("{level} in this folder, set in {place}",
                             {{"level", labelled(inForce.name, wording)}, {"place", inForce.place}}));
    if (!rule.file.empty())
        writeOut("\n  {}\n  {}\n",
                 wording.say("defined in {place}", {{"place", fmt::format("{}:{}", rule.file, rule.line)}}),
                 wording.say("trace it with: {command}",
                             {{"command", fmt::format("muster check FILE --trace {}", rule.name)}}));
}

/// Adds the level in the current folder, if a line there sets it.
void addLevel(Json& rule, const LevelInForce& inForce)
{
    if (!inForce.place.empty()) rule["inForce"] = {{"level", inForce.name}, {"setIn", inForce.place}};
}

Json jsonOf(const rules::Explanation& rule, std::string_view level, const LevelInForce& inForce)
{
    Json lines = Json::array();
    for (const auto& line : rule.lines) lines.push_back({{"label", line.label}, {"text", line.text}});
    Json json = {{"rule", rule.name},         {"level", level},
                 {"title", rule.title},       {"lines", std::move(lines)},
                 {"file", orNull(rule.file)}, {"line", rule.file.empty() ? Json() : Json(rule.line)}};
    addLevel(json, inForce);
    return json;
}

void printJson(Json rules) { std::cout << jsonText({{"version", 1}, {"rules", std::move(rules)}}, 2) << '\n'; }

/// The rules context of armies in the current folder that name neither a list nor house rules.
std::shared_ptr<const rules::RulesContext> contextHere(const files::Project& project, const std::string& system,
                                                       rules::Library& library)
{
    return library.rulesContext(project, {system, {}, {}, std::filesystem::current_path()});
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

/// Visits the rules that the lists of a system add, with the id of the list and the levels in the current folder.
void visitListRules(
    const files::Project& project, const std::string& system, rules::Library& library,
    const std::function<void(const rules::Rule&, const rules::RulesContext&, const std::string&)>& visit)
{
    for (const auto& list : library.listIds(project, system)) {
        const auto context = library.rulesContext(project, {system, list, {}, std::filesystem::current_path()});
        if (!context->game || !context->catalogue || context->catalogue->lists().empty()) continue;
        for (const auto& rule : context->game->rules)
            // A list that extends another one has its rules too.
            if (&rule.node.document() == context->catalogue->lists().front().get()) visit(rule, *context, list);
    }
}

void explain(const std::string& name, bool isJson, Session& session)
{
    if (files::kindOf(name) == files::FileKind::scenario) {
        if (isJson)
            return session.fail(ExitCode::usage, "--format json is for rules; the report on a battlefield is a text");
        return explainBattlefield(name, session);
    }
    auto& library = session.library();
    const auto project = library.project(std::filesystem::current_path());
    if (const auto* shared = rules::sharedRule(name)) {
        const auto explanation = rules::explain(*shared);
        const auto inForce =
            levelInForce(*shared, library.settings(*project, std::filesystem::current_path())->levels());
        return isJson ? printJson(Json::array({jsonOf(explanation, rules::levelText(*shared), inForce)}))
                      : print(explanation, inForce, Wording::in(session.language));
    }
    std::size_t found = 0;
    Json all = Json::array();
    for (const auto& id : project->systemIds()) {
        const auto context = contextHere(*project, id, library);
        if (!context->game) continue;
        const auto add = [&](const rules::Rule& rule, const rules::RulesContext& where) {
            if (rule.name != name && rule.id != name) return;
            const auto explanation = rules::explain(*where.game, rule, session.language);
            const auto inForce = levelInForce(rule, where.levelLines);
            if (isJson) all.push_back(jsonOf(explanation, rules::levelText(rule), inForce));
            if (!isJson && found > 0) writeOut("\n");
            if (!isJson) print(explanation, inForce, Wording::in(session.language));
            ++found;
        };
        for (const auto& rule : context->game->rules) add(rule, *context);
        visitListRules(*project, id, library,
                       [&](const auto& rule, const auto& where, const auto& /*list*/) { add(rule, where); });
    }
    if (found == 0) {
        const auto near = nearestRule(name, session);
        return session.fail(ExitCode::usage, fmt::format("there is no rule \"{}\"; {}", name,
                                                         near.empty() ? "list them with: muster rules"
                                                                      : fmt::format("did you mean {}?", near)));
    }
    if (isJson) printJson(std::move(all));
}

void explainVocabulary(const std::string& system, const std::string& format, Session& session)
{
    const auto project = session.library().project(std::filesystem::current_path());
    if (!session.game(*project, system)) return;
    // House rules of this folder may add to the game.
    const auto game = contextHere(*project, system, session.library())->game;
    if (!game) return;
    const auto vocabulary = rules::vocabularyOf(*game);
    if (format == "json")
        std::cout << jsonText(vocabularyJson(vocabulary, *game), 2) << '\n';
    else
        std::cout << (format == "markdown" ? vocabularyMarkdown(vocabulary, *game) : vocabularyText(vocabulary, *game));
}

void listRules(const std::string& only, bool isJson, Session& session)
{
    auto& library = session.library();
    const auto project = library.project(std::filesystem::current_path());
    Json all = Json::array();
    const auto row = [&](const auto& rule, std::string_view title, const rules::Levels& lines,
                         const std::string& list = {}) {
        const auto inForce = levelInForce(rule, lines);
        if (isJson) {
            all.push_back({{"rule", rule.name}, {"level", rules::levelText(rule)}, {"title", title}});
            if (!list.empty()) all.back()["list"] = list;
            addLevel(all.back(), inForce);
        } else {
            writeOut("{:<42} {:<8} {}{}{}\n", rule.name, inForce.name, title,
                     list.empty() ? std::string() : fmt::format(" (list {})", list),
                     inForce.place.empty() ? std::string() : fmt::format(" ({})", inForce.place));
        }
    };
    const auto ids = project->systemIds();
    if (!only.empty() && !session.system(*project, only)) return;
    for (const auto& id : ids) {
        if (!only.empty() && id != only) continue;
        const auto context = contextHere(*project, id, library);
        if (!context->game) continue;
        const auto titleOf = [&](const rules::Rule& rule) {
            if (rule.text("title").empty()) return rule.text("source");
            return rules::translatedText(rule.node, rule.text("title"), session.language);
        };
        for (const auto& rule : context->game->rules) row(rule, titleOf(rule), context->levelLines);
        visitListRules(*project, id, library, [&](const auto& rule, const auto& where, const auto& list) {
            row(rule, titleOf(rule), where.levelLines, list);
        });
    }
    if (only.empty()) {
        const auto settings = library.settings(*project, std::filesystem::current_path());
        for (const auto& rule : rules::sharedRules()) row(rule, rule.title, settings->levels());
    }
    if (isJson) printJson(std::move(all));
}

}  // namespace

void addExplain(CLI::App& app, Session& session)
{
    struct Options {
        std::string name, format = "text";
        bool vocabulary = false;
    };
    auto options = std::make_shared<Options>();
    auto* command = app.add_subcommand(
        "explain",
        "Explain a rule: what it reads, what it allows and its source; or show how fair a battlefield is, or "
        "what the expressions of a system can read");
    command
        ->add_option(
            "rule", options->name,
            "system/rule, or the rule's own name for every system that has it; or a scenario file; or a system "
            "with --vocabulary")
        ->required();
    command->add_flag(
        "--vocabulary", options->vocabulary,
        "List every variable, field, table and function that the expressions of this system can use, with "
        "type, unit of measure and meaning");
    command->footer("Examples:\n  muster explain old-trousers/strength-total\n  muster explain json/duplicate-key\n  "
                    "muster explain zama.scenario.json\n  muster explain old-trousers --vocabulary --format markdown");
    addFormatChoice(*command, options->format, {"text", "json", "markdown"});
    command_line::addLanguage(*command, session.language);
    addFollowLinks(*command, session);
    command->callback([options, &session] {
        if (options->vocabulary) return explainVocabulary(options->name, options->format, session);
        if (options->format == "markdown")
            return session.fail(ExitCode::usage,
                                "--format markdown is for --vocabulary; a rule is explained as text or "
                                "json");
        explain(options->name, options->format == "json", session);
    });
}

void addRules(CLI::App& app, Session& session)
{
    auto system = std::make_shared<std::string>();
    auto format = std::make_shared<std::string>("text");
    auto* command = app.add_subcommand("rules", "List the rules of all systems, or of one");
    command->add_option("--system", *system, "Only rules of this system");
    command->footer("Example:\n  muster rules --system old-trousers");
    addFormatChoice(*command, *format);
    command_line::addLanguage(*command, session.language);
    command->callback([system, format, &session] { listRules(*system, *format == "json", session); });
}

}  // namespace muster::validator
