#include "core/army/new_army.hpp"
#include "core/command_line/choice.hpp"
#include "core/files/file.hpp"
#include "core/files/id.hpp"
#include "core/game/schema_check.hpp"
#include "core/scenario/new_scenario.hpp"
#include "core/scenario/random_terrain.hpp"
#include "core/text/canonical.hpp"
#include "core/text/nearest.hpp"
#include "core/text/shortlist.hpp"
#include "validator/command.hpp"
#include "validator/exit_code.hpp"
#include "validator/terminal.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <iostream>

namespace muster::validator {

namespace {

using Json = nlohmann::ordered_json;
using files::FileKind;

struct NewOptions {
    std::string kind, system, list, name, output;
    bool force = false;
    std::optional<std::uint64_t> terrain;  ///< seed of random terrain
};

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
        if (m_kind != FileKind::system && !findGame()) return;
        const auto json = make();
        if (!json) return;
        if (!isUtf8(m_options.name)) return m_session.fail(ExitCode::usage, "--name: this is not UTF-8");
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
                {"version", "1.0.0"},
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

    void write(const std::string& text)
    {
        if (m_options.output.empty()) {
            std::cout << text;
            return;
        }
        std::error_code error;
        // A dangling link counts as an existing file.
        if (!m_options.force && std::filesystem::exists(std::filesystem::symlink_status(m_options.output, error)))
            return m_session.fail(
                ExitCode::failure,
                fmt::format("{} already exists; choose another name, or add --force to replace it", m_options.output));
        if (const auto refused = files::refusal(m_options.output, m_session.links))
            return m_session.fail(ExitCode::failure, *refused);
        if (const auto failed = files::writeFile(m_options.output, text))
            return m_session.fail(ExitCode::failure, failed->message);
        writeOut("wrote {}\n", m_options.output);
    }

    const NewOptions& m_options;
    Session& m_session;
    FileKind m_kind = FileKind::army;
    std::shared_ptr<const files::Project> m_project;
    std::shared_ptr<const rules::Game> m_game;
};

}  // namespace

void addNew(CLI::App& app, Session& session)
{
    auto options = std::make_shared<NewOptions>();
    auto* command = app.add_subcommand(
        "new", "Create a file: an army with the units its list requires, a list, a scenario, house rules, a system");
    command->add_option("kind", options->kind, "army, list, scenario, house or system")
        ->required()
        ->check(command_line::choice({"army", "list", "scenario", "house", "system"}));
    command->add_option("--system", options->system, "The game it is for");
    command->add_option("--list", options->list, "The list an army is built from");
    command->add_option("--name", options->name, "Its name");
    command->add_option("-o,--output", options->output, "The file to write (standard output if none, or -)");
    command
        ->add_option("--random-terrain", options->terrain,
                     "For a scenario: add random terrain; the same seed gives the same terrain")
        ->type_name("SEED");
    command->add_flag("--force", options->force, "Overwrite an existing file");
    addFollowLinks(*command, session);
    command->footer("Examples:\n  muster new army --system old-trousers --list french -o my.army.json\n  muster new "
                    "system -o my-game.system.json");
    command->callback([options, &session] {
        if (options->output == "-") options->output.clear();
        Maker(*options, session).run();
    });
}

}  // namespace muster::validator
