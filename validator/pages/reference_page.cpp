#include "core/files/id.hpp"
#include "core/game/game.hpp"
#include "core/lint/resolved_schema.hpp"
#include "core/text/canonical.hpp"
#include "validator/pages/game_pages.hpp"
#include "validator/pages/key_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_set>

namespace muster::validator {

namespace {

using text::Node;

Span plainSpan(std::string_view text) { return Span{std::string(text)}; }

/// A value of the file as it is: a text without quotes, others as JSON on one line.
std::string shownNode(Node value)
{
    return value.isArray() || value.isObject() ? text::onOneLine(value) : value.plainText();
}

/// "2 to 5", "at least 2"; empty without bounds.
std::string boundsInWords(Node least, Node most)
{
    if (least && most) return fmt::format("{} to {}", least.plainText(), most.plainText());
    if (least) return "at least " + least.plainText();
    return most ? "at most " + most.plainText() : std::string();
}

/// What a property can be, in words.
std::string typeInWords(Node property, const rules::Game& game, int depth = 0)
{
    constexpr int deepest = 4;
    const auto keyword = [&](std::string_view name) { return keywordOf(property, name, game); };
    if (const Node choices = keyword("enum")) {
        std::vector<std::string> words;
        for (const Node each : choices) words.push_back(shownNode(each));
        return fmt::format("one of {}", fmt::join(words, ", "));
    }
    if (const Node only = keyword("const")) return shownNode(only);
    std::vector<std::string> types;
    const Node named = keyword("type");
    if (named.isString()) types.emplace_back(named.string());
    for (const Node each : named) types.emplace_back(each.string());
    std::vector<std::string> words;
    for (const auto& type : types) {
        const auto least = keyword("minimum") ? keyword("minimum") : keyword("exclusiveMinimum");
        const auto bounds = boundsInWords(least, keyword("maximum"));
        if (type == "integer" || type == "number")
            words.push_back((type == "integer" ? "a whole number" : "a number") +
                            (bounds.empty() ? "" : ", " + bounds));
        else if (type == "boolean")
            words.emplace_back("true or false");
        else if (type == "string")
            words.emplace_back("a text");
        else if (type == "array" && keyword("items").isObject() && depth < deepest)
            words.push_back("a list, each " + typeInWords(keyword("items"), game, depth + 1));
        else if (type == "array")
            words.emplace_back("a list");
        else if (type == "object")
            words.emplace_back("values by name");
        else if (type == "null")
            words.emplace_back("null");
    }
    return fmt::format("{}", fmt::join(words, " or "));
}

/// The same with its table and its unit of measure.
Spans valueSpans(Node property, const rules::Game& game)
{
    Spans spans{plainSpan(typeInWords(property, game))};
    if (const auto table = tableOfKey(property, game); !table.empty())
        spans.insert(spans.end(), {plainSpan(spans.front().text.empty() ? "" : ": "), plainSpan("rows of "),
                                   link(table, "reference", anchorOfParts("table", table))});
    if (const auto unit = keywordOf(property, "form", game)["unit"].string(); !unit.empty())
        spans.push_back(plainSpan(fmt::format(", in {}", unit)));
    return spans;
}

void addKeys(Page& page, const rules::Game& game)
{
    struct Element {
        const char *key, *title;
    };
    static constexpr Element elements[] = {{"unit", "Units"},           {"entry", "Entries of lists"},
                                           {"leader", "Leaders"},       {"group", "Groups"},
                                           {"army", "Armies"},          {"list", "Lists"},
                                           {"scenario", "Scenarios"},   {"side", "Sides"},
                                           {"piece", "Terrain pieces"}, {"placement", "Placed bases"}};
    const Node root = game.document->root();
    for (const auto& [key, title] : elements) {
        const Node schema = rules::resolvedSchema(root[key], root);
        PageTable table{{"Key", "Title", "Value", "Default", "Meaning"}, {}};
        for (const Node property : schema["properties"]) {
            const Node given = keywordOf(property, "default", game);
            const bool isRequired = std::any_of(schema["required"].begin(), schema["required"].end(),
                                                [&](Node name) { return name.string() == property.key(); });
            table.rows.push_back({{code(std::string(property.key()))},
                                  {plainSpan(titleOfKey(property.key(), property, game))},
                                  valueSpans(property, game),
                                  {given ? code(shownNode(given)) : plainSpan(isRequired ? "required" : "")},
                                  {plainSpan(keywordOf(property, "description", game).string())}});
        }
        if (table.rows.empty()) continue;
        page.heading(2, title, anchorOfParts("keys", key));
        page.paragraph(Spans{plainSpan("The keys that this game adds to "), code(key),
                             plainSpan(", besides those of "
                                       "every game.")});
        page.table(std::move(table));
    }
}

void addDerived(Page& page, Node root)
{
    PageTable table{{"Of", "Name", "Title", "Value", "Meaning"}, {}};
    for (const Node element : root["derived"])
        for (const Node value : element)
            table.rows.push_back({{plainSpan(element.key())},
                                  {code(std::string(value.key()))},
                                  {plainSpan(value["title"].string())},
                                  {code(std::string(rules::expressionOf(value).string()))},
                                  {plainSpan(value["description"].string())}});
    if (table.rows.empty()) return;
    page.heading(2, "Derived values", "derived");
    page.table(std::move(table));
}

void addCosts(Page& page, Node root)
{
    PageTable table{{"Of", "Part", "Label", "Value", "Only when", "For each item of"}, {}};
    const auto add = [&](Node element, const char* part, Node term) {
        table.rows.push_back({{plainSpan(element.key())},
                              {plainSpan(part)},
                              {plainSpan(term["label"].string())},
                              {code(shownNode(term["value"]))},
                              {code(std::string(term["when"].string()))},
                              {code(std::string(term["each"].string()))}});
    };
    for (const Node element : root["cost"]) {
        if (element["times"].isObject()) add(element, "times", element["times"]);
        for (const Node term : element["each"]) add(element, "the sum of", term);
        for (const Node term : element["once"]) add(element, "plus once", term);
    }
    if (table.rows.empty()) return;
    page.heading(2, "Costs", "costs");
    page.table(std::move(table));
}

/// A table of all rows and of every key that one of them has; of very many keys, of the first ones.
PageTable tableOfRows(Node rows)
{
    constexpr std::size_t mostColumns = 100, mostCells = 200'000, fewestColumns = 2;
    const auto widest = std::clamp(mostCells / std::max<std::size_t>(1, rows.size()), fewestColumns, mostColumns);
    PageTable table;
    std::unordered_set<std::string_view> seen;
    for (const Node row : rows)
        for (const Node value : row)
            if (value.key() != "accept" && seen.size() < widest && seen.insert(value.key()).second)
                table.heads.emplace_back(value.key());
    for (const Node row : rows) {
        std::vector<Spans> cells;
        for (const auto& head : table.heads)
            cells.push_back(
                {head == "id" ? code(shownNode(row[head])) : plainSpan(row[head] ? shownNode(row[head]) : "")});
        table.rows.push_back(std::move(cells));
    }
    return table;
}

void addTables(Page& page, Node root)
{
    if (root["tables"].size() > 0) page.heading(2, "Tables", "tables");
    for (const Node table : root["tables"]) {
        page.heading(3, std::string(table.key()), anchorOfParts("table", table.key()));
        if (table.size() == 0) page.paragraphs("No rows; lists may add some.");
        page.table(tableOfRows(table));
    }
    if (root["terrain"].size() > 0) page.heading(2, "Terrain", "terrain");
    page.table(tableOfRows(root["terrain"]));
}

void addSheets(Page& page, Node root)
{
    PageTable table{{"Sheet", "Title", "For", "Printed"}, {}};
    for (const Node sheet : root["sheets"]) {
        const bool isUsual = !sheet["default"] || sheet["default"].boolean();
        Spans printed{plainSpan(isUsual ? "always" : "if it is named")};
        if (const auto when = sheet["when"].string(); !when.empty())
            printed = {plainSpan(isUsual ? "when " : "if it is named, when "), code(std::string(when))};
        table.rows.push_back({{code(std::string(sheet["id"].string()))},
                              {plainSpan(sheet["title"].string())},
                              {plainSpan(sheet["for"].string())},
                              std::move(printed)});
    }
    if (!table.rows.empty()) page.heading(2, "Sheets", "sheets");
    page.table(std::move(table));
    PageTable values{{"Value", "Label", "Computed as"}, {}};
    for (const Node value : root["statistics"])
        values.rows.push_back({{code(std::string(value["id"].string()))},
                               {plainSpan(value["label"].string())},
                               {code(shownNode(value["value"]))}});
    if (!values.rows.empty()) page.heading(2, "Statistics", "statistics");
    page.table(std::move(values));
}

void addReferenceTable(Page& page, Node table)
{
    if (!table.isObject()) return;
    PageTable made;
    for (const Node head : table["columns"]) made.heads.push_back(shownNode(head));
    for (const Node row : table["rows"]) {
        std::vector<Spans> cells;
        for (const Node cell : row) cells.push_back({plainSpan(shownNode(cell))});
        cells.resize(std::max(cells.size(), made.heads.size()));
        made.heads.resize(std::max(cells.size(), made.heads.size()));
        made.rows.push_back(std::move(cells));
    }
    page.paragraphs(table["title"].string());
    page.table(std::move(made));
}

void addQuickReference(Page& page, Node root)
{
    if (root["reference"].size() > 0) page.heading(2, "Quick reference", "quick-reference");
    for (const Node section : root["reference"]) {
        page.heading(3, std::string(section["title"].string()), anchorOfParts("section", section["id"].string()));
        if (section["text"].isString()) page.paragraphs(section["text"].string());
        for (const Node line : section["text"]) page.paragraphs(line.string());
        addReferenceTable(page, section["table"]);
        for (const Node table : section["tables"]) addReferenceTable(page, table);
        PageItems items;
        for (const Node item : section["items"]) items.items.push_back({plainSpan(item.string())});
        if (!items.items.empty()) page.blocks.emplace_back(std::move(items));
    }
}

}  // namespace

Page referencePage(const rules::Game& game)
{
    Page page{"reference", {}};
    const Node root = game.document->root();
    page.heading(1, "Reference", "reference");
    page.paragraph(Spans{plainSpan("What files of "), link(game.name, "README", "game"),
                         plainSpan(" contain, and what is computed from them. Texts in braces are computed.")});
    addKeys(page, game);
    addCosts(page, root);
    addDerived(page, root);
    addTables(page, root);
    addSheets(page, root);
    addQuickReference(page, root);
    return page;
}

}  // namespace muster::validator
