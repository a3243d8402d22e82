#include "core/schema/reporter.hpp"
#include "core/schema/wording.hpp"
#include "core/text/utf8.hpp"

#include <fmt/format.h>

namespace muster::schema {

using text::Node;

namespace {

constexpr std::size_t maxPatternBytes = 100;

}  // namespace

void Reporter::reportNumber(BlockId id, const NumberRules& rules, const Value& value)
{
    const Number number = Number::of(value.node);
    const std::string written = shown(value);
    const auto range = rangeOf(value);
    if (rules.minimum && rules.minimum->compareWith(number) < 0) {
        add(id, {"minimum", fmt::format("{} is below the minimum {}", written, rules.minimum->shown), "", range});
    } else if (rules.exclusiveMinimum && rules.exclusiveMinimum->compareWith(number) <= 0) {
        add(id, {"exclusiveMinimum",
                 fmt::format("{} is too low; it must be above {}", written, rules.exclusiveMinimum->shown), "", range});
    } else if (rules.maximum && rules.maximum->compareWith(number) > 0) {
        add(id, {"maximum", fmt::format("{} is above the maximum {}", written, rules.maximum->shown), "", range});
    } else if (rules.exclusiveMaximum && rules.exclusiveMaximum->compareWith(number) >= 0) {
        add(id,
            {"exclusiveMaximum",
             fmt::format("{} is too high; it must be below {}", written, rules.exclusiveMaximum->shown), "", range});
    }
    if (rules.divisor && !rules.divisor->divides(value.node)) {
        add(id, {"multipleOf", fmt::format("{} is not a multiple of {}", written, rules.divisorShown), "", range});
    }
}

void Reporter::reportString(BlockId id, const StringRules& rules, const Value& value)
{
    const std::string_view text = value.text();
    const auto length = [&] {
        return text.empty() ? std::string("empty") : counted(text::countCodePoints(text), "character") + " long";
    };
    // A text of the wrong length seldom matches the pattern either; that is still one fault.
    if (!hasAtLeast(text, rules.minLength)) {
        add(id,
            {"minLength",
             fmt::format("{} is {}; at least {} needed", shown(value), length(), counted(rules.minLength, "character")),
             "", rangeOf(value)});
    } else if (!hasAtMost(text, rules.maxLength)) {
        add(id,
            {"maxLength",
             fmt::format("{} is {}; at most {} allowed", shown(value), length(), counted(rules.maxLength, "character")),
             "", rangeOf(value)});
    } else if (rules.pattern && !m_acceptor.matches(*rules.pattern, text)) {
        // The description beside the pattern explains the pattern; the caption of a member only its purpose.
        add(id, {"pattern",
                 fmt::format("{} does not match the pattern {}", shown(value),
                             cut(rules.pattern->shown(), maxPatternBytes)),
                 cut(m_program.origins[id].description, maxHelpBytes), rangeOf(value)});
    } else if (rules.format != nullptr && !m_acceptor.hasFormat(rules, text)) {
        add(id, {"format",
                 fmt::format("{} is not {} such as \"{}\"", shown(value), rules.format->noun, rules.format->example),
                 cut(m_program.origins[id].description, maxHelpBytes), rangeOf(value)});
    }
}

void Reporter::reportArray(BlockId id, const ArrayRules& rules, const Node& array)
{
    const std::uint32_t size = array.size();
    if (size < rules.minItems) {
        add(id, {"minItems", fmt::format("only {} here; at least {} needed", counted(size, "item"), rules.minItems), "",
                 bracketOf(array)});
    }
    if (size > rules.maxItems) {
        add(id, {"maxItems", fmt::format("{} here; at most {} allowed", counted(size, "item"), rules.maxItems), "",
                 bracketOf(array)});
    }
    reportItems(id, rules, array);
    if (!rules.unique) return;
    const auto repeats = repeatedItems(array);
    if (repeats.empty()) return;
    const std::vector<Node> items(array.begin(), array.end());
    for (const Repeat& repeat : repeats) {
        m_path.push_back(std::to_string(repeat.later));
        add(id, {"uniqueItems", fmt::format("item {} is the same as item {}", repeat.later + 1, repeat.earlier + 1), "",
                 items[repeat.later].range()});
        m_path.pop_back();
    }
}

void Reporter::reportItems(BlockId id, const ArrayRules& rules, const Node& array)
{
    const bool noMore = rules.rest != noBlock && m_program.origins[rules.rest].isFalse;
    bool contained = rules.contains == noBlock;
    std::size_t position = 0;
    for (const Node item : array) {
        const Value value = Value::of(item);
        m_path.push_back(std::to_string(position));
        contained = contained || m_acceptor.accepts(rules.contains, value);
        const bool surplus = position >= rules.tuple.size();
        if (!surplus) {
            report(rules.tuple[position], value);
        } else if (noMore && position == rules.tuple.size()) {
            add(id, {rules.listed ? "additionalItems" : "items",
                     fmt::format("{} here; at most {} allowed", counted(array.size(), "item"), rules.tuple.size()), "",
                     item.range()});
        } else if (!noMore && rules.rest != noBlock) {
            report(rules.rest, value);
        }
        m_path.pop_back();
        ++position;
    }
    if (contained) return;
    add(id, {"contains",
             fmt::format("none of the {} here is {}, but at least one must be", counted(array.size(), "item"),
                         describe(m_program, rules.contains)),
             "", bracketOf(array)});
}

}  // namespace muster::schema
