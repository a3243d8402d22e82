#pragma once

#include "core/schema/name_table.hpp"
#include "core/text/document.hpp"

#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace muster::schema {

/// The value that a schema is applied to: a value of the document, or (for propertyNames) the name of a member.
struct Value {
    text::Node node;
    text::Kind kind = text::Kind::null;
    bool isName = false;

    static Value of(const text::Node& node) { return {node, node.kind(), false}; }
    static Value nameOf(const text::Node& member) { return {member, text::Kind::string, true}; }

    std::string_view text() const { return isName ? node.key() : node.string(); }
};

/// Appends a text that is the same exactly for values that are equal in JSON Schema: 1 and 1.0, members in any order.
void appendCanonical(const Value& value, std::string& out);
std::string canonicalText(const Value& value);

/// The first item that repeats an earlier one, and that earlier one, by index.
struct Repeat {
    std::uint32_t earlier = 0;
    std::uint32_t later = 0;
};

/// Every item equal to an earlier one, in order; takes O(n log n) time.
std::vector<Repeat> repeatedItems(const text::Node& array);
bool hasRepeatedItems(const text::Node& array);

/// The values of an enum or const, indexed for searching.
class ValueSet {
public:
    static constexpr std::uint32_t absent = NameTable::absent;

    ValueSet() = default;
    explicit ValueSet(const std::vector<text::Node>& values);

    /// The union of several sets, with the set of each value; nothing if two sets share a value.
    static std::optional<ValueSet> joined(const std::vector<const ValueSet*>& sets, std::vector<std::uint32_t>& owners);

    /// The index of the value in the original list, or `absent`.
    std::uint32_t find(const Value& value) const;
    bool contains(const Value& value) const { return find(value) != absent; }

    const std::vector<std::string>& shown() const { return m_shown; }  ///< as written in the schema, cut if long
    const std::vector<std::string>& strings() const { return m_strings.names(); }
    std::uint8_t types() const { return m_types; }  ///< the types that occur

private:
    /// The decoded text of a string, else the canonical text.
    struct Key {
        bool isString = false;
        std::string text;
        auto operator<=>(const Key& other) const = default;
    };

    bool index();  ///< false if a value occurs twice; the first one counts

    std::vector<Key> m_keys;
    std::vector<std::string> m_shown;
    std::uint8_t m_types = 0;
    NameTable m_strings;
    std::vector<std::uint32_t> m_stringPositions;
    std::vector<std::uint32_t> m_others;  ///< indices of all values that are not strings, in order of canonical text
};

}  // namespace muster::schema
