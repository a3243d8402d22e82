#include "core/roster/shown_value.hpp"

#include <algorithm>

namespace muster::rules {

using expr::Value;
using expr::ValueType;
using text::Node;

namespace {

constexpr std::size_t maxShownItems = 12, maxTextLength = 400;

std::string_view tableOf(Node schema)
{
    const Node table = schema["table"]            ? schema["table"]
                       : schema["items"]["table"] ? schema["items"]["table"]
                                                  : schema["form"]["table"];
    return table.isString() ? table.string() : table["name"].string();
}

/// The label of a table's row; empty if there is none.
std::string_view labelIn(std::string_view table, std::string_view id, const Catalogue& catalogue)
{
    const Value* rows = catalogue.tables().find(table);
    const Value* row = rows ? rows->find(id) : nullptr;
    const Value* label = row ? row->find("label") : nullptr;
    if (!label && row) label = row->find("name");
    return label && label->is(ValueType::string) ? label->asString() : std::string_view();
}

std::string displayText(const Value& value, Node schema, std::string_view table, const Catalogue& catalogue,
                        const ShownWords& words, int depth)
{
    switch (value.type()) {
    case ValueType::boolean: return std::string(value.asBoolean() ? words.yes : words.no);
    case ValueType::string: {
        if (!table.empty())
            if (const auto label = labelIn(table, value.asString(), catalogue); !label.empty())
                return words.phrases.of(label);
        auto text = words.phrases.of(value.asString());
        if (text != value.asString()) return text;
        if (!table.empty() || schema["enum"] || schema["items"]["enum"])
            std::replace(text.begin(), text.end(), '-', ' ');
        return text;
    }
    case ValueType::list: {
        std::string text;
        std::size_t count = 0;
        const auto items = value.asList();
        const bool records =
            std::any_of(items.begin(), items.end(), [](const Value& item) { return item.is(ValueType::map); });
        if (records || depth > 2) return std::to_string(items.size());
        for (const Value& item : items) {
            if (++count > maxShownItems) return text + ", ...";
            text += (text.empty() ? "" : ", ") + displayText(item, schema["items"], table, catalogue, words, depth + 1);
        }
        return text;
    }
    case ValueType::map: {
        std::string text;
        for (const auto& [key, member] : value.asMap()) {
            if (text.size() > maxTextLength) return text + ", ...";
            std::string name = expr::toSentence(key);
            if (const Node property = schema["properties"][name]; property["title"].isString())
                name = words.phrases.of(property["title"].string());
            else
                name = words.phrases.of(name);
            std::replace(name.begin(), name.end(), '-', ' ');
            text += (text.empty() ? "" : ", ") + name + " " +
                    (depth > 2 ? std::string("...") : displayText(member, {}, {}, catalogue, words, depth + 1));
        }
        return text;
    }
    case ValueType::null: return {};
    default: return expr::toSentence(value);
    }
}

}  // namespace

std::string shownText(const Value& value, Node schema, const Catalogue& catalogue, const ShownWords& words)
{
    return displayText(value, schema, tableOf(schema), catalogue, words, 0);
}

std::string titleOf(std::string_view key)
{
    std::string title;
    for (const char c : key) {
        const bool capital = c >= 'A' && c <= 'Z';
        if (capital && !title.empty()) title += ' ';
        title += capital && title.size() > 1 ? static_cast<char>(c - 'A' + 'a') : c == '-' ? ' ' : c;
    }
    if (!title.empty() && title.front() >= 'a' && title.front() <= 'z')
        title.front() = static_cast<char>(title.front() - 'a' + 'A');
    return title;
}

std::string titleOf(const ElementSchema::Field& field, const Phrases& phrases)
{
    return field.schema["title"].isString() ? phrases.of(field.schema["title"].string())
                                            : wordOf(field.name, titleOf(field.name), phrases);
}

std::string wordOf(std::string_view id, std::string otherwise, const Phrases& phrases)
{
    auto word = phrases.of(id);
    return word == id ? std::move(otherwise) : word;
}

bool isChoice(Node schema)
{
    return schema["enum"].isArray() || (!tableOf(schema).empty() && schema["type"].string() == "string");
}

}  // namespace muster::rules
