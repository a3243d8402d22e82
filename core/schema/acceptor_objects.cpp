#include "core/schema/acceptor.hpp"

#include <algorithm>
#include <array>

namespace muster::schema {

using text::Node;

namespace {

constexpr std::size_t wordsOnStack = 4;

bool testAndSet(std::uint64_t* bits, std::uint32_t position)
{
    const std::uint64_t bit = std::uint64_t{1} << (position % 64);
    const bool was = bits[position / 64] & bit;
    bits[position / 64] |= bit;
    return was;
}

bool isSet(const std::uint64_t* bits, std::uint32_t position) { return bits[position / 64] >> (position % 64) & 1; }

}  // namespace

bool Acceptor::acceptsObject(const ObjectRules& rules, const Node& object)
{
    if (rules.minProperties > 0 || rules.maxProperties != unlimited) {
        const std::uint32_t size = object.size();
        if (size < rules.minProperties || size > rules.maxProperties) return false;
    }
    const std::size_t words = (rules.names.size() + 63) / 64;
    if (words <= wordsOnStack) {
        std::array<std::uint64_t, wordsOnStack> seen{};
        return acceptsMembers(rules, object, seen.data());
    }
    if (object.size() < rules.required.size()) return false;
    spend(words);
    std::vector<std::uint64_t> seen(words);
    return acceptsMembers(rules, object, seen.data());
}

bool Acceptor::acceptsMembers(const ObjectRules& rules, const Node& object, std::uint64_t* seen)
{
    std::size_t requiredSeen = 0;
    for (const Node node : object) {
        const Value member = Value::of(node);
        const std::uint32_t position = rules.names.find(node.key());
        if (rules.keyNames != noBlock && !accepts(rules.keyNames, Value::nameOf(node))) return false;
        if (position == NameTable::absent) {
            if (!acceptsOtherMember(rules, member)) return false;
            continue;
        }
        if (testAndSet(seen, position)) continue;  // a repeated key; the parser has reported it
        const ObjectRules::Name& name = rules.known[position];
        requiredSeen += name.required;
        for (std::uint32_t i = 0; i < name.count; ++i) {
            if (!accepts(rules.applied[name.first + i], member)) return false;
        }
    }
    if (requiredSeen != rules.required.size()) return false;
    for (const auto& dependency : rules.dependencies) {
        if (!isSet(seen, dependency.trigger)) continue;
        if (!std::all_of(dependency.needed.begin(), dependency.needed.end(),
                         [&](auto needed) { return isSet(seen, needed); }))
            return false;
        if (dependency.block != noBlock && !accepts(dependency.block, Value::of(object))) return false;
    }
    return true;
}

bool Acceptor::acceptsOtherMember(const ObjectRules& rules, const Value& member)
{
    bool covered = false;
    for (const auto& keys : rules.patterns) {
        if (!matches(keys.pattern, member.node.key())) continue;
        covered = true;
        if (keys.block != noBlock && !accepts(keys.block, member)) return false;
    }
    return covered || rules.additional == noBlock || accepts(rules.additional, member);
}

}  // namespace muster::schema
