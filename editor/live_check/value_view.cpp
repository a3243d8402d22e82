#include "editor/live_check/value_view.hpp"

#include "core/roster/provenance.hpp"
#include "core/roster/shown_value.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::editor {

using expr::Value;
using expr::ValueType;
using rules::ElementSchema;
using text::Node;

namespace {

constexpr std::size_t maxSummaryLength = 80, maxShortTitleLength = 16;

ValueView view(const ElementSchema::Field& field, const Value& value, const rules::Catalogue& catalogue,
               const GameWords& words)
{
    ValueView made;
    made.key = field.name;
    made.title = rules::titleOf(field, words.phrases());
    made.description = words(field.schema["description"].string());
    made.text = shownText(value, field.schema, catalogue, words);
    made.json = jsonOf(value);
    return made;
}

std::string defaultJson(const ElementSchema::Field& field) { return std::string(field.schema["default"].sourceText()); }

const Value* find(std::span<const expr::MapEntry> entries, std::string_view key)
{
    for (const auto& [name, value] : entries)
        if (name.asString() == key) return &value;
    return nullptr;
}

/// The fields of the items of an army, and those that only entries have.
std::vector<const ElementSchema::Field*> fieldsOf(const rules::Game& game, bool leader)
{
    std::vector<const ElementSchema::Field*> fields;
    const ElementSchema& own = leader ? game.leader : game.unit;
    for (const auto& field : own.fields) fields.push_back(&field);
    if (!leader)
        for (const auto& field : game.entry.fields)
            if (!own.find(field.name)) fields.push_back(&field);
    return fields;
}

ValueSource sourceOf(rules::Origin origin)
{
    switch (origin) {
    case rules::Origin::option: return ValueSource::option;
    case rules::Origin::own: return ValueSource::own;
    case rules::Origin::entry: return ValueSource::entry;
    case rules::Origin::standard: break;
    }
    return ValueSource::standard;
}

}  // namespace

CostView viewOf(const rules::CostSum& sum, const GameWords& words)
{
    CostView made;
    made.timesLabel = words.line(sum.timesLabel);
    made.times = plainText(sum.times);
    for (const auto& [label, value] : sum.each) made.each.push_back({words.line(label), plainText(value)});
    for (const auto& [label, value] : sum.once) made.once.push_back({words.line(label), plainText(value)});
    made.eachSum = plainText(sum.eachSum);
    made.total = plainText(sum.total);
    made.complete = sum.complete();
    return made;
}

std::vector<ValueView> valuesOfEntry(const rules::Entry& entry, const rules::Catalogue& catalogue,
                                     const GameWords& words, bool leader)
{
    std::vector<ValueView> values;
    for (const auto* field : fieldsOf(catalogue.game(), leader)) {
        const Value* own = find(entry.values, field->name);
        const Value* value = own ? own : entry.value.find(field->name);
        if (!value) continue;
        auto made = view(*field, *value, catalogue, words);
        made.source = own ? ValueSource::entry : ValueSource::standard;
        values.push_back(std::move(made));
    }
    return values;
}

std::vector<ValueView> valuesOfMember(const rules::Member& member, const rules::Catalogue& catalogue,
                                      const GameWords& words, bool leader)
{
    std::vector<ValueView> values;
    const ElementSchema& elementSchema = leader ? catalogue.game().leader : catalogue.game().unit;
    for (const auto* field : fieldsOf(catalogue.game(), leader)) {
        const Value* value = member.self.find(field->name);
        if (!value) continue;
        auto made = view(*field, *value, catalogue, words);
        const Value* entry = member.entry ? find(member.entry->values, field->name) : nullptr;
        const auto [origin, option] = rules::provenanceOf(member.node, member.entry, elementSchema, field->name);
        made.source = sourceOf(origin);
        if (option) made.option = words(option->node["name"].string());
        made.entryJson = entry ? jsonOf(*entry) : defaultJson(*field);
        values.push_back(std::move(made));
    }
    return values;
}

std::vector<ValueView> valuesOfNode(Node node, const Value& self, const ElementSchema& elementSchema,
                                    const rules::Catalogue& catalogue, const GameWords& words)
{
    std::vector<ValueView> values;
    for (const auto& field : elementSchema.fields) {
        const Value* value = self.find(field.name);
        if (!value) continue;
        auto made = view(field, *value, catalogue, words);
        made.source = node[field.name] ? ValueSource::own : ValueSource::standard;
        made.entryJson = defaultJson(field);
        values.push_back(std::move(made));
    }
    return values;
}

std::vector<ValueView> derivedValues(const Value& self, const std::vector<rules::Derived>& derived,
                                     const GameWords& words)
{
    std::vector<ValueView> values;
    for (const auto& each : derived) {
        const Value* value = self.find(each.name);
        if (!value || value->is(ValueType::null)) continue;
        if (value->is(ValueType::list)) {
            const auto items = value->asList();
            if (std::any_of(items.begin(), items.end(),
                            [](const Value& item) { return item.is(ValueType::map) || item.is(ValueType::list); }))
                continue;
        }
        if (value->is(ValueType::map)) {
            const auto members = value->asMap();
            if (std::any_of(members.begin(), members.end(), [](const auto& member) {
                    return member.value.is(ValueType::map) || member.value.is(ValueType::list);
                }))
                continue;
        }
        ValueView made;
        made.key = each.name;
        made.isTitled = !each.title().empty();
        made.title = each.title().empty() ? words.id(each.name, rules::titleOf(each.name)) : words(each.title());
        made.description = words(each.node["description"].string());
        made.text = value->is(ValueType::boolean) ? words.truth(value->asBoolean())
                    : value->is(ValueType::map)   ? jsonOf(*value)
                                                  : words.line(expr::toSentence(*value));
        made.json = jsonOf(*value);
        made.source = ValueSource::derived;
        values.push_back(std::move(made));
    }
    return values;
}

std::string summaryOf(const std::vector<ValueView>& values, const ElementSchema& elementSchema,
                      const ElementSchema& further)
{
    std::string summary;
    for (const auto& value : values) {
        if (value.source == ValueSource::standard || value.text.empty()) continue;
        const auto* field = elementSchema.find(value.key) ? elementSchema.find(value.key) : further.find(value.key);
        const Node schema = field ? field->schema : Node();
        std::string part;
        if (value.json == "true")
            part = value.title;
        else if (value.json == "false")
            continue;
        else if (rules::isChoice(schema))
            part = value.text;
        else if (value.json.front() == '"')
            part = value.text.size() < 24 ? value.text : std::string();
        else if (value.json.front() == '{' || value.json.front() == '[')
            continue;
        // The summary omits numbers with long titles.
        else if (value.title.size() <= maxShortTitleLength)
            part = fmt::format("{} {}", value.title, value.text);
        if (part.empty()) continue;
        if (summary.size() + part.size() > maxSummaryLength) break;
        summary += (summary.empty() ? "" : ", ") + part;
    }
    return summary;
}

}  // namespace muster::editor
