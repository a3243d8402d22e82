#include "core/library/table_columns.hpp"

#include "core/game/game.hpp"
#include "core/library/check_context.hpp"
#include "core/library/table_links.hpp"
#include "core/text/nearest.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::rules {

using diagnostics::Level;
using text::Kind;
using text::Node;

namespace {

constexpr std::size_t maxSortsKept = 20;

std::string_view kindOf(Node value)
{
    switch (value.kind()) {
    case Kind::null: return "null";
    case Kind::boolean: return "true or false";
    case Kind::integer:
    case Kind::unsignedInteger: return "a whole number";
    case Kind::real: return "a number";
    case Kind::string: return "a text";
    case Kind::array: return "a list";
    case Kind::object: return "an object";
    }
    return {};
}

/// True if a value may replace `known`. An integer may replace a fraction, but not the reverse.
bool mayReplace(Node value, Node known)
{
    if (known.isInteger()) return value.isInteger();
    if (known.isNumber()) return value.isNumber();
    if (value.kind() != known.kind()) return false;
    if (!known.isArray() || known.size() == 0) return true;
    return std::all_of(value.begin(), value.end(), [&](Node item) {
        return std::any_of(known.begin(), known.end(), [&](Node other) {
            return mayReplace(item, other) || (item.isNumber() && other.isNumber());
        });
    });
}

/// Collects the tables whose ids the columns of a table contain, from the form hints.
void addLinks(Node part, std::string_view table, std::map<std::string_view, std::string_view>& links)
{
    std::vector<Node> waiting{part};
    while (!waiting.empty()) {
        const Node next = waiting.back();
        waiting.pop_back();
        for (const Node inner : next) waiting.push_back(inner);
        const Node form = next.isObject() ? next["form"] : Node();
        if (!form.isObject()) continue;
        const Node link = next["table"];
        const Node name = form["table"] ? form["table"] : link.isString() ? link : link["name"];
        if (name.string() != table) continue;
        const auto add = [&](Node key, Node other) {
            if (key.isString() && other.isString()) links.emplace(key.string(), other.string());
        };
        add(form["groups"]["key"], form["groups"]["table"]);
        for (const Node column : form["columns"]) add(column["value"], column["table"]);
    }
}

}  // namespace

std::string_view intendedColumn(Node table, Node value)
{
    const Node row = value.parent();
    if (table.size() < 2 || *table.begin() == row || value.key().starts_with("x-")) return {};
    Node other;  // any of the other rows; their common keys are among its own
    for (const Node one : table) {
        if (one == row) continue;
        if (one[value.key()]) return {};
        other = one;
    }
    std::vector<std::string_view> candidates;
    for (const Node known : other)
        if (!row[known.key()]) candidates.push_back(known.key());
    const auto near = text::nearest(candidates, value.key());
    const auto isInAllOthers = [&] {
        return std::all_of(table.begin(), table.end(), [&](Node one) { return one == row || one[near]; });
    };
    return !near.empty() && isInAllOthers() ? near : std::string_view();
}

TableColumns::TableColumns(const Catalogue& catalogue, Node table) : m_catalogue(catalogue), m_name(table.key())
{
    for (const Node row : table)
        for (const Node value : row) {
            auto& column = m_columns[value.key()];
            ++column.rows;
            if (!value.isObject())
                for (const Node text : linkedTexts(value)) column.texts.insert(text.string());
            // Types of lists differ by the types of their items.
            const auto sameSort = [&](Node known) {
                return known.kind() == value.kind() && (!known.isArray() || column.sorts.size() > maxSortsKept);
            };
            if (std::none_of(column.sorts.begin(), column.sorts.end(), sameSort)) column.sorts.push_back(value);
            column.isNeverNegative = column.isNeverNegative && value.real() >= 0;
        }
    for (auto& [key, column] : m_columns) column.isInEveryRow = column.rows == table.size();
    std::map<std::string_view, std::string_view> links;
    const Node root = catalogue.game().document->root();
    for (const char* part :
         {"definitions", "unit", "entry", "leader", "group", "army", "list", "scenario", "side", "piece", "placement"})
        addLinks(root[part], m_name, links);
    for (const Node link : root["tableLinks"][m_name]) links[link.key()] = link.string();
    for (const auto& [key, other] : links)
        if (const auto column = m_columns.find(key); column != m_columns.end()) column->second.linkedTable = other;
}

