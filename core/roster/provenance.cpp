#include "core/roster/provenance.hpp"

#include "core/roster/roster.hpp"

#include <algorithm>

namespace muster::rules {

using text::Node;

namespace {

bool hasKey(std::span<const expr::MapEntry> values, std::string_view key)
{
    return std::any_of(values.begin(), values.end(), [&](const auto& value) { return value.key.asString() == key; });
}

/// The last taken option that satisfies `matches`, or null.
template <class Matches>
const Option* lastTaken(Node member, const Entry* entry, const Matches& matches)
{
    const Option* last = nullptr;
    if (!entry) return last;
    for (const Node taken : member["options"])
        if (const Option* option = takenOption(taken, entry).option; option && matches(*option)) last = option;
    return last;
}

}  // namespace

Provenance provenanceOf(Node member, const Entry* entry, const ElementSchema& schema, std::string_view key)
{
    const auto changes = [&](const Option& option) {
        return hasKey(option.set, key) || hasKey(option.add, key) || hasKey(option.remove, key);
    };
    if (const Option* option = lastTaken(member, entry, changes)) return {Origin::option, option};
    if (schema.find(key) && member[key]) return {Origin::own};
    return {entry && hasKey(entry->values, key) ? Origin::entry : Origin::standard};
}

const Option* optionSetting(Node member, const Entry* entry, std::string_view key)
{
    return lastTaken(member, entry, [&](const Option& option) { return static_cast<bool>(option.node["set"][key]); });
}

}  // namespace muster::rules
