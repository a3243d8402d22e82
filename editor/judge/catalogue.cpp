#include "editor/judge/catalogue.hpp"

#include "editor/judge/starting_values.hpp"
#include "editor/judge/value_picture.hpp"

#include <QCoreApplication>

#include <algorithm>

namespace muster::editor {

using rules::Entry;
using rules::Offer;
using text::Node;

namespace {

void addTags(OfferEntry& entry, const rules::Game& game)
{
    for (const auto& value : entry.values) {
        const auto* field = entry.leader                ? game.leader.find(value.key)
                            : game.unit.find(value.key) ? game.unit.find(value.key)
                                                        : game.entry.find(value.key);
        if (!field || !isChoice(field->schema) || value.text.empty() || value.source != ValueSource::entry) continue;
        entry.tags.push_back(value.text);
        entry.tagTitles.push_back(value.title.empty() ? value.key : value.title);
    }
}

std::vector<OfferEntry> entriesOf(const std::vector<Entry>& entries, const rules::Basis& basis, const GameWords& words,
                                  bool leader)
{
    std::vector<Trial> trials;
    for (const Entry& entry : entries) trials.push_back({&entry, {}, {}, {}});
    giveStartingValues(trials, basis, leader);
    const Offer& offer = *basis.offer;
    const rules::Game& game = *basis.game;
    std::vector<OfferEntry> made;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const Entry& entry = entries[i];
        OfferEntry one;
        one.leader = leader;
        one.id = entry.id;
        one.title =
            entry.node["name"].isString() ? words(entry.node["name"].string()) : words.id(entry.id, titleOf(entry.id));
        one.description = words(entry.node["description"].string());
        one.notes = words(entry.node["notes"].string());
        one.minimum = entry.min;
        one.maximum = entry.max;
        one.step = entry.step;
        one.start = trials[i].start();
        if (trials[i].cost && game.document->root()["cost"]) {
            one.cost = plainText(*trials[i].cost);
            one.costNumber = trials[i].cost->asNumber();
            one.growsDear = one.start.size() > 2;
        }
        for (const auto& option : entry.options)
            one.options.emplace_back(words(option.node["name"].isString() ? option.node["name"].string() : option.id));
        one.values = valuesOfEntry(entry, offer, words, leader);
        one.summary = summaryOf(one.values, leader ? game.leader : game.unit, leader ? game.leader : game.entry);
        addTags(one, game);
        made.push_back(std::move(one));
    }
    return made;
}

/// What a unit or leader without an entry begins with, if the system lets there be one.
std::optional<std::string> freeStart(const rules::Basis& basis, bool leader)
{
    const auto& form = leader ? basis.game->leader : basis.game->unit;
    // A game that says nothing of leaders has none but those of its lists.
    if (leader && !basis.game->document->root()["leader"]) return std::nullopt;
    // What an army's file cannot say has to come from an entry.
    const bool possible = std::all_of(form.required.begin(), form.required.end(),
                                      [&](const auto& key) { return form.find(key) != nullptr; });
    if (!possible) return std::nullopt;
    std::vector<Trial> one(1);
    giveStartingValues(one, basis, leader);
    return one.front().start();
}

std::string thingTitle(Node thing, const GameWords& words, const char* otherwise)
{
    return thing["title"].isString() ? words(thing["title"].string())
                                     : QCoreApplication::translate("Judge", otherwise).toStdString();
}

}  // namespace

Catalogue catalogueOf(const rules::Basis& basis)
{
    Catalogue catalogue;
    catalogue.words = std::make_shared<const GameWords>(*basis.offer);
    const GameWords& words = *catalogue.words;
    OfferPicture& offer = catalogue.offer;
    const Node system = basis.game->document->root();
    offer.units = entriesOf(basis.offer->entries(), basis, words, false);
    offer.leaders = entriesOf(basis.offer->leaders(), basis, words, true);
    for (const auto* entries : {&offer.units, &offer.leaders})
        for (const auto& entry : *entries)
            for (const auto& tag : entry.tags)
                if (std::find(offer.tags.begin(), offer.tags.end(), tag) == offer.tags.end()) offer.tags.push_back(tag);
    if (auto start = freeStart(basis, false)) offer.freeUnits = true, offer.freeUnitStart = std::move(*start);
    if (auto start = freeStart(basis, true)) offer.freeLeaders = true, offer.freeLeaderStart = std::move(*start);
    offer.unitTitle = thingTitle(system["unit"], words, QT_TRANSLATE_NOOP("Judge", "Unit"));
    offer.leaderTitle = thingTitle(system["leader"], words, QT_TRANSLATE_NOOP("Judge", "Leader"));
    offer.groupTitle = thingTitle(system["group"], words, QT_TRANSLATE_NOOP("Judge", "Group"));
    auto statistics = rules::StatisticForms::compile(*basis.game);
    if (auto* forms = std::get_if<rules::StatisticForms>(&statistics)) catalogue.statistics = std::move(*forms);
    return catalogue;
}

}  // namespace muster::editor
