#include "editor/army_files/army_files.hpp"

#include "core/files/file.hpp"
#include "core/files/folder_walk.hpp"
#include "core/library/library.hpp"
#include "core/text/document.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

namespace muster::editor {

namespace fs = std::filesystem;

namespace {

// A club's folder contains hundreds of armies; beyond this limit, the file dialog finds the others.
constexpr std::size_t maxArmies = 500;
constexpr std::size_t maxFiles = 20'000;
constexpr int deepest = 6;

std::string lowered(std::string text)
{
    for (char& each : text) each = static_cast<char>(std::tolower(static_cast<unsigned char>(each)));
    return text;
}

using Found = std::map<std::string, std::vector<ArmyFile>, std::less<>>;

Found armiesIn(const fs::path& root, bool withHouseRules)
{
    Found armies;
    std::size_t found = 0;
    files::FolderWalk search{root, root, files::Links::inside, deepest, maxFiles};
    search.leavesOutTests = true;
    files::walk(search, [&](const fs::path& path) {
        if (files::kindOf(path) != files::FileKind::army) return true;
        const auto read = files::readFile(path, path.string(), {.bytes = 1u << 20});
        const auto* source = std::get_if<std::shared_ptr<const text::Source>>(&read);
        const auto document = source ? text::Document::parse(*source).document : nullptr;
        if (!document || (!withHouseRules && document->root()["house"])) return true;
        const auto name = document->root()["name"].string();
        armies[std::string(document->root()["system"].string())].push_back(
            {path, name.empty() ? path.filename().string() : std::string(name)});
        return ++found < maxArmies;
    });
    for (auto& [system, list] : armies)
        std::sort(list.begin(), list.end(), [](const ArmyFile& a, const ArmyFile& b) {
            return std::pair(lowered(a.name), a.file) < std::pair(lowered(b.name), b.file);
        });
    return armies;
}

bool liesBelow(const fs::path& path, const fs::path& root)
{
    const auto relative = path.lexically_normal().lexically_relative(root.lexically_normal());
    return !relative.empty() && *relative.begin() != "..";
}

}  // namespace

Found armiesBelow(const fs::path& root) { return armiesIn(root, true); }

std::vector<ArmyFile> shippedArmies(const files::Project& project, std::string_view system)
{
    for (const auto& file : project.systems(system)) {
        std::error_code error;
        const auto folder = fs::weakly_canonical(file, error).parent_path();
        // Armies of the project are listed separately.
        if (folder.empty() || liesBelow(folder, project.root())) continue;
        auto found = armiesIn(folder, false);
        if (const auto own = found.find(system); own != found.end()) return std::move(own->second);
    }
    return {};
}

AvailableArmies availableArmies(rules::Library& library, const fs::path& scenario, std::string_view system)
{
    const auto project = library.project(scenario);
    auto below = armiesBelow(project->root());
    AvailableArmies available;
    if (const auto own = below.find(system); own != below.end()) available.own = std::move(own->second);
    available.shipped = shippedArmies(*project, system);
    return available;
}

}  // namespace muster::editor
