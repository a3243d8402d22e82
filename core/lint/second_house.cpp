#include "core/files/settings_sources.hpp"
#include "core/lint/project_tree.hpp"
#include "core/lint/settings_checks.hpp"
#include "core/settings/folder_layers.hpp"

#include <fmt/format.h>

#include <map>
#include <set>
#include <string>

namespace muster::rules {

namespace fs = std::filesystem;
using diagnostics::Level;
using text::Node;

namespace {

constexpr std::size_t maxComparisons = 200'000;

/// House rules files by game, each with the line that names it.
using Houses = std::map<std::string, std::pair<fs::path, Node>, std::less<>>;

class HouseReader {
public:
    explicit HouseReader(const CheckContext& context) : m_context(context) {}

    /// What `house` of a settings file, or of an item of its `overrides`, names. A path that leads nowhere is reported
    /// elsewhere.
    Houses housesOf(Node house, const fs::path& from)
    {
        Houses houses;
        const auto add = [&](std::string_view game, Node node) {
            const auto target = m_context.project.resolve(from, node.string());
            const auto* path = std::get_if<fs::path>(&target);
            if (!path) return;
            const auto loaded = game.empty() ? m_context.library.file(*path) : nullptr;
            if (loaded && loaded->document) game = loaded->document->root()["system"].string();
            if (!game.empty()) houses[std::string(game)] = {*path, node};
        };
        if (house.isString()) add({}, house);
        std::size_t games = 0;
        if (house.isObject())
            for (const Node ofGame : house)
                if (++games <= files::maxHousesOfSettings && ofGame.isString()) add(ofGame.key(), ofGame);
        return houses;
    }

private:
    const CheckContext& m_context;
};

void report(const CheckContext& context, Node node, std::string_view game, Node first, std::string_view both)
{
    if (!context.findings.wants("settings/second-house", Level::warning)) return;
    auto made = findingAt(node, "settings/second-house", Level::warning,
                          fmt::format("{} house rules for {}; only these are used", both, game),
                          "name one file here that extends the others, or leave the game out of one of them");
    made.related.push_back({"the others are named here", placeOf(first)});
    context.findings.add(std::move(made));
}

void checkExtended(const CheckContext& context, HouseReader& reader)
{
    const Node extended = context.root()["extends"];
    if (!extended.isArray()) return;
    const auto own = reader.housesOf(context.root()["house"], context.subject.path);
    const auto load = [&](const fs::path& path) { return context.library.file(path)->document; };
    Houses all;
    std::size_t items = 0;
    for (const Node item : extended) {
        if (++items > files::maxSettingsFiles) break;
        const auto target = context.project.resolve(context.subject.path, item.string());
        const auto* path = std::get_if<fs::path>(&target);
        const auto document = path ? load(*path) : nullptr;
        if (!document) continue;
        Houses ofItem;
        for (const auto& source : files::extendedSettings(context.project.root(), {*path, document}, load).files)
            for (auto& [game, house] : reader.housesOf(source.document->root()["house"], source.path))
                ofItem[game] = house;
        for (const auto& [game, house] : ofItem) {
            const auto [known, isNew] = all.try_emplace(game, house);
            if (isNew || known->second.first == house.first || own.contains(game)) continue;
            report(context, item, game, known->second.second, "two of the extended files name");
            known->second = house;
        }
    }
}

void checkOverrides(const CheckContext& context, HouseReader& reader)
{
    struct Override {
        SettingsOverride patterns;
        Houses houses;
    };
    const Node nodes = context.root()["overrides"];
    if (!nodes.isArray()) return;
    std::vector<Override> overrides;
    std::size_t left = FolderLayers::maxPatterns;
    for (const Node node : nodes) {
        Override made{{node, {}}, reader.housesOf(node["house"], context.subject.path)};
        if (made.houses.empty() || !node["files"].isArray()) continue;
        for (const Node file : node["files"])
            if (auto pattern = files::PathPattern::read(file.string()); pattern && left > 0) {
                --left;
                made.patterns.files.push_back(std::move(*pattern));
            }
        overrides.push_back(std::move(made));
    }
    if (overrides.size() < 2) return;
    std::error_code error;
    const auto settings = fs::weakly_canonical(context.subject.path, error);
    std::size_t comparisons = 0;
    std::set<std::pair<const Node*, std::string>> reported;
    for (const auto& entry : projectTree(context)->entries) {
        const auto kind = entry.isOurs ? files::kindOf(entry.path) : std::nullopt;
        if (kind != files::FileKind::army && kind != files::FileKind::scenario) continue;
        std::map<std::string, const std::pair<fs::path, Node>*, std::less<>> first;
        for (const auto& each : overrides) {
            comparisons += each.patterns.files.size();
            if (comparisons > maxComparisons) return;
            if (!appliesTo(each.patterns, settings, entry.path)) continue;
            for (const auto& [game, house] : each.houses) {
                const auto [known, isNew] = first.try_emplace(game, &house);
                if (isNew || known->second->first == house.first) continue;
                if (reported.emplace(&house.second, game).second)
                    report(context, house.second, game, known->second->second,
                           fmt::format("two overrides give {}", files::displayName(entry.path)));
            }
        }
    }
}

}  // namespace

void checkSecondHouse(const CheckContext& context)
{
    HouseReader reader(context);
    checkExtended(context, reader);
    checkOverrides(context, reader);
}

}  // namespace muster::rules
