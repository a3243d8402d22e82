#include "core/files/data_folders.hpp"
#include "core/game/game.hpp"
#include "validator/command.hpp"
#include "validator/exit_code.hpp"
#include "validator/reporters/json_text.hpp"
#include "validator/terminal.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <memory>
#include <string>
#include <system_error>
#include <vector>

namespace muster::validator {

namespace {

using Json = nlohmann::ordered_json;
using SystemFile = rules::Library::SystemFile;

/// A file of a game and who put it there.
struct FoundSystem {
    std::shared_ptr<const SystemFile> file;
    files::Origin origin;
};

/// All files of a game: the first is the one that is used. A file that is found in two ways counts once.
std::vector<FoundSystem> foundSystems(rules::Library& library, const files::Project& project, const std::string& id)
{
    std::vector<FoundSystem> found;
    std::error_code error;
    for (const auto& path : project.systems(id)) {
        const bool isKnown = std::any_of(found.begin(), found.end(), [&](const FoundSystem& each) {
            return std::filesystem::equivalent(each.file->path, path, error);
        });
        if (!isKnown) found.push_back({library.systemAt(path), files::originOf(path, project.root())});
    }
    return found;
}

std::string_view inWords(files::Origin origin)
{
    switch (origin) {
    case files::Origin::project: return "in this project";
    case files::Origin::named: return "in a folder of $MUSTER_DATA";
    case files::Origin::installed: return "installed with muster add";
    case files::Origin::shipped: return "comes with Muster";
    }
    return "";
}

std::string versionOf(const FoundSystem& system) { return system.file->game ? system.file->game->version : ""; }

Json jsonOf(const std::string& id, const std::vector<FoundSystem>& found)
{
    const auto& system = *found.front().file;
    Json json = {{"id", id},
                 {"usable", system.game != nullptr},
                 {"file", files::displayName(system.path)},
                 {"origin", files::originName(found.front().origin)}};
    Json others = Json::array();
    for (std::size_t i = 1; i < found.size(); ++i)
        others.push_back({{"file", files::displayName(found[i].file->path)},
                          {"origin", files::originName(found[i].origin)},
                          {"version", found[i].file->game ? Json(versionOf(found[i])) : Json()}});
    json["unused"] = std::move(others);
    if (!system.game) return json;
    const auto& game = *system.game;
    const auto root = game.document->root();
    json["name"] = game.name;
    json["version"] = game.version;
    json["summary"] = root["summary"].string();
    if (const auto extended = root["extends"]) json["extends"] = extended.string();
    json["budget"] =
        game.budget ? Json({{"points", *game.budget}, {"label", root["budget"]["label"].string()}}) : Json();
    return json;
}

void show(const std::string& id, const std::vector<FoundSystem>& found)
{
    const auto& system = *found.front().file;
    if (system.game) {
        const auto& game = *system.game;
        const auto root = game.document->root();
        const auto label = root["budget"]["label"].string();
        const auto budget = game.budget ? fmt::format("{} {}", *game.budget, label) : std::string("no points");
        const auto extended = root["extends"].string();
        writeOut("{:<18} {:<8} {} ({}{})\n", id, game.version, game.name, budget,
                 extended.empty() ? std::string() : fmt::format(", extends {}", extended));
        if (const auto summary = root["summary"].string(); !summary.empty()) writeOut("{:<18} {}\n", "", summary);
    } else {
        writeOut("{:<18} has errors: muster check shows them\n", id);
    }
    writeOut("{:<18} {} ({})\n", "", files::displayName(system.path), inWords(found.front().origin));
    for (std::size_t i = 1; i < found.size(); ++i) {
        const auto version = versionOf(found[i]);
        writeOut("{:<18} not used: {}{}{} ({})\n", "", files::displayName(found[i].file->path),
                 version.empty() ? "" : ", version ", version, inWords(found[i].origin));
    }
}

/// Two files are never taken for one without saying so.
void warnOfOthers(const std::string& id, const std::vector<FoundSystem>& found, Session& session)
{
    for (std::size_t i = 1; i < found.size(); ++i)
        session.note(fmt::format("two games have the id \"{}\": {} is used, and {} is not; remove one, or give it "
                                 "another id",
                                 id, files::displayName(found.front().file->path),
                                 files::displayName(found[i].file->path)));
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
        const auto found = foundSystems(library, *project, id);
        if (found.empty()) continue;
        if (isJson)
            all.push_back(jsonOf(id, found));
        else
            show(id, found);
        warnOfOthers(id, found, session);
    }
    if (isJson) std::cout << jsonText({{"version", 1}, {"systems", std::move(all)}}, 2) << '\n';
}

}  // namespace

void addSystems(CLI::App& app, Session& session)
{
    auto* command = app.add_subcommand("systems", "List the available games, with where each one comes from");
    auto format = std::make_shared<std::string>("text");
    addFormatChoice(*command, *format);
    command->callback([format, &session] { listSystems(*format == "json", session); });
}

}  // namespace muster::validator
