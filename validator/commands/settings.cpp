#include "core/settings/settings.hpp"
#include "core/files/file.hpp"
#include "core/library/named_rules_context.hpp"
#include "core/text/terminal.hpp"
#include "validator/command.hpp"
#include "validator/exit_code.hpp"
#include "validator/level_in_force.hpp"
#include "validator/reporters/json_text.hpp"
#include "validator/terminal.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <filesystem>
#include <optional>
#include <vector>

namespace muster::validator {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;
using text::Node;

/// One setting in force.
struct Setting {
    std::string key, name;  ///< "rules" and the rule; the name is empty for plain keys
    Json value;
    Node node;                ///< what sets it; absent for a default
    std::string option = {};  ///< the option of the command that sets it instead
};

/// All settings in force for a file, with the files that set them.
class InForce {
public:
    InForce(fs::path path, Session& session)
        : m_session(session), m_library(session.library()), m_path(std::move(path)),
          m_project(m_library.project(m_path)), m_settings(m_library.settings(*m_project, m_path)),
          m_levels(m_settings->levels())
    {
        readFile();
        addHouses();
        addPlain("acceptErrors", false);
        addPlain("failLevel", "error");
        addPatterns("ignore");
        addPatterns("tests");
        addLevels();
    }

    void print() const
    {
        writeOut("{}\n", files::displayName(m_path));
        writeOut("  {:<13} {}\n", "project", files::displayName(m_project->root()));
        std::string_view label = "settings";
        for (const auto& file : m_settings->files()) {
            writeOut("  {:<13} {}\n", label, files::displayName(file));
            label = "";
        }
        if (m_settings->files().empty()) writeOut("  {:<13} none\n", label);
        std::string_view key;
        for (const auto& setting : m_inForce) {
            const auto text = setting.value.is_string() ? setting.value.get<std::string>() : setting.value.dump();
            const auto named = setting.name.empty() ? text : fmt::format("{} = {}", setting.name, text);
            const auto by = setting.node             ? placeText(setting.node)
                            : setting.option.empty() ? std::string("(default)")
                                                     : setting.option;
            writeOut("  {:<13} {:<50} {}\n", setting.key == key ? "" : setting.key, named, by);
            key = setting.key;
        }
    }

    void printJson() const
    {
        Json files = Json::array(), all = Json::array();
        for (const auto& file : m_settings->files()) files.push_back(files::displayName(file));
        for (const auto& setting : m_inForce) {
            Json one = {{"key", setting.key}};
            if (!setting.name.empty()) one["name"] = setting.name;
            one["value"] = setting.value;
            if (setting.node) {
                const auto place = rules::placeOf(setting.node);
                one["file"] = place.file;
                one["line"] = place.line;
                one["pointer"] = place.pointer;
            }
            all.push_back(std::move(one));
        }
        writeOut(jsonText({{"version", 1},
                           {"file", files::displayName(m_path)},
                           {"project", files::displayName(m_project->root())},
                           {"files", std::move(files)},
                           {"settings", std::move(all)}},
                          2) +
                 "\n");
    }

    /// Fails for settings files with errors: what they say may be missing.
    void reportProblems() const
    {
        for (const auto& problem : m_settings->problems())
            m_session.fail(ExitCode::findings,
                           fmt::format("{}: {}; {}", files::displayName(problem.from), problem.message, problem.help));
        for (const auto& file : m_settings->files())
            if (!m_library.settingsFault(file).empty())
                m_session.fail(ExitCode::findings, fmt::format("{0} has errors; see them with: muster check {0}",
                                                               files::displayName(file)));
    }

private:
    /// An army or scenario may name house rules of its own, which change levels too.
    void readFile()
    {
        const auto kind = files::kindOf(m_path);
        if (kind != files::FileKind::army && kind != files::FileKind::scenario) return;
        m_document = m_library.file(m_path)->document;
        if (!m_document || !m_document->root()["system"].isString()) return;
        m_context = rules::namedRulesContext(m_document->root(), *kind, m_path, *m_project, m_library);
        m_levels = m_context->levelLines;
    }

    void addHouses()
    {
        if (!m_context) {
            for (const auto& house : m_settings->houses())
                m_inForce.push_back({"house", std::string(house.game), house.node.string(), house.node});
            return;
        }
        for (const auto& part : m_context->parts) {
            if (part.kind != files::FileKind::house) continue;
            Setting setting{"house", {}, files::displayName(part.path), {}};
            if (const Node own = m_document->root()["house"])
                setting.node = own;
            else if (!m_session.house.empty())
                setting.option = "--house";
            else
                setting.node = lineNaming(part.path);
            // Those that it extends follow.
            return m_inForce.push_back(std::move(setting));
        }
    }

    Node lineNaming(const fs::path& house) const
    {
        for (const auto& each : m_settings->houses()) {
            const auto target = m_project->resolve(each.from, each.node.string());
            if (const auto* path = std::get_if<fs::path>(&target); path && *path == house) return each.node;
        }
        return {};
    }

    void addPlain(const char* key, Json usual)
    {
        const Node node = m_settings->last(key);
        if (node.isString()) usual = node.string();
        if (node.isBoolean()) usual = node.boolean();
        m_inForce.push_back({key, {}, std::move(usual), node});
    }

    void addPatterns(const char* key)
    {
        for (const auto& file : m_settings->files()) {
            const auto document = m_library.file(file)->document;
            if (!document || !document->root()[key].isArray()) continue;
            for (const Node pattern : document->root()[key]) m_inForce.push_back({key, {}, pattern.string(), pattern});
        }
    }

    void addLevels()
    {
        for (const auto& line : m_levels.lines())
            // A line for one rule has no effect if a later one decides.
            if (rules::isRulePattern(line.rule) || m_levels.lineFor(line.rule) == &line)
                m_inForce.push_back({"rules", line.rule, levelText(line.level), line.node});
    }

    Session& m_session;
    rules::Library& m_library;
    fs::path m_path;
    std::shared_ptr<const files::Project> m_project;
    std::shared_ptr<const rules::Settings> m_settings;
    rules::Levels m_levels;
    std::shared_ptr<const text::Document> m_document;
    std::shared_ptr<const rules::RulesContext> m_context;
    std::vector<Setting> m_inForce;
};

void showSettings(const std::string& file, bool json, Session& session)
{
    std::error_code error;
    if (!fs::exists(file, error))
        return session.fail(
            ExitCode::failure,
            fmt::format("cannot read {}: {}", file, error ? error.message() : "there is no such file or folder"));
    if (const auto refusal = files::refusal(file, session.links)) return session.fail(ExitCode::failure, *refusal);
    const InForce inForce(fs::weakly_canonical(file, error), session);
    if (json)
        inForce.printJson();
    else
        inForce.print();
    inForce.reportProblems();
}

}  // namespace

void addSettings(CLI::App& app, Session& session)
{
    struct Options {
        std::string file, format = "text";
    };
    auto options = std::make_shared<Options>();
    auto* command = app.add_subcommand("settings", "Show the settings in force for a file, and which line sets each");
    command->add_option("file", options->file, "A file, or a folder for what applies to all files in it")->required();
    addFormatChoice(*command, options->format);
    command->add_option("--house", session.house, "House rules for an army without its own")->check(CLI::ExistingFile);
    addFollowLinks(*command, session);
    command->footer("Example:\n  muster settings armies/mine.army.json");
    command->callback([options, &session] { showSettings(options->file, options->format == "json", session); });
}

}  // namespace muster::validator
