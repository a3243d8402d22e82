#include "core/game/game.hpp"
#include "validator/command.hpp"
#include "validator/exit_code.hpp"
#include "validator/terminal.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <filesystem>
#include <iostream>

namespace muster::validator {

namespace {

void listSystems(Session& session)
{
    auto& library = session.library();
    const auto project = library.project(std::filesystem::current_path());
    const auto ids = project->systemIds();
    if (ids.empty())
        return session.fail(ExitCode::failure,
                            "no system was found: set MUSTER_DATA to the folder with the *.system.json files");
    for (const auto& id : ids) {
        const auto system = library.system(*project, id);
        if (!system || !system->game) {
            writeOut("{:<18} has errors: muster check shows them\n", id);
            continue;
        }
        const auto& game = *system->game;
        const auto root = game.document->root();
        const auto label = root["budget"]["label"].string();
        const auto budget = game.budget ? fmt::format("{} {}", *game.budget, label) : std::string("no points");
        writeOut("{:<18} {:<8} {} ({})\n", id, game.version, game.name, budget);
        if (const auto summary = root["summary"].string(); !summary.empty()) writeOut("{:<18} {}\n", "", summary);
        writeOut("{:<18} {}\n", "", files::displayName(system->path));
    }
}

void listLists(const std::string& id, Session& session)
{
    auto& library = session.library();
    const auto project = library.project(std::filesystem::current_path());
    if (!session.system(*project, id)) return;
    const auto lists = library.listIds(*project, id);
    // To standard error, because standard output contains only lists.
    if (lists.empty()) std::cerr << fmt::format("muster: {} has no lists here\n", forTerminal(id, LineFeeds::shown));
    for (const auto& list : lists) {
        const auto path = library.list(*project, id, list);
        const auto root = library.file(*path)->document->root();
        writeOut("{:<26} {}", list, root["name"].string());
        for (const char* key : {"book", "period"})
            if (const auto text = root[key].string(); !text.empty()) writeOut(" - {}", text);
        writeOut("\n{:<26} {}\n", "", files::displayName(*path));
    }
}

}  // namespace

void addSystems(CLI::App& app, Session& session)
{
    auto* command = app.add_subcommand("systems", "List the available game systems");
    command->callback([&session] { listSystems(session); });
}

void addLists(CLI::App& app, Session& session)
{
    auto system = std::make_shared<std::string>();
    auto* command = app.add_subcommand("lists", "List the army lists of a system");
    command->add_option("system", *system, "The system's id")->required();
    command->footer("Example:\n  muster lists ancients-d6");
    command->callback([system, &session] { listLists(*system, session); });
}

}  // namespace muster::validator
