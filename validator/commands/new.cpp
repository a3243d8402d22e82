#include "core/army/new_army.hpp"
#include "core/command_line/choice.hpp"
#include "core/files/file.hpp"
#include "core/files/id.hpp"
#include "core/game/game.hpp"
#include "core/game/schema_check.hpp"
#include "core/scenario/new_scenario.hpp"
#include "core/scenario/random_terrain.hpp"
#include "core/text/canonical.hpp"
#include "core/text/nearest.hpp"
#include "core/text/shortlist.hpp"
#include "validator/command.hpp"
#include "validator/exit_code.hpp"
#include "validator/scaffold/add_item.hpp"
#include "validator/scaffold/new_options.hpp"
#include "validator/scaffold/system_copy.hpp"
#include "validator/terminal.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <utility>
#include <vector>

namespace muster::validator {

namespace {

using Json = nlohmann::ordered_json;
using files::FileKind;

/// The version of a new system.
constexpr const char* firstVersion = "1.0.0";

std::string textOf(std::string_view text) { return std::string(text); }

bool isUtf8(const std::string& text)
{
    const Json json(text);
    return json.dump(-1, ' ', false, Json::error_handler_t::ignore) ==
           json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

class Maker {
public:
    Maker(const NewOptions& options, Session& session) : m_options(options), m_session(session) {}

    void run()
    {
        m_kind = *files::kindFromName(m_options.kind);
        if (m_options.terrain && m_kind != FileKind::scenario)
            return m_session.fail(ExitCode::usage, "--random-terrain is only for scenarios");
        if (!m_options.output.empty() && files::kindOf(m_options.output) != m_kind)
            return m_session.fail(ExitCode::usage,
                                  fmt::format("{} is not a valid name for {} {}: it must end in .{}.json",
                                              m_options.output, m_kind == FileKind::army ? "an" : "a", m_options.kind,
                                              m_options.kind));
        if (!m_options.like.empty()) return copySystem();
        if (m_kind != FileKind::system && !findGame()) return;
        const auto json = make();
        if (!json) return;
        const auto parsed = text::Document::parse(
            std::make_shared<const text::Source>("new", json->dump(2, ' ', false, Json::error_handler_t::replace)));
        if (fits(*parsed.document)) write(text::canonical(*parsed.document));
    }

private:
    bool findGame()
    {
        if (m_options.system.empty()) {
            m_session.fail(ExitCode::usage, "name the game with --system ID; list the systems with: muster systems");
            return false;
        }
        auto& library = m_session.library();
        const std::filesystem::path place =
            m_options.output.empty() ? std::filesystem::current_path() : std::filesystem::absolute(m_options.output);
        m_project = library.project(place);
        m_game = m_session.game(*m_project, m_options.system);
        return m_game != nullptr;
    }

    /// Returns true if a value from the command line matches the schema of the kind of file.
    bool fits(const text::Document& document)
    {
        std::vector<schema::Finding> findings;
        const auto& form = m_kind == FileKind::scenario ? *m_game->scenarioSchema : rules::sharedSchema(m_options.kind);
        form.check(document.root(), findings);
        for (const auto& finding : findings) {
            if (finding.pointer == "/name")
                m_session.fail(ExitCode::usage, fmt::format("--name: {}", finding.message));
            else if (finding.pointer == "/id")
                m_session.fail(ExitCode::usage,
                               fmt::format("{} is found by its file name, which may contain only lower-case letters, "
                                           "digits and hyphens, for example {}.{}.json",
                                           m_kind == FileKind::system ? "a system" : "a list",
                                           files::idFrom(id(), "my-own"), m_options.kind));
            else
                m_session.fail(ExitCode::failure, fmt::format("{}: {}", finding.pointer, finding.message));
        }
        return findings.empty();
    }

    std::string name(std::string_view fallback) const
    {
        return m_options.name.empty() ? textOf(fallback) : m_options.name;
    }
    std::string id() const
    {
        return m_options.output.empty() ? "new-" + m_options.kind : files::stemOf(m_options.output);
    }

    std::optional<Json> make()
    {
        switch (m_kind) {
        case FileKind::army: return army();
        case FileKind::list:
            if (m_game->lists == rules::Game::Lists::none) {
                m_session.fail(ExitCode::usage, fmt::format("armies of {} are built without lists", m_game->name));
                return std::nullopt;
            }
            return Json{{"format", 1},
                        {"system", m_game->id},
                        {"id", id()},
                        {"name", name("New list")},
                        {"version", "1.0.0"},
                        {"summary", ""},
                        {"sources", Json::array()},
                        {"entries", Json::array()}};
        case FileKind::house:
            return Json{
                {"format", 1}, {"system", m_game->id}, {"name", name("House rules")}, {"rules", Json::object()}};
        case FileKind::scenario: return scenario();
        default: return system();
        }
    }

    std::optional<Json> army()
    {
        auto& library = m_session.library();
        if (m_options.list.empty() && m_game->lists == rules::Game::Lists::required) {
            m_session.fail(
                ExitCode::usage,
                fmt::format("an army of {} is built from a list: add --list ID; list them with: muster lists {}",
                            m_game->name, m_game->id));
            return std::nullopt;
        }
        const auto lists = library.listIds(*m_project, m_game->id);
        if (!m_options.list.empty() && std::find(lists.begin(), lists.end(), m_options.list) == lists.end()) {
            const auto near = text::nearest(lists, m_options.list);
            m_session.fail(ExitCode::usage,
                           fmt::format("{} has no list \"{}\"{}", m_game->id, m_options.list,
                                       near.empty()
                                           ? fmt::format("; use one of {}; see: muster lists {}",
                                                         text::shortlist(lists, m_options.list).text, m_game->id)
                                           : fmt::format("; did you mean {}?", near)));
            return std::nullopt;
        }
        const auto rulesContext = library.rulesContext(*m_project, {m_game->id, m_options.list, {}, {}});
        return Json::parse(rules::newArmy(*rulesContext, m_options.list, name("New army")));
    }

    /// With a seed, adds the game's usual terrain at random, and checks it with its rules.
    std::optional<Json> scenario()
    {
        auto plan = rules::usualPlan(*m_game);
        plan.name = name("New scenario");
        const std::string text = rules::newScenario(*m_game, plan);
        if (!m_options.terrain) return Json::parse(text);
        const std::filesystem::path path = m_options.output.empty()
                                               ? std::filesystem::current_path() / "new.scenario.json"
                                               : std::filesystem::absolute(m_options.output);
        const auto laid =
            rules::generateTerrain({std::make_shared<const text::Source>("new", text), path, FileKind::scenario},
                                   {.seed = *m_options.terrain}, m_session.library());
        if (laid) return Json::parse(text::applied(text, laid.edits));
        m_session.fail(ExitCode::failure, fmt::format("no terrain was generated: {}", laid.failureReason));
        return std::nullopt;
    }

    Json system() const
    {
        return {{"format", 1},
                {"id", id()},
                {"version", firstVersion},
                {"name", name("New system")},
                {"measure", "in"},
                {"lists", "optional"},
                {"budget", {{"label", "points"}, {"default", 100}}},
                {"tables", Json::object()},
                {"unit",
                 {{"type", "object"},
                  {"properties", {{"points", {{"type", "integer"}, {"title", "Points"}, {"minimum", 1}}}}},
                  {"required", {"points"}}}},
                {"cost",
                 {{"unit",
                   {{"times", {{"label", "bases"}, {"value", "self.count"}}},
                    {"each", {{{"label", "points"}, {"value", "self.points"}}}}}}}},
                {"rules",
                 {{{"id", "points-total"},
                   {"title", "The army costs no more than its budget"},
                   {"level", "error"},
                   {"scope", "army"},
                   {"at", "/units"},
                   {"require", "self.cost <= self.budget"},
                   {"message", "The army costs {self.cost} points; at most {self.budget} are allowed."},
                   {"help", "Remove units worth {self.cost - self.budget} points."},
                   {"source", "Name the section of your rules here"}}}}};
    }

    /// Writes a system, and its lists if that is asked for, that begin as those of another one.
    void copySystem()
    {
        const auto project = m_session.library().project(std::filesystem::current_path());
        const auto like = m_session.system(*project, m_options.like);
        if (!like) return;
        const auto& original = like->file->document;
        if (!original || !like->file->faults.empty() || !like->game)
            return m_session.fail(ExitCode::findings, fmt::format("the system \"{}\" has errors; see: muster check {}",
                                                                  m_options.like, files::displayName(like->path)));
        if (id() == m_options.like)
            return m_session.fail(ExitCode::usage, "the new system needs an id of its own, by which files name it: "
                                                   "name its file with -o ID.system.json");
        if (m_options.lists && m_options.output.empty())
            return m_session.fail(ExitCode::usage, "--lists writes several files; name that of the system with -o "
                                                   "FOLDER/ID.system.json");
        const SystemNames names{m_options.like, id(), name(files::inWords(id())), firstVersion};
        std::vector<std::pair<std::string, std::string>> made{{m_options.output, systemCopy(*original, names)}};
        const auto parsed = text::Document::parse(std::make_shared<const text::Source>("new", made.front().second));
        if (!parsed.document || !fits(*parsed.document)) return;
        if (m_options.lists)
            for (const auto& list : m_session.library().listIds(*project, m_options.like)) {
                const auto path = m_session.library().list(*project, m_options.like, list);
                const auto file = path ? m_session.library().file(*path) : nullptr;
                if (!file || !file->document) continue;
                const auto folder = std::filesystem::path(m_options.output).parent_path() / "lists";
                made.emplace_back((folder / (list + ".list.json")).string(), listCopy(*file->document, names));
            }
        if (made.size() > 1) {
            std::error_code error;
            std::filesystem::create_directories(std::filesystem::path(made.back().first).parent_path(), error);
        }
        if (!std::all_of(made.begin(), made.end(), [&](const auto& file) { return mayWrite(file.first); })) return;
        for (const auto& [path, text] : made) write(path, text);
        m_session.note(fmt::format("its texts, its source and its notice are still those of {}: check what you may "
                                   "use, and change them",
                                   like->game->name));
    }

    void write(const std::string& text)
    {
        if (mayWrite(m_options.output)) write(m_options.output, text);
    }

    /// False after an error message if the file exists or may not be written.
    bool mayWrite(const std::string& path)
    {
        if (path.empty()) return true;
        std::error_code error;
        const auto refused = files::refusal(path, m_session.links);
        // A dangling link counts as an existing file.
        if (!m_options.force && std::filesystem::exists(std::filesystem::symlink_status(path, error)))
            m_session.fail(ExitCode::failure,
                           fmt::format("{} already exists; choose another name, or add --force to replace it", path));
        else if (refused)
            m_session.fail(ExitCode::failure, *refused);
        else
            return true;
        return false;
    }

    /// Writes to a file, or to standard output without a path.
    void write(const std::string& path, const std::string& text)
    {
        if (path.empty()) {
            std::cout << text;
            return;
        }
        if (const auto failed = files::writeFile(path, text)) return m_session.fail(ExitCode::failure, failed->message);
        writeOut("wrote {}\n", path);
    }

    const NewOptions& m_options;
    Session& m_session;
    FileKind m_kind = FileKind::army;
    std::shared_ptr<const files::Project> m_project;
    std::shared_ptr<const rules::Game> m_game;
};

/// Values of an option that only some kinds have.
struct OwnOption {
    const CLI::Option* option = nullptr;
    std::vector<std::string> kinds;
};

/// True if all options that were given belong to the kind; otherwise says what they are for.
bool fitTheKind(const std::vector<OwnOption>& options, const std::string& kind, Session& session)
{
    for (const auto& [option, kinds] : options) {
        if (option->count() == 0 || std::find(kinds.begin(), kinds.end(), kind) != kinds.end()) continue;
        session.fail(ExitCode::usage, fmt::format("{} is not for muster new {}, only for: {}", option->get_name(), kind,
                                                  fmt::join(kinds, ", ")));
        return false;
    }
    return true;
}

/// True if no text from the command line would make a file that is not UTF-8.
bool areUtf8(const NewOptions& options, Session& session)
{
    for (const auto& [name, text] :
         {std::pair("--name", &options.name), std::pair("--id", &options.id), std::pair("--text", &options.text),
          std::pair("--row", &options.row), std::pair("--translation", &options.translated)})
        if (!isUtf8(*text)) {
            session.fail(ExitCode::usage, fmt::format("{}: this is not UTF-8", name));
            return false;
        }
    return true;
}

void makeNew(NewOptions& options, const std::vector<OwnOption>& own, Session& session)
{
    if (!fitTheKind(own, options.kind, session) || !areUtf8(options, session)) return;
    const auto items = itemKinds();
    if (std::find(items.begin(), items.end(), options.kind) != items.end()) return addItem(options, session);
    if (options.lists && options.like.empty())
        return session.fail(ExitCode::usage, "--lists copies the lists of a system; name it with --like SYSTEM");
    if (options.output == "-") options.output.clear();
    Maker(options, session).run();
}

/// The options of items that are added to a file.
void addItemOptions(CLI::App& command, NewOptions& options, std::vector<OwnOption>& own)
{
    const auto items = itemKinds();
    own.push_back(
        {command.add_option("file", options.file, "The file to which a rule, an entry and so on is added"), items});
    own.push_back({command.add_option("--id", options.id, "The id of what is added; the name of a table"),
                   {"rule", "entry", "leader", "table", "sheet"}});
    own.push_back({command.add_option("--scope", options.scope, "What a rule is about (unit if none)")
                       ->check(command_line::choice({"army", "group", "unit", "leader", "entry", "list", "scenario",
                                                     "side", "terrain", "zone", "objective", "placement"})),
                   {"rule"}});
    own.push_back({command.add_option("--level", options.level, "The level of a rule (error if none)")
                       ->check(command_line::choice({"error", "warning", "info", "remark"})),
                   {"rule"}});
    own.push_back(
        {command.add_option("--max", options.max, "The most bases of an entry in an army")->type_name("NUMBER"),
         {"entry", "leader"}});
    own.push_back({command.add_option("--row", options.row, "The id of a row for a table, new or not"), {"table"}});
    own.push_back(
        {command.add_option("--key", options.key, "A key of units whose values are rows of the table"), {"table"}});
    own.push_back({command.add_option("--for", options.about, "What a sheet shows (army if none)")
                       ->check(command_line::choice({"army", "unit", "group", "scenario", "side"})),
                   {"sheet"}});
    own.push_back({command.add_option("--language", options.language, "The language of translations, such as de")
                       ->type_name("CODE"),
                   {"translation"}});
    own.push_back({command.add_option("--text", options.text,
                                      "The text to translate (without it, each text that has no translation)"),
                   {"translation"}});
    own.push_back({command.add_option("--translation", options.translated, "Its translation")->type_name("TEXT"),
                   {"translation"}});
    own.push_back(
        {command.add_option("--tests", options.tests, "The folder of its tests (tests/ID in the project if none)")
             ->type_name("FOLDER"),
         {"rule", "entry", "leader", "table", "sheet"}});
    own.push_back({command.add_flag("--no-tests", options.noTests, "Write no tests"),
                   {"rule", "entry", "leader", "table", "sheet"}});
    own.push_back({command.add_flag("--diff", options.onlyShown,
                                    "Change nothing; show what would be added to files, as a unified diff"),
                   items});
}

}  // namespace

void addNew(CLI::App& app, Session& session)
{
    auto options = std::make_shared<NewOptions>();
    auto own = std::make_shared<std::vector<OwnOption>>();
    auto* command = app.add_subcommand(
        "new", "Create a file: an army with the units its list requires, a list, a scenario, house rules, a system; or "
               "add to a file: a rule, an entry, a leader, a table, a sheet, translations");
    std::vector<std::string> kinds{"army", "list", "scenario", "house", "system"};
    for (const auto& kind : itemKinds()) kinds.push_back(kind);
    command
        ->add_option("kind", options->kind,
                     "army, list, scenario, house or system: a new file; rule, entry, leader, table, sheet or "
                     "translation: added to a file, with tests that pass")
        ->required()
        ->check(command_line::choice(kinds));
    command->add_option("--system", options->system, "The game it is for");
    command->add_option("--list", options->list, "The list an army is built from");
    command->add_option("--name", options->name, "Its name; the title of a rule or a sheet");
    const std::vector<std::string> ofFiles{"army", "list", "scenario", "house", "system"};
    own->push_back(
        {command->add_option("-o,--output", options->output, "The file to write (standard output if none, or -)"),
         ofFiles});
    command
        ->add_option("--random-terrain", options->terrain,
                     "For a scenario: add random terrain; the same seed gives the same terrain")
        ->type_name("SEED");
    own->push_back(
        {command->add_option("--like", options->like, "For a system: begin as a copy of this one"), {"system"}});
    own->push_back(
        {command->add_flag("--lists", options->lists, "With --like: copy its lists too, to lists/"), {"system"}});
    addItemOptions(*command, *options, *own);
    command->add_flag("--force", options->force, "Overwrite existing files");
    addFollowLinks(*command, session);
    command->footer("Examples:\n"
                    "  muster new army --system old-trousers --list french -o my.army.json\n"
                    "  muster new system -o my-game.system.json\n"
                    "  muster new system --like old-trousers --lists -o my-game.system.json\n"
                    "  muster new rule my-game.system.json --id few-guns --scope army\n"
                    "  muster new entry lists/french.list.json --id marines --name Marines --max 2\n"
                    "  muster new translation my-game.system.json --language de --diff");
    command->callback([options, own, &session] { makeNew(*options, *own, session); });
}

}  // namespace muster::validator
