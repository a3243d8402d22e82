#include "core/expr/places.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace muster::expr {

using Kind = Type::Kind;

namespace {

constexpr std::string_view anItem = "item";  // instead of a variable

bool isSizeOf(const Syntax& node)
{
    return node.kind == SyntaxKind::call && node.name == "size" && node.children.size() == 1;
}

/// Appends a key as part of a place; false for one with characters that separate the parts.
bool addKey(const std::string& name, std::string& place)
{
    if (name.find_first_of("'[]") != std::string::npos) return false;
    place += '\'';
    place += name;
    place += '\'';
    return true;
}

/// Appends the place of a value; false if it has none.
bool addPlace(const Syntax& node, std::string& place)
{
    switch (node.kind) {
    case SyntaxKind::literal:
        if (node.literal.is(ValueType::integer)) {
            place += std::to_string(node.literal.asInteger());
            return true;
        }
        return node.literal.is(ValueType::string) && addKey(node.name, place);
    case SyntaxKind::name:
        if (node.reference != Reference::slot && node.reference != Reference::local) return false;
        place += node.reference == Reference::slot ? '#' : '$';
        place += std::to_string(node.slot);
        return true;
    case SyntaxKind::select:
    case SyntaxKind::index:
        if (!addPlace(*node.children.front(), place)) return false;
        place += '[';
        if (!(node.kind == SyntaxKind::select ? addKey(node.name, place) : addPlace(*node.children[1], place)))
            return false;
        place += ']';
        return true;
    default: return false;
    }
}

/// The place with the name of a variable instead of another one.
std::string renamed(const std::string& place, std::string_view from, std::string_view to)
{
    std::string result;
    for (std::size_t at = 0; at < place.size();) {
        const auto after = at + from.size();
        const bool isName = place.compare(at, from.size(), from) == 0 &&
                            (after == place.size() || place[after] == '[' || place[after] == ']');
        result += isName ? to : std::string_view(place).substr(at, 1);
        at = isName ? after : at + 1;
    }
    return result;
}

}  // namespace

std::string placeOf(const Syntax& node)
{
    std::string place;
    return addPlace(node, place) ? place : std::string();
}

void addPresent(const Syntax& condition, bool result, Places& places)
{
    const auto add = [&](const Syntax& whole, const auto& addKeyTo) {
        std::string place;
        if (!addPlace(whole, place)) return;
        place += '[';
        if (!addKeyTo(place)) return;
        place += ']';
        places.push_back(std::move(place));
    };
    if (condition.kind == SyntaxKind::unary && condition.op == Operator::logicalNot)
        return addPresent(*condition.children[0], !result, places);
    if (condition.kind == (result ? SyntaxKind::logicalAnd : SyntaxKind::logicalOr)) {
        for (const auto& child : condition.children) addPresent(*child, result, places);
        return;
    }
    if (!result) return;
    if (condition.kind == SyntaxKind::has)
        add(*condition.children[0], [&](std::string& place) { return addKey(condition.name, place); });
    if (condition.kind != SyntaxKind::binary) return;
    const Syntax &left = *condition.children[0], &right = *condition.children[1];
    if (condition.op == Operator::in && (right.type.kind() == Kind::map || right.type.kind() == Kind::record))
        add(right, [&](std::string& place) { return addPlace(left, place); });
    if (condition.op == Operator::greater && isSizeOf(left) && right.kind == SyntaxKind::literal &&
        right.literal.is(ValueType::integer) && left.children[0]->type.kind() == Kind::list) {
        constexpr std::int64_t few = 10;
        for (std::int64_t i = 0; i <= std::min(right.literal.asInteger(), few); ++i)
            add(*left.children[0], [&](std::string& place) { return place += std::to_string(i), true; });
    }
}

Places placesOfItems(const Syntax& range)
{
    if (range.kind == SyntaxKind::comprehension && range.variables.size() == 1 &&
        (range.macro == Macro::filter || range.macro == Macro::sortBy)) {
        auto places = placesOfItems(*range.children[0]);
        if (range.macro == Macro::sortBy) return places;
        Places found;
        addPresent(*range.children[1], true, found);
        for (const auto& place : found) places.push_back(renamed(place, fmt::format("${}", range.slot), anItem));
        return places;
    }
    const auto place = placeOf(range);
    if (place.empty() || (range.type.kind() != Kind::map && range.type.kind() != Kind::record)) return {};
    return {fmt::format("{}[{}]", place, anItem)};
}

std::string placeOfVariable(const std::string& placeOfItem, std::uint32_t slot)
{
    return renamed(placeOfItem, anItem, fmt::format("#{}", slot));
}

std::string placeOfLocal(const std::string& placeOfItem, std::uint32_t slot)
{
    return renamed(placeOfItem, anItem, fmt::format("${}", slot));
}

}  // namespace muster::expr
