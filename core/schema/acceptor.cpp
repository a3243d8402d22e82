#include "core/schema/acceptor.hpp"

#include "core/text/utf8.hpp"

namespace muster::schema {

using text::Kind;
using text::Node;

namespace {

constexpr std::uint64_t stepsForAnyDocument = 20'000'000;
constexpr std::uint64_t stepsForEachValue = 64;
constexpr std::uint64_t bytesForOneStep = 64;

}  // namespace

bool hasAtLeast(std::string_view text, std::uint64_t count)
{
    if (text.size() < count) return false;
    return text.size() / 4 >= count || text::countCodePoints(text) >= count;
}

bool hasAtMost(std::string_view text, std::uint64_t count)
{
    return text.size() <= count || text::countCodePoints(text) <= count;
}

Acceptor::Acceptor(const Program& program, const Node& instance)
    : m_program(program),
      m_steps(stepsForAnyDocument + (instance ? stepsForEachValue * instance.document().nodeCount() : 0))
{}

bool Acceptor::accepts(BlockId id, const Value& value)
{
    if (m_steps == 0) return false;
    --m_steps;
    const Block& block = m_program.blocks[id];
    if (!(block.types & types::of(value.kind))) {
        const bool maybeWhole = value.kind == Kind::real && (block.types & types::whole);
        if (!maybeWhole || !isWhole(value.node)) return false;
    }
    return block.plain || acceptsRules(block, value);
}

bool Acceptor::acceptsRules(const Block& block, const Value& value)
{
    switch (value.kind) {
    case Kind::integer:
    case Kind::unsignedInteger:
    case Kind::real:
        if (block.numbers != noRules && !acceptsNumber(m_program.numbers[block.numbers], value)) return false;
        break;
    case Kind::string:
        if (block.strings != noRules && !acceptsString(m_program.strings[block.strings], value)) return false;
        break;
    case Kind::array:
        if (block.arrays != noRules && !acceptsArray(m_program.arrays[block.arrays], value.node)) return false;
        break;
    case Kind::object:
        if (block.objects != noRules && !acceptsObject(m_program.objects[block.objects], value.node)) return false;
        break;
    case Kind::null:
    case Kind::boolean: break;
    }
    return block.combined == noRules || acceptsCombined(m_program.combined[block.combined], value);
}

bool Acceptor::holds(const ValueSet& values, const Value& value)
{
    if (value.kind == Kind::array || value.kind == Kind::object)
        spend(value.node.sourceText().size() / bytesForOneStep);
    return values.contains(value);
}

bool Acceptor::matches(const Pattern& pattern, std::string_view text)
{
    if (isExhausted()) return false;
    spend(pattern.workToMatch(text.size()));
    if (!isExhausted()) return pattern.matches(text);
    m_tooCostly = &pattern;
    return false;
}

bool Acceptor::acceptsCombined(const CombinedRules& rules, const Value& value)
{
    if (rules.allowed && !holds(*rules.allowed, value)) return false;
    if (rules.constant && !holds(*rules.constant, value)) return false;
    for (const BlockId part : rules.allOf) {
        if (!accepts(part, value)) return false;
    }
    if (rules.anyOf && !acceptsBranch(*rules.anyOf, value)) return false;
    if (rules.oneOf && !acceptsBranch(*rules.oneOf, value)) return false;
    if (rules.notBlock != noBlock && accepts(rules.notBlock, value)) return false;
    if (rules.ifBlock == noBlock) return true;
    const BlockId next = accepts(rules.ifBlock, value) ? rules.thenBlock : rules.elseBlock;
    return next == noBlock || accepts(next, value);
}

bool Acceptor::acceptsBranch(const Choice& choice, const Value& value)
{
    if (choice.discriminator && value.kind == Kind::object) {
        if (const Node deciding = value.node[choice.discriminator->member]) {
            const std::uint32_t found = choice.discriminator->values.find(Value::of(deciding));
            if (found == ValueSet::absent) return false;
            return accepts(choice.branches[choice.discriminator->branches[found]], value);
        }
    }
    bool accepted = false;
    for (const std::uint32_t branch : choice.candidates(value.kind)) {
        if (!accepts(choice.branches[branch], value)) continue;
        if (!choice.exactlyOne) return true;
        if (accepted) return false;
        accepted = true;
    }
    return accepted;
}

bool Acceptor::acceptsNumber(const NumberRules& rules, const Value& value) const
{
    const Number number = Number::of(value.node);
    if (rules.minimum && rules.minimum->compareWith(number) < 0) return false;
    if (rules.maximum && rules.maximum->compareWith(number) > 0) return false;
    if (rules.exclusiveMinimum && rules.exclusiveMinimum->compareWith(number) <= 0) return false;
    if (rules.exclusiveMaximum && rules.exclusiveMaximum->compareWith(number) >= 0) return false;
    return !rules.divisor || rules.divisor->divides(value.node);
}

bool Acceptor::acceptsString(const StringRules& rules, const Value& value)
{
    const std::string_view text = value.text();
    if (!hasAtLeast(text, rules.minLength) || !hasAtMost(text, rules.maxLength)) return false;
    return (!rules.pattern || matches(*rules.pattern, text)) && (rules.format == nullptr || hasFormat(rules, text));
}

bool Acceptor::hasFormat(const StringRules& rules, std::string_view text)
{
    return matches(*rules.formatPattern, text) && (rules.format->holds == nullptr || rules.format->holds(text));
}

bool Acceptor::acceptsArray(const ArrayRules& rules, const Node& array)
{
    const std::uint32_t size = array.size();
    if (size < rules.minItems || size > rules.maxItems) return false;
    bool contained = rules.contains == noBlock;
    if (!contained || rules.rest != noBlock || !rules.tuple.empty()) {
        std::size_t position = 0;
        for (const Node item : array) {
            const Value value = Value::of(item);
            const BlockId block = position < rules.tuple.size() ? rules.tuple[position] : rules.rest;
            if (block != noBlock && !accepts(block, value)) return false;
            contained = contained || accepts(rules.contains, value);
            ++position;
        }
    }
    if (!contained) return false;
    if (!rules.unique) return true;
    spend(array.sourceText().size() / bytesForOneStep);
    return !hasRepeatedItems(array);
}

}  // namespace muster::schema
