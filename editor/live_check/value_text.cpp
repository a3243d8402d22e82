#include "editor/live_check/value_text.hpp"

#include "core/roster/shown_value.hpp"
#include "core/text/edit.hpp"

#include <algorithm>
#include <cmath>

namespace muster::editor {

using expr::Value;
using expr::ValueType;
using text::Node;

namespace {

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

}  // namespace

std::string jsonOf(const Value& value)
{
    std::string json;
    appendJson(json, value);
    return json;
}

std::string plainText(const Value& value) { return expr::toSentence(value); }

std::string shownText(const Value& value, Node schema, const rules::Catalogue& catalogue, const GameWords& words)
{
    return rules::shownText(value, schema, catalogue, {words.phrases(), words.truth(true), words.truth(false)});
}

}  // namespace muster::editor
