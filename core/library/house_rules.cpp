#include "core/game/game.hpp"
#include "core/game/schema_check.hpp"
#include "core/library/library.hpp"

#include <fmt/format.h>

#include <set>

namespace muster::rules {

namespace fs = std::filesystem;
using diagnostics::Level;
using files::Project;
using text::Node;

namespace {

/// Resolves a reference to house rules; a problem is added if there is no such file.
std::optional<fs::path> housePath(RulesContext& rulesContext, const Project& project, const fs::path& from,
                                  std::string_view reference)
{
    const auto target = project.resolve(from, reference);
    if (const auto* found = std::get_if<fs::path>(&target)) return *found;
    if (std::get<Project::ResolveError>(target) == Project::ResolveError::outsideRoot)
        rulesContext.problems.push_back(
            {"house", "ref/outside-root", Level::error,
             fmt::format("the house rules \"{}\" lie outside the project", files::shownReference(reference)),
             fmt::format("move them below {}", files::displayName(project.root()))});
    else
        rulesContext.problems.push_back(
            {"house", "ref/not-found", Level::error,
             fmt::format("there is no house rules file \"{}\"", files::shownReference(reference)),
             fmt::format("correct the path in {}; it is relative to that file", files::displayName(from))});
    return std::nullopt;
}

}  // namespace

std::optional<fs::path> Library::houseOf(RulesContext& rulesContext, const Project& project, const Request& request)
{
    if (!request.house.empty()) return housePath(rulesContext, project, request.from, request.house);
    if (m_house) return m_house;
    for (const auto& house : rulesContext.settings->houses()) {
        if (!house.game.empty() && house.game != rulesContext.game->id) continue;
        const auto path = housePath(rulesContext, project, house.from, house.node.string());
        if (!path || !house.game.empty()) return path;
        // House rules of a folder apply to armies of their own system only.
        const auto loaded = file(*path);
        if (files::kindOf(*path) != files::FileKind::house || !loaded->document ||
            loaded->document->root()["system"].string() == rulesContext.game->id)
            return path;
    }
    return std::nullopt;
}

bool Library::isValidHouse(const fs::path& path, Node root)
{
    return m_validHouses.get(path, [&] { return sharedSchema("house").accepts(root); });
}

void Library::gatherHouses(RulesContext& rulesContext, const Project& project, const Request& request,
                           std::optional<fs::path> path, Catalogue::Sources& sources)
{
    // House rules of a program's option apply to armies of their own system only.
    const bool isOfOption = m_house && request.house.empty();
    std::set<fs::path> seen;
    while (path) {
        if (!seen.insert(*path).second) {
            rulesContext.problems.push_back({"house", "ref/cycle", Level::error,
                                             "the house rules extend each other in a circle",
                                             "remove \"extends\" from one of them"});
            break;
        }
        if (files::kindOf(*path) != files::FileKind::house) {
            rulesContext.problems.push_back({"house", "ref/broken", Level::error,
                                             fmt::format("\"{}\" is not a house rules file", path->filename().string()),
                                             "name a file that ends in .house.json"});
            break;
        }
        const auto loaded = file(*path);
        const bool other = loaded->document && loaded->document->root()["system"].string() != rulesContext.game->id;
        if (other && isOfOption) break;
        if (!loaded->document || other || !isValidHouse(*path, loaded->document->root())) {
            rulesContext.problems.push_back({"house", "ref/broken", Level::error,
                                             other ? fmt::format("the house rules are for the system \"{}\"",
                                                                 loaded->document->root()["system"].string())
                                                   : std::string("the house rules have errors and are not used"),
                                             fmt::format("see them with: muster check {}", files::displayName(*path))});
            break;
        }
        sources.houses.insert(sources.houses.begin(), loaded->document);
        rulesContext.parts.push_back({"house", files::FileKind::house, *path});
        const Node extended = loaded->document->root()["extends"];
        if (!extended) break;
        if (sources.houses.size() > maxExtended) {
            rulesContext.problems.push_back(
                {"house", "ref/too-many", Level::error,
                 fmt::format("the chain of extended house rules has more than {} files; the rest are ignored",
                             maxExtended),
                 "merge them into fewer files"});
            break;
        }
        path = housePath(rulesContext, project, *path, extended.string());
    }
}

}  // namespace muster::rules
