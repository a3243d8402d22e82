#include "validator/pages/key_words.hpp"

#include "core/files/id.hpp"
#include "core/lint/resolved_schema.hpp"
#include "core/text/canonical.hpp"

#include <fmt/format.h>

namespace muster::validator {

namespace {

using text::Node;

std::string labelOf(std::string_view id, const std::string& table, const rules::Catalogue& catalogue)
{
    const Node row = table.empty() ? Node() : catalogue.row(table, id);
    const auto label = row["label"].string();
    return std::string(label.empty() ? id : label);
}

std::string oneInWords(Node value, const std::string& table, const rules::Catalogue& catalogue)
{
    if (value.isString()) return labelOf(value.string(), table, catalogue);
    if (value.isBoolean()) return value.boolean() ? "yes" : "no";
    if (value.isNumber() || value.isNull()) return value.plainText();
    std::string words;
    for (const Node each : value) {
        if (!words.empty()) words += ", ";
        // The keys of an object may be rows, too.
        if (value.isObject()) words += labelOf(each.key(), table, catalogue) + " ";
        words += each.isArray() || each.isObject() ? text::onOneLine(each) : oneInWords(each, table, catalogue);
    }
    return words.empty() ? "none" : words;
}

}  // namespace

Node keywordOf(Node property, std::string_view keyword, const rules::Game& game)
{
    const Node own = property[keyword];
    return own ? own : rules::resolvedSchema(property, game.document->root())[keyword];
}

std::string titleOfKey(std::string_view name, Node property, const rules::Game& game)
{
    const auto title = keywordOf(property, "title", game).string();
    return title.empty() ? files::inWords(name) : std::string(title);
}

std::string tableOfKey(Node property, const rules::Game& game)
{
    const auto named = [](Node link) { return std::string(link.isString() ? link.string() : link["name"].string()); };
    const auto own = named(keywordOf(property, "table", game));
    return own.empty() ? named(keywordOf(property, "form", game)["table"]) : own;
}

std::string valueInWords(Node value, Node property, const rules::Catalogue& catalogue)
{
    return oneInWords(value, tableOfKey(property, catalogue.game()), catalogue);
}

}  // namespace muster::validator
