#include "editor/live_check/catalogue_cache.hpp"

#include "core/game/game.hpp"
#include "core/roster/shown_value.hpp"
#include "editor/live_check/starting_values.hpp"
#include "editor/live_check/stat_line.hpp"
#include "editor/live_check/value_view.hpp"

#include <QCoreApplication>

#include <algorithm>

namespace muster::editor {

using rules::Catalogue;
using rules::Entry;
using text::Node;

namespace {

void addTags(CatalogueEntry& entry, const rules::Game& game)
{
    for (const auto& value : entry.values) {
        const auto* field = entry.leader                ? game.leader.find(value.key)
                            : game.unit.find(value.key) ? game.unit.find(value.key)
                                                        : game.entry.find(value.key);
        if (!field || !rules::isChoice(field->schema) || value.text.empty() || value.source != ValueSource::entry)
            continue;
        entry.tags.push_back(value.text);
        entry.tagTitles.push_back(value.title.empty() ? value.key : value.title);
    }
}

std::vector<CatalogueEntry> entriesOf(const std::vector<Entry>& entries, const rules::RulesContext& rulesContext,
                                      const GameWords& words, const std::vector<StatColumn>& stats, bool leader)
{
    std::vector<Trial> trials;
    for (const Entry& entry : entries) trials.push_back({&entry, {}, {}, {}, {}, {}});
    giveStartingValues(trials, rulesContext, leader, words, stats);
    const Catalogue& catalogue = *rulesContext.catalogue;
    const rules::Game& game = *rulesContext.game;
    std::vector<CatalogueEntry> made;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const Entry& entry = entries[i];
        CatalogueEntry one;
        one.leader = leader;
        if (trials[i].arm) one.arm = *trials[i].arm;
        one.id = entry.id;
        one.title = entry.node["name"].isString() ? words(entry.node["name"].string())
                                                  : words.id(entry.id, rules::titleOf(entry.id));
        one.description = words(entry.node["description"].string());
        one.notes = words(entry.node["notes"].string());
        one.minimum = entry.min;
        one.maximum = entry.max;
        one.step = entry.step;
        one.start = trials[i].start();
        if (trials[i].cost && game.document->root()["cost"]) {
            one.cost = plainText(*trials[i].cost);
            one.costNumber = trials[i].cost->asNumber();
            one.costVaries = one.start.size() > 2;
        }
        for (const auto& option : entry.options)
            one.options.emplace_back(words(option.node["name"].isString() ? option.node["name"].string() : option.id));
        one.values = valuesOfEntry(entry, catalogue, words, leader);
        one.stats = trials[i].stats;
        const auto &own = leader ? game.leader : game.unit, &further = leader ? game.leader : game.entry;
        one.summary = summaryOf(one.values, own, further);
        one.shortSummary = summaryOf(withoutStats(one.values, stats, leader), own, further);
        addTags(one, game);
        made.push_back(std::move(one));
    }
    return made;
}

/// The starting values of a unit or leader without an entry, if the system allows one.
std::optional<std::string> freeStart(const rules::RulesContext& rulesContext, const GameWords& words, bool leader)
{
    const auto& elementSchema = leader ? rulesContext.game->leader : rulesContext.game->unit;
    // A game that does not define leaders has only those of its lists.
    if (leader && !rulesContext.game->document->root()["leader"]) return std::nullopt;
    // Required keys that army files cannot contain must come from an entry.
    const bool possible = std::all_of(elementSchema.required.begin(), elementSchema.required.end(),
                                      [&](const auto& key) { return elementSchema.find(key) != nullptr; });
    if (!possible) return std::nullopt;
    std::vector<Trial> one(1);
    giveStartingValues(one, rulesContext, leader, words, {});
    return one.front().start();
}

std::string elementTitle(Node item, const GameWords& words, const char* otherwise)
{
    return item["title"].isString() ? words(item["title"].string())
                                    : QCoreApplication::translate("LiveCheck", otherwise).toStdString();
}

}  // namespace

CatalogueCache catalogueCacheOf(const rules::RulesContext& rulesContext)
{
    CatalogueCache cache;
    cache.words = std::make_shared<const GameWords>(*rulesContext.catalogue);
    const GameWords& words = *cache.words;
    CatalogueView& catalogue = cache.catalogue;
    const Node system = rulesContext.game->document->root();
    catalogue.stats = statColumnsOf(*rulesContext.game, words);
    catalogue.units = entriesOf(rulesContext.catalogue->entries(), rulesContext, words, catalogue.stats, false);
    catalogue.leaders = entriesOf(rulesContext.catalogue->leaders(), rulesContext, words, catalogue.stats, true);
    for (const auto* entries : {&catalogue.units, &catalogue.leaders})
        for (const auto& entry : *entries)
            for (const auto& tag : entry.tags)
                if (std::find(catalogue.tags.begin(), catalogue.tags.end(), tag) == catalogue.tags.end())
                    catalogue.tags.push_back(tag);
    if (auto start = freeStart(rulesContext, words, false))
        catalogue.freeUnits = true, catalogue.freeUnitStart = std::move(*start);
    if (auto start = freeStart(rulesContext, words, true))
        catalogue.freeLeaders = true, catalogue.freeLeaderStart = std::move(*start);
    catalogue.unitTitle = elementTitle(system["unit"], words, QT_TRANSLATE_NOOP("LiveCheck", "Unit"));
    catalogue.leaderTitle = elementTitle(system["leader"], words, QT_TRANSLATE_NOOP("LiveCheck", "Leader"));
    catalogue.groupTitle = elementTitle(system["group"], words, QT_TRANSLATE_NOOP("LiveCheck", "Group"));
    auto statistics = rules::StatisticSpecs::compile(*rulesContext.game);
    if (auto* forms = std::get_if<rules::StatisticSpecs>(&statistics)) cache.statistics = std::move(*forms);
    return cache;
}

}  // namespace muster::editor
