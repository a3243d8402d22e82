#include "core/army/army_code.hpp"
#include "core/army/verdict.hpp"
#include "core/files/file.hpp"
#include "core/game/game.hpp"
#include "validator/command.hpp"
#include "validator/exit_code.hpp"
#include "validator/reporters/json_text.hpp"
#include "validator/terminal.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <filesystem>
#include <iostream>

namespace muster::validator {

namespace {

using Json = nlohmann::ordered_json;

struct VerifyOptions {
    std::vector<std::string> words;
    std::string format = "text";
};

/// Compares the code of a printed sheet with armies, or without a code shows the armies' own.
class Verify {
public:
    Verify(const VerifyOptions& options, Session& session) : m_options(options), m_session(session) {}

    void run()
    {
        std::vector<std::string> paths;
        for (const auto& word : m_options.words) {
            const auto code = std::filesystem::exists(word) ? std::nullopt : rules::codeFrom(word);
            if (!code)
                paths.push_back(word);
            else if (m_code.empty() || m_code == *code)
                m_code = *code;
            else
                return m_session.fail(ExitCode::usage,
                                      fmt::format("{} and {} are two codes; compare one at a time", m_code, *code));
        }
        if (paths.empty())
            return m_session.fail(ExitCode::usage,
                                  "name the armies, or the folder of armies, to compare with the code");
        for (const auto& path : paths) addPath(path);
        const auto matching =
            std::count_if(m_armies.begin(), m_armies.end(), [](const Json& army) { return army["matches"] == true; });
        if (!m_code.empty() && matching == 0)
            m_session.exitCode = std::max<int>(m_session.exitCode, ExitCode::findings);
        if (m_options.format == "json")
            std::cout << jsonText(
                             {{"version", 1}, {"code", m_code.empty() ? Json() : Json(m_code)}, {"armies", m_armies}},
                             2)
                      << '\n';
        else
            writeText(matching);
    }

private:
    void addPath(const std::string& path)
    {
        for (const auto& file : m_session.files({path})) {
            if (file.kind == files::FileKind::army)
                add(file);
            else if (file.given.empty())
                m_session.fail(ExitCode::usage, fmt::format("{} is not an army", file.name));
        }
    }

    void add(const InputFile& file)
    {
        auto read = files::readFile(file.path, file.name);
        if (const auto* error = std::get_if<files::FileError>(&read))
            return m_session.fail(ExitCode::failure, error->message);
        const auto army = rules::OpenedArmy::open({std::get<std::shared_ptr<const text::Source>>(std::move(read)),
                                                   file.path, files::FileKind::army, file.given},
                                                  m_session.library());
        if (!army->roster())
            return m_session.fail(ExitCode::findings,
                                  fmt::format("{} has no code, because it cannot be evaluated; see: "
                                              "muster check {}",
                                              file.name, file.name));
        const auto code = rules::codeOf(*army);
        const auto& game = army->roster()->catalogue().game();
        const auto list = army->roster()->catalogue().listNode()["name"].string();
        const bool matches = code == m_code;
        // A sheet with a code is that of a legal army, so errors in the file it belongs to are news.
        if (army->errors() > 0 && (m_code.empty() || matches))
            m_session.exitCode = std::max<int>(m_session.exitCode, ExitCode::findings);
        m_armies.push_back({{"file", file.name},
                            {"name", army->root()["name"].string()},
                            {"system", game.id},
                            {"systemName", game.name},
                            {"systemVersion", game.version},
                            {"list", list.empty() ? Json() : Json(list)},
                            {"points", rules::pointsText(*army->roster())},
                            {"errors", army->errors()},
                            {"code", code},
                            {"matches", m_code.empty() ? Json() : Json(matches)}});
    }

    static std::string lineOf(const Json& army)
    {
        const auto textOf = [&army](const char* key) {
            return army[key].is_string() ? army[key].get<std::string>() : "";
        };
        auto line = fmt::format("{}  {}: {}, {} {}", textOf("code"), textOf("file"), textOf("name"),
                                textOf("systemName"), textOf("systemVersion"));
        if (!textOf("list").empty()) line += ", " + textOf("list");
        if (!textOf("points").empty()) line += ", " + textOf("points") + " points";
        if (const auto errors = army["errors"].get<std::size_t>(); errors > 0)
            line += fmt::format(", {} error{}", errors, errors == 1 ? "" : "s");
        return line;
    }

    void writeText(std::ptrdiff_t matching) const
    {
        if (m_code.empty()) {
            for (const auto& army : m_armies) writeOut("{}\n", lineOf(army));
            return;
        }
        if (m_armies.empty()) return;
        if (matching == 0 && m_armies.size() == 1)
            writeOut("{} is not the code of {}; its own is:\n{}\n", m_code, m_armies[0]["file"].get<std::string>(),
                     lineOf(m_armies[0]));
        else if (matching == 0)
            writeOut("{} is the code of none of these {} armies\n", m_code, m_armies.size());
        for (const auto& army : m_armies)
            if (army["matches"] == true) writeOut("{}\n", lineOf(army));
    }

    const VerifyOptions& m_options;
    Session& m_session;
    std::string m_code;
    Json m_armies = Json::array();
};

}  // namespace

void addVerify(CLI::App& app, Session& session)
{
    auto options = std::make_shared<VerifyOptions>();
    auto* command = app.add_subcommand("verify", "Compare the code on a printed sheet with the army's file");
    command
        ->add_option("file", options->words,
                     "The code, and armies or folders to look for it in; without a code, shows that of each army")
        ->required();
    addFormatChoice(*command, options->format);
    command->add_option("--house", session.house, "House rules for armies without their own")->check(CLI::ExistingFile);
    addFollowLinks(*command, session);
    command->footer(
        "The code depends on what plays: units, options, points, and the versions of system, list and house "
        "rules.\nNames of the army and the player, notes and formatting do not change it.\n\n"
        "Examples:\n"
        "  muster verify 7KQ2-M9XA-4R1T rome.army.json\n"
        "  muster verify 7KQ2-M9XA-4R1T armies/    which of these armies is on the sheet?\n"
        "  muster verify armies/                   the code of each army\n\n"
        "Exit codes: 0 an army has the code, 1 none has it, 2 wrong usage, 3 a file could not be read.");
    command->callback([options, &session] { Verify(*options, session).run(); });
}

}  // namespace muster::validator
