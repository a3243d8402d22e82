#pragma once

#include "core/schema/program.hpp"

#include <cstdint>

namespace muster::schema {

/// Checks without reporting. Counts its steps, because a few nested oneOf can make a small schema take exponential
/// time.
class Acceptor {
public:
    Acceptor(const Program& program, const text::Node& instance);

    bool accepts(BlockId block, const Value& value);
    /// True once the allowed steps are used up; every result since then was "no".
    bool isExhausted() const { return m_steps == 0; }
    /// The pattern whose matching used up the steps, or null.
    const Pattern* tooCostly() const { return m_tooCostly; }
    void spend(std::uint64_t steps) { m_steps -= steps < m_steps ? steps : m_steps; }

    bool matches(const Pattern& pattern, std::string_view text);
    bool hasFormat(const StringRules& rules, std::string_view text);
    bool holds(const ValueSet& values, const Value& value);
    bool acceptsBranch(const Choice& choice, const Value& value);

private:
    bool acceptsRules(const Block& block, const Value& value);
    bool acceptsCombined(const CombinedRules& rules, const Value& value);
    bool acceptsNumber(const NumberRules& rules, const Value& value) const;
    bool acceptsString(const StringRules& rules, const Value& value);
    bool acceptsArray(const ArrayRules& rules, const text::Node& array);
    bool acceptsObject(const ObjectRules& rules, const text::Node& object);
    bool acceptsMembers(const ObjectRules& rules, const text::Node& object, std::uint64_t* seen);
    bool acceptsOtherMember(const ObjectRules& rules, const Value& member);

    const Program& m_program;
    std::uint64_t m_steps;
    const Pattern* m_tooCostly = nullptr;
};

/// True if the text has at least / at most that many code points.
bool hasAtLeast(std::string_view text, std::uint64_t codePoints);
bool hasAtMost(std::string_view text, std::uint64_t codePoints);

}  // namespace muster::schema
