#pragma once

#include "core/expr/arena.hpp"
#include "core/text/same_bytes.hpp"

#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace muster::expr {

enum class ValueType : std::uint8_t { null, boolean, integer, unsignedInteger, real, string, list, map, type };

struct MapEntry;

/// A value of the rule language: 16 bytes, cheap to copy. Strings, lists and maps point into an arena, a document or a
/// constant that must outlive them. Maps keep their insertion order; equality ignores it.
class Value {
public:
    constexpr Value() = default;
    static Value null() { return {}; }
    static Value boolean(bool b) { return {ValueType::boolean, b ? 1u : 0u}; }
    static Value integer(std::int64_t i) { return {ValueType::integer, static_cast<std::uint64_t>(i)}; }
    static Value unsignedInteger(std::uint64_t u) { return {ValueType::unsignedInteger, u}; }
    static Value real(double d) { return {ValueType::real, std::bit_cast<std::uint64_t>(d)}; }
    /// Does not copy: the characters must outlive the value.
    static Value string(std::string_view s) { return {ValueType::string, address(s.data()), s.size()}; }
    /// Does not copy: the items must outlive the value.
    static Value list(std::span<const Value> items) { return {ValueType::list, address(items.data()), items.size()}; }
    /// Does not copy: the entries, which have different keys, must outlive the value.
    static Value map(std::span<const MapEntry> entries);
    /// A map whose entries follow a MapIndex of all of them, and perhaps of others that were added later.
    static Value indexedMap(std::span<const MapEntry> entries);
    /// The value of `type(x)`; the name must be a literal such as "int".
    static Value type(std::string_view name) { return {ValueType::type, address(name.data()), name.size()}; }

    ValueType type() const { return static_cast<ValueType>(m_about & 0xFF); }
    bool is(ValueType t) const { return type() == t; }
    bool isNumber() const { return is(ValueType::integer) || is(ValueType::unsignedInteger) || is(ValueType::real); }

    /// Each may be called only for a value of its type.
    bool asBoolean() const { return m_word != 0; }
    std::int64_t asInteger() const { return static_cast<std::int64_t>(m_word); }
    std::uint64_t asUnsigned() const { return m_word; }
    double asReal() const { return std::bit_cast<double>(m_word); }
    double asNumber() const;  ///< any number as a double
    std::string_view asString() const { return {pointer<char>(), size()}; }
    std::span<const Value> asList() const { return {pointer<Value>(), size()}; }
    std::span<const MapEntry> asMap() const;
    std::uint32_t size() const
    {
        return static_cast<std::uint32_t>(m_about >> 32);
    }  ///< bytes of a string, items of a list, entries of a map

    /// True for a string with the same characters as the other.
    bool isText(const Value& other) const
    {
        if (m_about != other.m_about || !is(ValueType::string)) return false;
        return m_word == other.m_word || text::sameBytes(pointer<char>(), other.pointer<char>(), size());
    }

    /// The value of a map under a string key, or nullptr.
    const Value* find(std::string_view key) const;
    /// The same with its key.
    const MapEntry* entry(std::string_view key) const;
    /// The entry of a map under a string, given with its keyHash(), or null; see map_index.hpp.
    inline const MapEntry* entry(const Value& key, std::uint32_t hash) const;
    /// True for a map with a MapIndex.
    bool isIndexed() const { return (m_about & indexed) != 0; }

private:
    static constexpr std::uint64_t indexed = 0x100;

    friend struct Failed;
    constexpr Value(ValueType type, std::uint64_t word, std::uint64_t size = 0)
        : m_word(word), m_about(size << 32 | static_cast<std::uint64_t>(type))
    {}

    static std::uint64_t address(const void* p) { return reinterpret_cast<std::uintptr_t>(p); }
    template <class T>
    const T* pointer() const
    {
        return reinterpret_cast<const T*>(static_cast<std::uintptr_t>(m_word));
    }

    // Two whole words, so that a value is passed in two registers; a union with a size and a type beside it would be
    // passed through memory.
    std::uint64_t m_word = 0;   // the number or boolean itself, or the address of the characters, items or entries
    std::uint64_t m_about = 0;  // type in the lowest byte, `indexed`, size in the upper half
};

/// A key of a map with its value.
struct MapEntry {
    Value key;
    Value value;
};

inline Value Value::map(std::span<const MapEntry> entries)
{
    return {ValueType::map, address(entries.data()), entries.size()};
}

inline Value Value::indexedMap(std::span<const MapEntry> entries)
{
    Value made = map(entries);
    made.m_about |= indexed;
    return made;
}

inline std::span<const MapEntry> Value::asMap() const { return {pointer<MapEntry>(), size()}; }

/// The magnitude of an integer, also of the smallest one.
constexpr std::uint64_t magnitude(std::int64_t number)
{
    return number < 0 ? 0 - static_cast<std::uint64_t>(number) : static_cast<std::uint64_t>(number);
}

/// CEL equality: numbers compare across int, uint and double; values of other different types are unequal; NaN equals
/// nothing.
bool equal(const Value& a, const Value& b);

/// "int", "list", ... as returned by CEL's type() ("null_type" for null).
std::string_view typeName(ValueType type);

/// The value in expression syntax, for traces and messages: strings quoted, lists and maps in full up to `limit` bytes.
std::string toText(const Value& value, std::size_t limit = 400);

/// The value as shown in a sentence: strings unquoted, whole doubles without ".0", lists joined by ", ".
std::string toSentence(const Value& value);

}  // namespace muster::expr
