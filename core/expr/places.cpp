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

/// A key as part of a place; empty for one with characters that separate the parts.
std::string placeOfKey(const std::string& name)
{
    return name.find_first_of("'[]") == std::string::npos ? fmt::format("'{}'", name) : std::string();
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
    const auto inside = [&](const std::string& key) {
        const std::string operand = placeOf(*node.children.front());
        return operand.empty() || key.empty() ? std::string() : fmt::format("{}[{}]", operand, key);
    };
    switch (node.kind) {
    case SyntaxKind::literal:
        if (node.literal.is(ValueType::integer)) return std::to_string(node.literal.asInteger());
        return node.literal.is(ValueType::string) ? placeOfKey(node.name) : std::string();
    case SyntaxKind::name:
        if (node.reference == Reference::slot) return fmt::format("#{}", node.slot);
        return node.reference == Reference::local ? fmt::format("${}", node.slot) : std::string();
    case SyntaxKind::select: return inside(placeOfKey(node.name));
    case SyntaxKind::index: return inside(placeOf(*node.children[1]));
    default: return {};
    }
}

void addPresent(const Syntax& condition, bool result, Places& places)
{
    const auto add = [&](const std::string& whole, const std::string& key) {
        if (!whole.empty() && !key.empty()) places.push_back(fmt::format("{}[{}]", whole, key));
    };
    if (condition.kind == SyntaxKind::unary && condition.op == Operator::logicalNot)
        return addPresent(*condition.children[0], !result, places);
    if (condition.kind == (result ? SyntaxKind::logicalAnd : SyntaxKind::logicalOr)) {
        for (const auto& child : condition.children) addPresent(*child, result, places);
        return;
    }
    if (!result) return;
    if (condition.kind == SyntaxKind::has) add(placeOf(*condition.children[0]), placeOfKey(condition.name));
    if (condition.kind != SyntaxKind::binary) return;
    const Syntax &left = *condition.children[0], &right = *condition.children[1];
    if (condition.op == Operator::in && (right.type.kind() == Kind::map || right.type.kind() == Kind::record))
        add(placeOf(right), placeOf(left));
    if (condition.op == Operator::greater && isSizeOf(left) && right.kind == SyntaxKind::literal &&
        right.literal.is(ValueType::integer) && left.children[0]->type.kind() == Kind::list) {
        constexpr std::int64_t few = 10;
        for (std::int64_t i = 0; i <= std::min(right.literal.asInteger(), few); ++i)
            add(placeOf(*left.children[0]), std::to_string(i));
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