void TableColumns::check(Node value, Findings& findings) const
{
    const auto found = m_columns.find(value.key());
    if (found == m_columns.end()) return;
    const Column& column = found->second;
    const auto fits = [&](Node known) { return mayReplace(value, known); };
    if (std::none_of(column.sorts.begin(), column.sorts.end(), fits)) {
        const Node known = column.sorts.front();
        const auto example = known.sourceText();
        findings.add("table/value-type", Level::error, value,
                     fmt::format("\"{}\" of the table \"{}\" must be {}, but this is {}", value.key(), m_name,
                                 kindOf(known), kindOf(value)),
                     example.size() <= 60 ? fmt::format("the row \"{}\" has {}", known.parent()["id"].string(), example)
                                          : "write a value of the same type");
        return;
    }
    checkLink(value, column, findings);
    if (value.isNumber() && value.real() < 0 && column.isNeverNegative)
        findings.add("table/negative", Level::warning, value,
                     fmt::format("\"{}\" of the table \"{}\" is below 0, unlike in every row of the system",
                                 value.key(), m_name),
                     "write 0 or more");
}

void TableColumns::checkLink(Node value, const Column& column, Findings& findings) const
{
    if (column.linkedTable.empty() || value.isObject()) return;
    std::vector<std::string> ids;
    if (const auto* rows = m_catalogue.tables().find(column.linkedTable))
        for (const auto& row : rows->asMap()) ids.emplace_back(row.key.asString());
    if (ids.empty()) return;
    for (const Node text : linkedTexts(value)) {
        // A special word such as "none" is valid if the system uses it too.
        if (column.texts.contains(text.string()) || std::find(ids.begin(), ids.end(), text.string()) != ids.end())
            continue;
        findings.add("ref/not-found", Level::error, text,
                     fmt::format("there is no \"{}\" in the table \"{}\"", text.string(), column.linkedTable),
                     choice(findings, ids, text.string(), "the ids are"));
    }
}

void TableColumns::checkOwn(Node table, Findings& findings) const
{
    for (const auto& [key, column] : m_columns) {
        // The numbers of the values of each type; integers and fractions are both numbers.
        std::map<std::string_view, std::pair<std::size_t, Node>> types;
        const auto typeOf = [](Node value) { return value.isNumber() ? "a number" : kindOf(value); };
        for (const Node row : table)
            if (const Node value = row[key]) {
                auto& [count, last] = types[typeOf(value)];
                ++count;
                last = value;
            }
        // A list or an object may be the long form of a single value.
        if (types.size() != 2 || types.contains("a list") || types.contains("an object")) continue;
        auto odd = types.begin(), usual = std::next(odd);
        const auto first = typeOf(column.sorts.front());
        if (odd->second.first > usual->second.first ||
            (odd->second.first == usual->second.first && odd->first == first))
            std::swap(odd, usual);
        if (odd->second.first != 1) continue;
        const Node value = odd->second.second, known = usual->second.second;
        findings.add("table/value-type", Level::warning, value,
                     fmt::format("\"{}\" of the table \"{}\" is {} in the other rows, but {} in the row \"{}\"", key,
                                 m_name, usual->first, odd->first, value.parent()["id"].string()),
                     fmt::format("write {}; for example, the row \"{}\" has {}", usual->first,
                                 known.parent()["id"].string(), known.sourceText().substr(0, 60)));
    }
    for (const Node row : table)
        for (const Node value : row)
            if (const auto intended = intendedColumn(table, value); !intended.empty())
                findings.addAtKey("table/unknown-key", Level::warning, value,
                                  fmt::format("only the row \"{}\" of the table \"{}\" has \"{}\", and it lacks \"{}\"",
                                              row["id"].string(), m_name, value.key(), intended),
                                  fmt::format("did you mean \"{}\"?", intended));
}

void TableColumns::checkRow(Node row, Findings& findings) const
{
    for (const Node value : row) check(value, findings);
    std::vector<std::string> keys;
    for (const auto& [key, column] : m_columns) keys.emplace_back(key);
    for (const Node value : row)
        if (!known(value.key()) && !value.key().starts_with("x-"))
            findings.addAtKey("table/unknown-key", Level::warning, value,
                              fmt::format("no row of the table \"{}\" in the system has \"{}\", so no rule reads it",
                                          m_name, value.key()),
                              choice(findings, keys, value.key(), "they have"));
    for (const auto& [key, column] : m_columns)
        if (column.isInEveryRow && !row[key])
            findings.addMissing(
                "table/missing-key", Level::error, row, key,
                fmt::format("missing key \"{}\", which every row of the table \"{}\" in the system has", key, m_name),
                fmt::format("add it; for example, the row \"{}\" has {}", column.sorts.front().parent()["id"].string(),
                            column.sorts.front().sourceText().substr(0, 60)));
}

}  // namespace muster::rules
