#pragma once

#include "core/expr/arena.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace muster::expr {

enum class ValueType : std::uint8_t { null, boolean, integer, unsignedInteger, real, string, list, map, type };

struct MapEntry;

/// A value of the rule language: 16 bytes, copied freely. Strings, lists and maps point into an arena, a document or a
/// constant that must outlive them. Maps keep the order they were made in; equality ignores it.
class Value {
public:
    constexpr Value() : m_integer(0) {}
    static Value null() { return {}; }
    static Value boolean(bool b) { Value v(ValueType::boolean); v.m_boolean = b; return v; }
    static Value integer(std::int64_t i) { Value v(ValueType::integer); v.m_integer = i; return v; }
    static Value unsignedInteger(std::uint64_t u) { Value v(ValueType::unsignedInteger); v.m_unsigned = u; return v; }
    static Value real(double d) { Value v(ValueType::real); v.m_real = d; return v; }
    /// Does not copy: the characters must outlive the value.
    static Value string(std::string_view s) { Value v(ValueType::string); v.m_characters = s.data(); v.m_size = static_cast<std::uint32_t>(s.size()); return v; }
    static Value list(std::span<const Value> items) { Value v(ValueType::list); v.m_items = items.data(); v.m_size = static_cast<std::uint32_t>(items.size()); return v; }
    static Value map(std::span<const MapEntry> entries);
    /// The value of `type(x)`; the name must be a literal such as "int".
    static Value type(std::string_view name) { Value v = string(name); v.m_type = ValueType::type; return v; }

    ValueType type() const { return m_type; }
    bool is(ValueType t) const { return m_type == t; }
    bool isNumber() const { return m_type == ValueType::integer || m_type == ValueType::unsignedInteger || m_type == ValueType::real; }

    bool asBoolean() const { return m_boolean; }
    std::int64_t asInteger() const { return m_integer; }
    std::uint64_t asUnsigned() const { return m_unsigned; }
    double asReal() const { return m_real; }
    double asNumber() const;  ///< any number as a double
    std::string_view asString() const { return {m_characters, m_size}; }
    std::span<const Value> asList() const { return {m_items, m_size}; }
    std::span<const MapEntry> asMap() const;
    std::uint32_t size() const { return m_size; }  ///< bytes of a string, items of a list, entries of a map

    /// The value of a map under a string key, or nullptr.
    const Value* find(std::string_view key) const;

private:
    friend struct Failed;
    constexpr explicit Value(ValueType t) : m_integer(0), m_type(t) {}

    union {
        bool m_boolean;
        std::int64_t m_integer;
        std::uint64_t m_unsigned;
        double m_real;
        const char* m_characters;
        const Value* m_items;
        const MapEntry* m_entries;
    };
    std::uint32_t m_size = 0;
    ValueType m_type = ValueType::null;
};

struct MapEntry {
    Value key;
    Value value;
};

inline std::span<const MapEntry> Value::asMap() const { return {m_entries, m_size}; }

inline Value Value::map(std::span<const MapEntry> entries)
{
    Value v(ValueType::map);
    v.m_entries = entries.data();
    v.m_size = static_cast<std::uint32_t>(entries.size());
    return v;
}

/// CEL equality: numbers compare across int, uint and double; other types differ when their types differ; NaN equals nothing.
bool equal(const Value& a, const Value& b);

/// "int", "list", ... as CEL's type() names them ("null_type" for null).
std::string_view typeName(ValueType type);

/// The value as an expression would write it, for traces and messages: strings quoted, lists and maps in full up to `limit` bytes.
std::string toText(const Value& value, std::size_t limit = 400);

/// The value as a sentence would show it: strings bare, whole doubles without ".0", lists joined by ", ".
std::string toSentence(const Value& value);

}  // namespace muster::expr
