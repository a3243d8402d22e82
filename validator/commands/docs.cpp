#include "core/files/file.hpp"
#include "core/game/game.hpp"
#include "validator/command.hpp"
#include "validator/exit_code.hpp"
#include "validator/pages/game_pages.hpp"
#include "validator/pages/page_writers.hpp"
#include "validator/terminal.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <utility>

namespace muster::validator {

namespace {

namespace fs = std::filesystem;
using files::FileKind;

struct DocsOptions {
    std::string name, output, format = "markdown";
    bool force = false;
};

class Documentation {
public:
    Documentation(const DocsOptions& options, Session& session) : m_options(options), m_session(session) {}

    void run()
    {
        if (!findGame() || !findLists()) return;
        const auto pages = gamePages(*m_game, m_lists);
        const bool isHtml = m_options.format == "html";
        if (m_options.output.empty()) {
            std::cout << (isHtml ? htmlBook(pages, m_game->name) : markdownBook(pages));
            return;
        }
        std::vector<std::pair<fs::path, std::string>> made;
        const fs::path folder(m_options.output);
        if (isHtml)
            made.emplace_back(folder / (m_game->id + ".html"), htmlBook(pages, m_game->name));
        else
            for (const auto& page : pages) made.emplace_back(folder / (page.name + ".md"), markdownPage(page));
        if (!std::all_of(made.begin(), made.end(), [this](const auto& file) { return mayWrite(file.first); })) return;
        for (const auto& [path, text] : made)
            if (!write(path, text)) return;
        if (made.size() == 1)
            writeOut("wrote {}\n", made.front().first.string());
        else
            writeOut("wrote {} pages to {}; begin with {}\n", made.size(), m_options.output,
                     made.front().first.string());
    }

private:
    bool findGame()
    {
        auto& library = m_session.library();
        const auto kind = files::kindOf(m_options.name);
        if (!kind) {
            m_project = library.project(fs::current_path());
            m_game = m_session.game(*m_project, m_options.name);
            return m_game != nullptr;
        }
        if (*kind != FileKind::system && *kind != FileKind::list)
            return fail(ExitCode::usage,
                        fmt::format("{} is no game; name the id of a system, or the file of a system or a list",
                                    m_options.name));
        const auto path = fs::absolute(m_options.name).lexically_normal();
        std::error_code error;
        if (!fs::exists(path, error)) return fail(ExitCode::usage, fmt::format("{} does not exist", m_options.name));
        if (const auto refused = files::refusal(m_options.name, m_session.links))
            return fail(ExitCode::failure, *refused);
        m_project = library.project(path);
        if (*kind == FileKind::list) {
            const auto file = library.file(path);
            if (!file->document || !file->faults.empty()) return failFaulty();
            m_list = file->document->root()["id"].string();
            m_game = m_session.game(*m_project, std::string(file->document->root()["system"].string()));
            return m_game != nullptr;
        }
        const auto system = library.systemAt(*m_project, path);
        m_game = system ? system->game : nullptr;
        return m_game ? true : failFaulty();
    }

    /// The lists of the game, or the one that was named.
    bool findLists()
    {
        auto& library = m_session.library();
        auto ids = library.listIds(*m_project, m_game->id);
        if (!m_list.empty()) {
            if (std::find(ids.begin(), ids.end(), m_list) == ids.end()) return failFaulty();
            ids = {m_list};
        }
        for (const auto& id : ids) {
            auto context = library.rulesContext(*m_project, {m_game->id, id, {}, {}});
            if (context->game && context->catalogue && context->catalogue->listNode())
                m_lists.push_back({id, std::move(context)});
            else
                m_session.fail(ExitCode::findings,
                               fmt::format("the list \"{}\" is left out: it has errors; see: muster check", id));
        }
        return true;
    }

    bool fail(int code, const std::string& message)
    {
        m_session.fail(code, message);
        return false;
    }
    bool failFaulty()
    {
        return fail(ExitCode::findings,
                    fmt::format("{} has errors; see: muster check {}", m_options.name, m_options.name));
    }

    /// False after an error message if the path is that of a file that was not made by this command.
    bool mayWrite(const fs::path& path)
    {
        if (const auto refused = files::refusal(path.string(), m_session.links))
            return fail(ExitCode::failure, *refused);
        std::error_code error;
        if (m_options.force || !fs::exists(fs::symlink_status(path, error))) return true;
        const auto read = files::readFile(path, path.string());
        if (const auto* source = std::get_if<std::shared_ptr<const text::Source>>(&read)) {
            constexpr std::size_t beginning = 200;
            if ((*source)->bytes().substr(0, beginning).find(madeByMuster) != std::string_view::npos) return true;
        }
        return fail(ExitCode::failure,
                    fmt::format("{} already exists and was not written by muster docs; name another folder with -o, or "
                                "add --force to replace it",
                                path.string()));
    }

    bool write(const fs::path& path, const std::string& text)
    {
        std::error_code error;
        fs::create_directories(path.parent_path(), error);
        const auto failed = files::writeFile(path, text);
        return failed ? fail(ExitCode::failure, failed->message) : true;
    }

    const DocsOptions& m_options;
    Session& m_session;
    std::shared_ptr<const files::Project> m_project;
    std::shared_ptr<const rules::Game> m_game;
    std::string m_list;  ///< the only one that is documented; empty for all
    std::vector<ListOfGame> m_lists;
};

}  // namespace

void addDocs(CLI::App& app, Session& session)
{
    auto options = std::make_shared<DocsOptions>();
    auto* command = app.add_subcommand(
        "docs",
        "Write the pages of a game for its players and authors: its keys, costs, tables, sheets, rules and lists");
    command->add_option("game", options->name, "The id of a system, or the file of a system or of one list")
        ->required();
    command->add_option("-o,--output", options->output, "The folder to write to (standard output if none, or -)");
    addFormatChoice(*command, options->format, {"markdown", "html"});
    command->add_flag("--force", options->force, "Overwrite files that this command did not write");
    addFollowLinks(*command, session);
    command->footer("With --format html, everything is in one file with a field to search in it.\n\n"
                    "Examples:\n  muster docs old-trousers -o docs/\n"
                    "  muster docs my-game.system.json --format html -o site/");
    command->callback([options, &session] {
        if (options->output == "-") options->output.clear();
        Documentation(*options, session).run();
    });
}

}  // namespace muster::validator
