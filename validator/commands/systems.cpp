#include "core/game/game.hpp"
#include "validator/command.hpp"
#include "validator/exit_code.hpp"
#include "validator/reporters/json_text.hpp"
#include "validator/terminal.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <filesystem>
#include <iostream>

namespace muster::validator {

namespace {

using Json = nlohmann::ordered_json;

Json jsonOf(const std::string& id, const rules::Library::SystemFile* system)
{
    Json json = {{"id", id}, {"usable", system && system->game}, {"file", Json()}};
    if (system) json["file"] = files::displayName(system->path);
    if (!system || !system->game) return json;
    const auto& game = *system->game;
    const auto root = game.document->root();
    json["name"] = game.name;
    json["version"] = game.version;
    json["summary"] = root["summary"].string();
    if (const auto extended = root["extends"]) json["extends"] = extended.string();
    json["budget"] =
        game.budget ? Json({{"points", *game.budget}, {"label", root["budget"]["label"].string()}}) : Json();
    return json;
}

void listSystems(bool isJson, Session& session)
{
    auto& library = session.library();
    const auto project = library.project(std::filesystem::current_path());
    const auto ids = project->systemIds();
    if (ids.empty())
        return session.fail(ExitCode::failure,
                            "no system was found: set MUSTER_DATA to the folder with the *.system.json files");
    Json all = Json::array();
    for (const auto& id : ids) {
        const auto system = library.system(*project, id);
        if (isJson) {
            all.push_back(jsonOf(id, system.get()));
            continue;
        }
        if (!system || !system->game) {
            writeOut("{:<18} has errors: muster check shows them\n", id);
            continue;
        }
        const auto& game = *system->game;
        const auto root = game.document->root();
        const auto label = root["budget"]["label"].string();
        const auto budget = game.budget ? fmt::format("{} {}", *game.budget, label) : std::string("no points");
        const auto extended = root["extends"].string();
        writeOut("{:<18} {:<8} {} ({}{})\n", id, game.version, game.name, budget,
                 extended.empty() ? std::string() : fmt::format(", extends {}", extended));
        if (const auto summary = root["summary"].string(); !summary.empty()) writeOut("{:<18} {}\n", "", summary);
        writeOut("{:<18} {}\n", "", files::displayName(system->path));
    }
    if (isJson) std::cout << jsonText({{"version", 1}, {"systems", std::move(all)}}, 2) << '\n';
}

}  // namespace

void addSystems(CLI::App& app, Session& session)
{
    auto* command = app.add_subcommand("systems", "List the available game systems");
    auto format = std::make_shared<std::string>("text");
    addFormatChoice(*command, *format);
    command->callback([format, &session] { listSystems(*format == "json", session); });
}

}  // namespace muster::validator
