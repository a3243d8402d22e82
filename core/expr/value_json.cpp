#include "core/expr/value_json.hpp"

#include "core/expr/value_text.hpp"
#include "core/text/edit.hpp"

#include <cmath>

namespace muster::expr {

namespace {

std::string keyOf(const Value& key)
{
    return text::quoted(key.is(ValueType::string) ? std::string(key.asString()) : toText(key));
}

}  // namespace

std::string toJson(const Value& value)
{
    switch (value.type()) {
    case ValueType::null: return "null";
    case ValueType::boolean: return value.asBoolean() ? "true" : "false";
    case ValueType::integer: return std::to_string(value.asInteger());
    case ValueType::unsignedInteger: return std::to_string(value.asUnsigned());
    case ValueType::real:
        return std::isfinite(value.asReal()) ? realText(value.asReal()) : text::quoted(realText(value.asReal()));
    case ValueType::string: return text::quoted(value.asString());
    case ValueType::type: return text::quoted(toText(value));
    case ValueType::list: {
        std::string json = "[";
        for (const Value& item : value.asList()) json += (json.size() > 1 ? ", " : "") + toJson(item);
        return json + "]";
    }
    case ValueType::map: {
        std::string json = "{";
        for (const MapEntry& entry : value.asMap())
            json += (json.size() > 1 ? ", " : "") + keyOf(entry.key) + ": " + toJson(entry.value);
        return json + "}";
    }
    }
    return "null";
}

}  // namespace muster::expr
