#include "core/game/game.hpp"
#include "validator/command.hpp"
#include "validator/exit_code.hpp"
#include "validator/list_report.hpp"
#include "validator/reporters/json_text.hpp"
#include "validator/terminal.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <filesystem>
#include <iostream>

namespace muster::validator {

namespace {

using Json = nlohmann::ordered_json;

struct ListsOptions {
    std::string system, list, format = "text";
};

class Lists {
public:
    Lists(const ListsOptions& options, Session& session)
        : m_options(options), m_session(session), m_library(session.library()),
          m_project(m_library.project(std::filesystem::current_path()))
    {}

    void run()
    {
        if (!m_session.system(*m_project, m_options.system)) return;
        if (m_options.list.empty())
            showAll();
        else
            showOne();
    }

private:
    bool isJson() const { return m_options.format == "json"; }

    void showAll()
    {
        const auto ids = m_library.listIds(*m_project, m_options.system);
        // To standard error, because standard output contains only lists.
        if (ids.empty()) m_session.note(fmt::format("{} has no lists here", m_options.system));
        Json all = Json::array();
        for (const auto& id : ids) {
            const auto path = m_library.list(*m_project, m_options.system, id);
            const auto root = m_library.file(*path)->document->root();
            const auto file = files::displayName(*path);
            if (isJson()) {
                all.push_back({{"id", id},
                               {"name", root["name"].string()},
                               {"book", root["book"].string()},
                               {"period", root["period"].string()},
                               {"file", file}});
                continue;
            }
            writeOut("{:<26} {}", id, root["name"].string());
            for (const char* key : {"book", "period"})
                if (const auto text = root[key].string(); !text.empty()) writeOut(" - {}", text);
            writeOut("\n{:<26} {}\n", "", file);
        }
        if (isJson()) print({{"version", 1}, {"system", m_options.system}, {"lists", std::move(all)}});
    }

    void showOne()
    {
        const auto found = m_library.rulesContext(*m_project, {m_options.system, m_options.list, {}, {}});
        for (const auto& problem : found->problems)
            m_session.fail(problem.key == "list" ? ExitCode::usage : ExitCode::findings,
                           problem.help.empty() ? problem.message : problem.message + "; " + problem.help);
        const auto path = m_library.list(*m_project, m_options.system, m_options.list);
        if (!path || !found->catalogue || !found->catalogue->listNode()) return;
        const auto file = files::displayName(*path);
        if (isJson())
            print(listJson(*found, file));
        else
            writeOut(listText(*found, file));
    }

    static void print(const Json& json) { std::cout << jsonText(json, 2) << '\n'; }

    const ListsOptions& m_options;
    Session& m_session;
    rules::Library& m_library;
    std::shared_ptr<const files::Project> m_project;
};

}  // namespace

void addLists(CLI::App& app, Session& session)
{
    auto options = std::make_shared<ListsOptions>();
    auto* command = app.add_subcommand(
        "lists", "List the army lists of a system, or the entries of one list with their costs, limits and options");
    command->add_option("system", options->system, "The system's id")->required();
    command->add_option("list", options->list, "The list's id");
    addFormatChoice(*command, options->format);
    command->add_option("--house", session.house, "House rules that change costs")->check(CLI::ExistingFile);
    command->footer(
        "The cost is that of one base or leader, or what an option adds to it; \"-\" if it depends on values "
        "that the army chooses.\nA maximum of 7+3 is 7 for the default budget, and 3 more for each "
        "additional half of it.\n\n"
        "Examples:\n  muster lists ancients-d6\n  muster lists ancients-d6 republican-rome");
    command->callback([options, &session] { Lists(*options, session).run(); });
}

}  // namespace muster::validator
