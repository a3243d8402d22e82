#include "core/game/game.hpp"
#include "core/game/points_name.hpp"
#include "core/lint/entry_costs.hpp"
#include "validator/list_words.hpp"
#include "validator/pages/game_pages.hpp"
#include "validator/pages/key_words.hpp"

#include <fmt/format.h>

namespace muster::validator {

namespace {

/// What a list says of an entry beyond its numbers: "Arm: Infantry".
Spans valuesOfEntry(const rules::Entry& entry, const rules::ElementSchema& element, const rules::Catalogue& catalogue)
{
    Spans spans;
    for (const auto& field : element.fields) {
        const auto value = entry.node[field.name];
        if (!value) continue;
        if (!spans.empty()) spans.push_back(newLine());
        const auto title = titleOfKey(field.name, field.schema, catalogue.game());
        spans.push_back(Span{fmt::format("{}: {}", title, valueInWords(value, field.schema, catalogue))});
    }
    return spans;
}

Spans optionsOfEntry(const rules::EntryCost& cost)
{
    Spans spans;
    for (std::size_t i = 0; i < cost.entry->options.size(); ++i) {
        const auto& option = cost.entry->options[i];
        if (!spans.empty()) spans.push_back(newLine());
        auto text = nameOf(option.node);
        if (cost.options[i]) text += " " + costText(cost.options[i], true);
        auto conditions = conditionsOf(*cost.entry, option);
        if (option.max) conditions += fmt::format("{}at most {}", conditions.empty() ? "" : "; ", *option.max);
        if (!conditions.empty()) text += fmt::format(" ({})", conditions);
        spans.push_back(Span{std::move(text)});
    }
    for (const auto& group : cost.entry->optionGroups) {
        if (!spans.empty()) spans.push_back(newLine());
        spans.push_back(Span{fmt::format("{}: {} to {} of them", nameOf(group.node), group.min, maxOf(group.max))});
    }
    return spans;
}

void addEntries(Page& page, const std::vector<rules::EntryCost>& costs, const rules::ElementSchema& element,
                const rules::Catalogue& catalogue, const char* title, const std::string& anchor)
{
    if (costs.empty()) return;
    page.heading(2, title, anchor);
    PageTable table{{"Name", "Id", "Cost", "At least", "At most", "Values", "Options"}, {}};
    const auto& own = catalogue.listNode().document();
    for (const auto& cost : costs) {
        const auto& entry = *cost.entry;
        Spans name{strong(nameOf(entry.node))};
        if (const auto description = entry.node["description"].string(); !description.empty())
            name.insert(name.end(), {newLine(), Span{std::string(description)}});
        if (&entry.node.document() != &own) name.insert(name.end(), {newLine(), Span{"from another file"}});
        table.rows.push_back({std::move(name),
                              {code(std::string(entry.id))},
                              {Span{costText(cost.cost, false)}},
                              {Span{fmt::to_string(entry.min)}},
                              {Span{maxOf(entry)}},
                              valuesOfEntry(entry, element, catalogue),
                              optionsOfEntry(cost)});
    }
    page.table(std::move(table));
}

void addLimits(Page& page, const rules::Catalogue& catalogue, const std::string& anchor)
{
    if (catalogue.limits().empty()) return;
    page.heading(2, "Limits", anchor);
    PageTable table{{"Name", "Numbers", "Entries"}, {}};
    for (const auto& limit : catalogue.limits()) {
        std::vector<std::string> names;
        for (const auto* entries : {&catalogue.entries(), &catalogue.leaders()})
            for (const auto& entry : *entries)
                if (std::find(limit.entries.begin(), limit.entries.end(), &entry) != limit.entries.end())
                    names.push_back(nameOf(entry.node));
        table.rows.push_back({{Span{nameOf(limit.node)}},
                              {Span{boundsOf(limit, rules::pointsName(catalogue.game()))}},
                              {Span{fmt::format("{}", fmt::join(names, ", "))}}});
    }
    page.table(std::move(table));
}

}  // namespace

Page listPage(const ListOfGame& list)
{
    const auto& catalogue = *list.context->catalogue;
    const auto& game = *list.context->game;
    const auto node = catalogue.listNode();
    const auto anchor = [&](std::string_view part) { return anchorOfParts("list", list.id, part); };
    Page page{"lists/" + list.id, {}};
    page.heading(1, nameOf(node), anchor({}));
    page.paragraph(Spans{Span{"A list of "}, link(game.name, "README", "game"), Span{": "}, code(list.id), Span{"."}});
    PageItems facts;
    for (const char* key : {"book", "period", "version"})
        if (const auto text = node[key].string(); !text.empty())
            facts.items.push_back({strong(std::string(key) + ":"), Span{" " + std::string(text)}});
    for (const auto& field : game.list.fields)
        if (const auto value = node[field.name])
            facts.items.push_back({strong(titleOfKey(field.name, field.schema, game) + ":"),
                                   Span{" " + valueInWords(value, field.schema, catalogue)}});
    if (!facts.items.empty()) page.blocks.emplace_back(std::move(facts));
    page.paragraphs(node["summary"].string());

    const auto costs = rules::entryCosts(catalogue);
    addEntries(page, costs.leaders, game.leader, catalogue, "Leaders", anchor("leaders"));
    addEntries(page, costs.entries, game.entry, catalogue, "Entries", anchor("entries"));
    page.paragraphs("The cost is that of one base or leader, or what an option adds to it; \"-\" if it depends on what "
                    "the army chooses. 7+3 is 7 for the usual budget, and 3 more for each additional half of it.");
    addLimits(page, catalogue, anchor("limits"));
    std::vector<const rules::Rule*> own;
    for (const auto& rule : game.rules)
        if (&rule.node.document() != game.document.get()) own.push_back(&rule);
    if (!own.empty()) {
        page.heading(2, "Rules of the list", anchor("rules"));
        addRules(page, game, own, anchor("rule"));
    }
    if (node["sources"].size() > 0) {
        page.heading(2, "Sources", anchor("sources"));
        PageItems sources;
        for (const auto source : node["sources"]) sources.items.push_back({Span{std::string(source.string())}});
        page.blocks.emplace_back(std::move(sources));
    }
    return page;
}

}  // namespace muster::validator
