#include "editor/live_check/stat_line.hpp"

#include "core/game/game.hpp"
#include "core/roster/shown_value.hpp"
#include "editor/live_check/value_view.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>

namespace muster::editor {

using expr::Value;
using text::Node;

namespace {

struct OrderedColumn {
    double order = 0;
    StatColumn column;
};

/// Adds a value that has a column; leaders share the columns of units with the same label.
void addStat(std::vector<OrderedColumn>& columns, Node column, const StatColumn& wanted)
{
    if (!column.isObject() || wanted.label.empty()) return;
    const double order = column["order"].real();
    const auto same = std::find_if(columns.begin(), columns.end(),
                                   [&](const auto& known) { return known.column.label == wanted.label; });
    if (same == columns.end())
        columns.push_back({order, wanted});
    else if (same->column.unitKey.empty())
        same->column.unitKey = wanted.unitKey;
    else if (same->column.leaderKey.empty())
        same->column.leaderKey = wanted.leaderKey;
}

/// The number that a text begins with, such as that of "15 cm".
std::optional<double> numberIn(const std::string& text)
{
    double number = 0;
    const auto* end = text.data() + text.size();
    return std::from_chars(text.data(), end, number).ec == std::errc() ? std::optional(number) : std::nullopt;
}

/// The field of a key, or null for a derived value.
const rules::ElementSchema::Field* fieldOf(const rules::Game& game, const std::string& key, bool leader)
{
    if (leader) return game.leader.find(key);
    return game.unit.find(key) ? game.unit.find(key) : game.entry.find(key);
}

}  // namespace

std::vector<StatColumn> statColumnsOf(const rules::Game& game, const GameWords& words)
{
    std::vector<OrderedColumn> columns;
    const auto addFields = [&](const rules::ElementSchema& fields, bool leader) {
        for (const auto& field : fields.fields) {
            const Node column = field.schema["form"]["column"];
            addStat(columns, column,
                    {words(column["label"].string()), rules::titleOf(field, words.phrases()),
                     words(field.schema["description"].string()), leader ? "" : field.name, leader ? field.name : ""});
        }
    };
    const auto addDerived = [&](const std::vector<rules::Derived>& derived, bool leader) {
        for (const auto& one : derived) {
            const Node column = one.node["column"];
            addStat(columns, column,
                    {words(column["label"].string()),
                     one.title().empty() ? words.id(one.name, rules::titleOf(one.name)) : words(one.title()),
                     words(one.node["description"].string()), leader ? "" : one.name, leader ? one.name : ""});
        }
    };
    addFields(game.unit, false);
    addFields(game.entry, false);
    addDerived(game.derivedUnit, false);
    addFields(game.leader, true);
    addDerived(game.derivedLeader, true);
    std::stable_sort(columns.begin(), columns.end(), [](const auto& a, const auto& b) { return a.order < b.order; });
    if (columns.size() > CatalogueView::mostStats) columns.resize(CatalogueView::mostStats);
    std::vector<StatColumn> made;
    for (auto& one : columns) made.push_back(std::move(one.column));
    return made;
}

std::vector<StatView> statsOf(const Value& self, const std::vector<StatColumn>& columns,
                              const rules::Catalogue& catalogue, const GameWords& words, bool leader)
{
    std::vector<StatView> stats;
    for (const auto& column : columns) {
        StatView stat;
        const auto& key = leader ? column.leaderKey : column.unitKey;
        if (const Value* value = key.empty() ? nullptr : self.find(key); value && !value->is(expr::ValueType::null)) {
            const auto* field = fieldOf(catalogue.game(), key, leader);
            stat.text = field                                 ? shownText(*value, field->schema, catalogue, words)
                        : value->is(expr::ValueType::boolean) ? words.truth(value->asBoolean())
                                                              : words.line(expr::toSentence(*value));
            stat.number = value->isNumber() ? std::optional(value->asNumber()) : numberIn(stat.text);
        }
        stats.push_back(std::move(stat));
    }
    return stats;
}

std::vector<ValueView> withoutStats(const std::vector<ValueView>& values, const std::vector<StatColumn>& columns,
                                    bool leader)
{
    std::vector<ValueView> others;
    std::copy_if(values.begin(), values.end(), std::back_inserter(others), [&](const ValueView& value) {
        return std::none_of(columns.begin(), columns.end(), [&](const StatColumn& column) {
            return (leader ? column.leaderKey : column.unitKey) == value.key;
        });
    });
    return others;
}

}  // namespace muster::editor
