#include "editor/live_check/value_text.hpp"

#include "core/text/edit.hpp"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace muster::editor {

using expr::Value;
using expr::ValueType;
using text::Node;

namespace {

constexpr std::size_t maxShownItems = 12, maxTextLength = 400;

void appendText(std::string& json, std::string_view text)
{
    const bool plain = std::all_of(text.begin(), text.end(), [](char c) {
        return static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\';
    });
    if (plain)
        json.append(1, '"').append(text).append(1, '"');
    else
        json += text::quoted(text);
}

void appendJson(std::string& json, const Value& value, int depth = 0)
{
    switch (depth > 64 ? ValueType::null : value.type()) {
    case ValueType::boolean: json += value.asBoolean() ? "true" : "false"; break;
    case ValueType::integer: json += std::to_string(value.asInteger()); break;
    case ValueType::unsignedInteger: json += std::to_string(value.asUnsigned()); break;
    // JSON cannot represent infinity or NaN.
    case ValueType::real: json += std::isfinite(value.asReal()) ? expr::toSentence(value) : "null"; break;
    case ValueType::string: appendText(json, value.asString()); break;
    case ValueType::list: {
        json += '[';
        bool first = true;
        for (const Value& item : value.asList()) {
            if (!first) json += ',';
            first = false;
            appendJson(json, item, depth + 1);
        }
        json += ']';
        break;
    }
    case ValueType::map: {
        json += '{';
        bool first = true;
        for (const auto& [key, member] : value.asMap()) {
            if (!first) json += ',';
            first = false;
            appendText(json, expr::toSentence(key));
            json += ':';
            appendJson(json, member, depth + 1);
        }
        json += '}';
        break;
    }
    default: json += "null";
    }
}

std::string_view tableOf(Node schema)
{
    const Node table = schema["table"]            ? schema["table"]
                       : schema["items"]["table"] ? schema["items"]["table"]
                                                  : schema["form"]["table"];
    return table.isString() ? table.string() : table["name"].string();
}

/// The label of a table's row; empty if there is none.
std::string_view labelIn(std::string_view table, std::string_view id, const rules::Catalogue& catalogue)
{
    const Value* rows = catalogue.tables().find(table);
    const Value* row = rows ? rows->find(id) : nullptr;
    const Value* label = row ? row->find("label") : nullptr;
    if (!label && row) label = row->find("name");
    return label && label->is(ValueType::string) ? label->asString() : std::string_view();
}

std::string displayText(const Value& value, Node schema, std::string_view table, const rules::Catalogue& catalogue,
                        const GameWords& words, int depth)
{
    switch (value.type()) {
    case ValueType::boolean: return truthText(value.asBoolean());
    case ValueType::string: {
        if (!table.empty())
            if (const auto label = labelIn(table, value.asString(), catalogue); !label.empty()) return words(label);
        auto text = words(value.asString());
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
                name = words(property["title"].string());
            else
                name = words(name);
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

std::string truthText(bool truth)
{
    return (truth ? QCoreApplication::translate("LiveCheck", "yes") : QCoreApplication::translate("LiveCheck", "no"))
        .toStdString();
}

std::string jsonOf(const Value& value)
{
    std::string json;
    appendJson(json, value);
    return json;
}

std::string plainText(const Value& value) { return expr::toSentence(value); }

std::string shownText(const Value& value, Node schema, const rules::Catalogue& catalogue, const GameWords& words)
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

bool isChoice(Node schema)
{
    return schema["enum"].isArray() || (!tableOf(schema).empty() && schema["type"].string() == "string");
}

}  // namespace muster::editor
