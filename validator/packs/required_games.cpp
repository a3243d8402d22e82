#include "validator/packs/required_games.hpp"

#include "core/files/data_folders.hpp"
#include "core/files/folder_index.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace muster::validator {

namespace {

/// The file of a game that is used outside of projects; empty if there is none.
std::filesystem::path fileOf(const std::string& game)
{
    for (const auto& data : files::dataFoldersByOrigin()) {
        const files::FolderIndex index(data.folder, files::Links::followed);
        if (const auto& found = index.systems(game); !found.empty()) return found.front();
    }
    return {};
}

/// Empty if it is the right one.
std::string problemOf(const RequiredGame& game, const std::string& extending, Session& session)
{
    const auto path = fileOf(game.id);
    if (path.empty())
        return fmt::format("the game \"{}\" {}, which \"{}\" extends, is not installed; install it first", game.id,
                           game.version, extending);
    const auto file = session.library().file(path);
    const auto version = file->document ? std::string(file->document->root()["version"].string()) : std::string();
    if (version != game.version)
        return fmt::format(
            "\"{}\" extends version {} of the game \"{}\", and {} has version {}; install that version, or "
            "ask for a pack for this one",
            extending, game.version, game.id, path.string(), version.empty() ? "unknown" : version);
    if (hashOf(file->source->bytes()) == game.sha256) return {};
    return fmt::format("\"{}\" extends the game \"{}\" {} with other contents than {} has; install the original",
                       extending, game.id, game.version, path.string());
}

}  // namespace

std::vector<std::string> problemsOfRequired(const Pack& pack, Session& session)
{
    std::vector<std::string> problems;
    for (const auto& game : pack.required)
        if (auto problem = problemOf(game, pack.id, session); !problem.empty()) problems.push_back(std::move(problem));
    return problems;
}

std::vector<std::string> dependentsOf(const std::string& game, const InstalledPacks& packs, const std::string& version)
{
    std::vector<std::string> sentences;
    for (const auto& id : packs.ids()) {
        const auto pack = packs.find(id);
        if (!pack || id == game) continue;
        if (pack->system == game && version.empty())
            sentences.push_back(fmt::format("the installed lists \"{}\" are for this game", id));
        const auto required = std::find_if(pack->required.begin(), pack->required.end(),
                                           [&](const RequiredGame& each) { return each.id == game; });
        if (required != pack->required.end() && required->version != version)
            sentences.push_back(
                fmt::format("the installed game \"{}\" extends version {} of this game", id, required->version));
    }
    return sentences;
}

}  // namespace muster::validator
