#include "core/library/catalogue.hpp"

#include "core/expr/has_type.hpp"
#include "core/game/defaults.hpp"
#include "core/game/evaluation.hpp"

#include <algorithm>
#include <cmath>
#include <set>

namespace muster::rules {

namespace {

/// A count of bases; the schema reports absurd numbers, this only prevents overflow.
std::int64_t countOf(text::Node node) { return std::clamp<std::int64_t>(node.integer(), 0, 1'000'000); }

// More than any schema allows in a list. The schema reports that; this only bounds the time.
constexpr std::size_t maxEntries = 10'000, maxOptions = 100, maxLimits = 50, maxSharedValues = 3;

/// The schema reports what is neither a number nor "count".
UnitLimit unitLimitOf(text::Node node)
{
    if (!node) return {};
    return {countOf(node), node.string() == "count"};
}

OptionGroup optionGroupOf(text::Node node)
{
    return {node, node["id"].string(), countOf(node["min"]), unitLimitOf(node["max"])};
}

/// The index of the element with that id; nothing for an unknown id, which the lint reports.
template <class Element>
std::optional<std::size_t> indexIn(const std::vector<Element>& elements, text::Node id)
{
    for (std::size_t i = 0; i < elements.size(); ++i)
        if (id.isString() && elements[i].id == id.string()) return i;
    return std::nullopt;
}

std::vector<std::size_t> optionsNamed(text::Node ids, const Entry& entry)
{
    std::vector<std::size_t> found;
    for (const text::Node id : ids)
        if (const auto index = indexIn(entry.options, id); index && found.size() < maxOptions) found.push_back(*index);
    return found;
}

/// Resolves what the options of an entry say about one another.
void connectOptions(Entry& entry)
{
    for (Option& option : entry.options) {
        option.group = indexIn(entry.optionGroups, option.node["group"]);
        option.required = optionsNamed(option.node["requires"], entry);
        option.excluded = optionsNamed(option.node["excludes"], entry);
    }
}

/// True if an entry has each of the values, or has it in a list.
bool hasAll(const Entry& entry, std::span<const expr::MapEntry> values)
{
    return std::all_of(values.begin(), values.end(), [&](const expr::MapEntry& wanted) {
        const expr::Value* own = entry.value.find(wanted.key.asString());
        if (!own) return false;
        if (expr::equal(*own, wanted.value)) return true;
        if (!own->is(expr::ValueType::list)) return false;
        const auto items = own->asList();
        return std::any_of(items.begin(), items.end(),
                           [&](const expr::Value& item) { return expr::equal(item, wanted.value); });
    });
}

bool isWhole(double number) { return std::abs(number) < 1e15 && number == std::trunc(number); }

}  // namespace

using expr::MapEntry;
using expr::Value;
using text::Node;

const Option* Entry::option(std::string_view optionId) const
{
    const auto found =
        std::find_if(options.begin(), options.end(), [&](const Option& option) { return option.id == optionId; });
    return found == options.end() ? nullptr : &*found;
}

Catalogue::Catalogue(std::shared_ptr<const Game> game, Sources sources)
    : m_game(std::move(game)), m_sources(std::move(sources))
{
    m_budget = m_game->budget;
    readHouses();
    readTables();
    readSystem();
    readEntries(m_game->document->root()["entries"], m_game->entry, m_entries);
    readEntries(m_game->document->root()["leaders"], m_game->leader, m_leaders);
    for (const auto& document : m_sources.lists) {
        readEntries(document->root()["entries"], m_game->entry, m_entries);
        readEntries(document->root()["leaders"], m_game->leader, m_leaders);
    }
    derive();
    readLimits();
    readList();
    readPhrases();
    const auto& environment = m_game->environment(Scope::army);
    const auto fits = [&](const Value& value, const char* variable) {
        return expr::hasType(value, environment.typeOf(variable).value_or(expr::Type()));
    };
    m_isOrdinary = fits(m_tables, "tables") && fits(m_list, "list") && fits(m_system, "system") &&
                   largestInteger() <= expr::largestOrdinary;
}

const Entry* Catalogue::find(const std::vector<Entry>& entries, std::string_view id)
{
    const auto found = std::find_if(entries.begin(), entries.end(), [&](const Entry& entry) { return entry.id == id; });
    return found == entries.end() ? nullptr : &*found;
}

Node Catalogue::listNode() const { return m_sources.lists.empty() ? Node() : m_sources.lists.front()->root(); }

void Catalogue::readHouses()
{
    for (const auto& document : m_sources.houses) {
        const Node house = document->root();
        if (const Node budget = house["budget"]; budget && m_budget) m_budget = budget.integer();
        for (const char* key : {"rules", "levels"}) m_levels.addAll(house[key], m_game->id);
    }
}

Node Catalogue::row(std::string_view table, std::string_view id) const
{
    const auto search = [&](Node tables) {
        for (const Node row : tables[table])
            if (row["id"].string() == id) return row;
        return Node();
    };
    if (const Node row = search(m_game->document->root()["tables"])) return row;
    for (const auto& document : m_sources.lists)
        if (const Node row = search(document->root()["tables"])) return row;
    return {};
}

void Catalogue::readTables()
{
    MapBuilder tables(m_arena, m_game->tables.size());
    for (const auto& [name, reader] : m_game->tables) {
        std::vector<Node> rows;
        const auto collect = [&, &table = name](Node from) {
            for (const Node row : from[table])
                if (row.isObject()) rows.push_back(row);
        };
        collect(m_game->document->root()["tables"]);
        for (const auto& document : m_sources.lists) collect(document->root()["tables"]);
        MapBuilder table(m_arena, rows.size());
        std::set<std::string_view> seen;
        for (const Node row : rows) {
            const auto id = row["id"].string();
            if (!seen.insert(id).second) continue;  // the first one wins; the duplicate is reported at its place
            const Value plain = reader.read(row, m_arena);
            std::size_t changes = 0;
            for (const auto& document : m_sources.houses) changes += document->root()["tables"][name][id].size();
            MapBuilder changed(m_arena, plain.size() + changes);
            for (const auto& [key, value] : plain.asMap()) changed.add(key.asString(), value);
            for (const auto& document : m_sources.houses) {
                const Value overlay = reader.read(document->root()["tables"][name][id], m_arena);
                if (overlay.is(expr::ValueType::map))
                    for (const auto& [key, value] : overlay.asMap()) changed.set(key.asString(), value);
            }
            table.add(id, changed.value());
        }
        tables.add(name, table.value());
    }
    m_tables = tables.value();
}

void Catalogue::readSystem()
{
    const Node root = m_game->document->root();
    MapBuilder budget(m_arena, 4);
    for (const char* key : {"label", "short"})
        if (const Node text = root["budget"][key]) budget.add(key, Value::string(text.string()));
    budget.add("default", Value::integer(m_game->budget.value_or(0)));
    budget.add("agreed", Value::integer(m_budget.value_or(0)));
    MapBuilder system(m_arena, 5);
    for (const char* key : {"id", "name", "version", "measure"}) system.add(key, Value::string(root[key].string()));
    system.add("budget", budget.value());
    m_system = system.value();
}

std::span<const MapEntry> Catalogue::values(Node node, const ElementSchema& elementSchema)
{
    MapBuilder result(m_arena, node.size());
    for (const Node member : node)
        if (const auto* field = elementSchema.find(member.key()))
            result.set(field->name, field->reader.read(member, m_arena));
    return result.value().asMap();
}

std::span<const MapEntry> Catalogue::lists(Node node)
{
    return node.isObject() ? readValue(node, m_arena).asMap() : std::span<const MapEntry>();
}

Option Catalogue::optionOf(Node node, const ElementSchema& elementSchema)
{
    Option option;
    option.node = node;
    option.id = node["id"].string();
    option.cost = node["cost"].real();
    if (const Node max = node["max"]) option.max = countOf(max);
    option.perUnit = unitLimitOf(node["perUnit"]);
    option.set = values(node["set"], elementSchema);
    option.add = lists(node["add"]);
    option.remove = lists(node["remove"]);
    return option;
}

Entry Catalogue::entryOf(Node node, const ElementSchema& elementSchema)
{
    Entry entry;
    entry.node = node;
    entry.id = node["id"].string();
    entry.min = countOf(node["min"]);
    entry.step = countOf(node["step"]);
    if (const Node max = node["max"]) entry.max = countOf(max);
    entry.values = values(node, elementSchema);
    for (const Node option : node["options"])
        if (entry.options.size() < maxOptions) entry.options.push_back(optionOf(option, elementSchema));
    for (const Node group : node["optionGroups"])
        if (entry.optionGroups.size() < maxOptions) entry.optionGroups.push_back(optionGroupOf(group));
    connectOptions(entry);

    const auto number = [](Node cost) {
        return isWhole(cost.real()) ? Value::integer(static_cast<std::int64_t>(cost.real())) : Value::real(cost.real());
    };
    auto* options = m_arena.allocate<Value>(entry.options.size());
    for (std::size_t i = 0; i < entry.options.size(); ++i) {
        const Node option = entry.options[i].node;
        MapBuilder map(m_arena, option.size() + 4);
        map.add("cost", Value::real(entry.options[i].cost));
        for (const char* key : {"set", "add", "remove"})
            map.add(key, option[key].isObject() ? readValue(option[key], m_arena) : Value::map({}));
        const auto isAdded = [](std::string_view key) {
            return key == "cost" || key == "set" || key == "add" || key == "remove";
        };
        for (const Node member : option)
            if (!isAdded(member.key())) map.add(member.key(), readValue(member, m_arena));
        options[i] = map.value();
    }
    MapBuilder value(m_arena, node.size() + m_game->derivedEntry.size() + elementSchema.fields.size() + 9);
    value.add("id", Value::string(entry.id));
    value.add("name", Value::string(node["name"].string()));
    for (const char* key : {"description", "costReason", "notes"})
        if (const Node text = node[key]) value.add(key, Value::string(text.string()));
    value.add("min", Value::integer(entry.min));
    value.add("max", entry.max ? Value::integer(*entry.max) : Value::null());
    value.add("step", Value::integer(entry.step));
    value.add("cost", node["cost"] ? number(node["cost"]) : Value::null());
    value.add("options", Value::list({options, entry.options.size()}));
    value.add("taken", Value::list({}));
    for (const auto& [key, own] : entry.values) value.set(key.asString(), own);
    addDefaults(elementSchema, value, m_arena);
    entry.value = value.value();
    return entry;
}

void Catalogue::readEntries(Node nodes, const ElementSchema& elementSchema, std::vector<Entry>& entries)
{
    for (const Node node : nodes)
        if (entries.size() < maxEntries && node.isObject() && !find(entries, node["id"].string()))
            entries.push_back(entryOf(node, elementSchema));
}

void Catalogue::derive()
{
    if (m_game->derivedEntry.empty()) return;
    Evaluation evaluation(m_arena);
    evaluation.set(systemSlot, m_system);
    evaluation.set(tablesSlot, m_tables);
    for (Entry& entry : m_entries) {
        MapBuilder value(m_arena, entry.value.size() + m_game->derivedEntry.size());
        for (const auto& [key, own] : entry.value.asMap()) value.add(key.asString(), own);
        for (const auto& [name, program, affectsVerdict, node] : m_game->derivedEntry) {
            evaluation.set(selfSlot, value.value());
            if (const auto result = evaluation.value(program)) value.set(name, *result);
        }
        entry.value = value.value();
    }
}

void Catalogue::readLimits()
{
    std::set<std::string_view> ids;
    for (const auto& document : m_sources.lists)
        for (const Node node : document->root()["limits"]) {
            if (m_limits.size() == maxLimits || !ids.insert(node["id"].string()).second) continue;
            JointLimit limit;
            limit.node = node;
            std::set<std::string_view> named, from;
            for (const Node id : node["entries"]) named.insert(id.string());
            for (const Node id : node["from"]) from.insert(id.string());
            const auto shared = node["having"].isObject() && node["having"].size() <= maxSharedValues
                                    ? readValue(node["having"], m_arena).asMap()
                                    : std::span<const MapEntry>();
            for (const auto* entries : {&m_entries, &m_leaders})
                for (const Entry& entry : *entries)
                    if (named.contains(entry.id) || (!shared.empty() && hasAll(entry, shared)) ||
                        from.contains(entry.node.document().root()["id"].string()))
                        limit.entries.push_back(&entry);
            std::sort(limit.entries.begin(), limit.entries.end());
            limit.countsUnits = node["count"].string() == "units";
            if (const Node min = node["min"]) limit.min = countOf(min);
            if (const Node max = node["max"]) limit.max = countOf(max);
            limit.per = std::max(0.0, node["per"].real());
            if (const Node share = node["minShare"]) limit.minShare = share.real();
            if (const Node share = node["maxShare"]) limit.maxShare = share.real();
            m_limits.push_back(std::move(limit));
        }
}

void Catalogue::readList()
{
    const auto all = [&](const std::vector<Entry>& entries) {
        auto* items = m_arena.allocate<Value>(entries.size());
        for (std::size_t i = 0; i < entries.size(); ++i) items[i] = entries[i].value;
        return Value::list({items, entries.size()});
    };
    const Node node = listNode();
    MapBuilder list(m_arena, node.size() + m_game->list.fields.size() + 4);
    list.add("entries", all(m_entries));
    list.add("leaders", all(m_leaders));
    for (const Node member : node)
        if (const auto* field = m_game->list.find(member.key()))
            list.add(field->name, field->reader.read(member, m_arena));
        else if (member.key() != "entries" && member.key() != "leaders" && member.key() != "tables" &&
                 member.key() != "rules" && member.key() != "translations" && member.key() != "accept" &&
                 member.key() != "expect")
            list.add(member.key(), readValue(member, m_arena));
    if (node) addDefaults(m_game->list, list, m_arena);
    m_list = list.value();
}

void Catalogue::readPhrases()
{
    if (m_sources.language.empty()) return;
    for (const auto& list : m_sources.lists) m_phrases.add(list->root(), m_sources.language);
    for (auto house = m_sources.houses.rbegin(); house != m_sources.houses.rend(); ++house)
        m_phrases.add((*house)->root(), m_sources.language);
    m_phrases.add(m_game->document->root(), m_sources.language);
}

std::uint64_t Catalogue::largestInteger()
{
    std::uint64_t largest = 0;
    std::vector<Value> waiting{m_tables, m_list, m_system};
    for (const auto* form :
         {&m_game->entry, &m_game->unit, &m_game->leader, &m_game->group, &m_game->army, &m_game->list})
        for (const auto& field : form->fields)
            if (const Node standard = field.schema["default"]) waiting.push_back(readValue(standard, m_arena));
    // The values of an entry are also those that derived values replaced, and those that its options set.
    for (const auto* entries : {&m_entries, &m_leaders})
        for (const Entry& entry : *entries)
            for (const auto& [key, value] : entry.values) waiting.push_back(value);
    while (!waiting.empty()) {
        const Value value = waiting.back();
        waiting.pop_back();
        switch (value.type()) {
        case expr::ValueType::integer: largest = std::max(largest, expr::magnitude(value.asInteger())); break;
        case expr::ValueType::unsignedInteger: largest = std::max(largest, value.asUnsigned()); break;
        case expr::ValueType::list:
            for (const Value& item : value.asList()) waiting.push_back(item);
            break;
        case expr::ValueType::map:
            for (const auto& entry : value.asMap()) waiting.push_back(entry.value);
            break;
        default: break;
        }
    }
    return largest;
}

}  // namespace muster::rules
