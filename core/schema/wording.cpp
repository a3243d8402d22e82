#include "core/schema/wording.hpp"

#include "core/schema/program.hpp"
#include "core/text/utf8.hpp"

#include <fmt/format.h>

namespace muster::schema {

namespace {

using text::Kind;

constexpr std::size_t maxValueBytes = 60;
constexpr std::size_t maxAlternatives = 10;
constexpr std::size_t maxKeys = 3;

std::string bounds(const NumberRules& rules)
{
    std::string text;
    if (rules.minimum && rules.maximum)
        return fmt::format(" from {} to {}", rules.minimum->shown, rules.maximum->shown);
    if (rules.minimum) text += fmt::format(" of at least {}", rules.minimum->shown);
    if (rules.maximum) text += fmt::format(" of at most {}", rules.maximum->shown);
    if (rules.exclusiveMinimum) text += fmt::format(" above {}", rules.exclusiveMinimum->shown);
    if (rules.exclusiveMaximum) text += fmt::format(" below {}", rules.exclusiveMaximum->shown);
    return text;
}

std::string neededKeys(const ObjectRules& rules)
{
    std::string text;
    for (std::size_t i = 0; i < rules.required.size() && i < maxKeys; ++i) {
        text += fmt::format("{}\"{}\"", i == 0 ? " with " : ", ",
                            cut(rules.names.names()[rules.required[i]], maxValueBytes));
    }
    return rules.required.size() > maxKeys ? text + ", …" : text;
}

bool hasCombinations(const CombinedRules& rules)
{
    return !rules.allOf.empty() || rules.anyOf || rules.oneOf || rules.notBlock != noBlock || rules.ifBlock != noBlock;
}

}  // namespace

std::string cut(std::string_view text, std::size_t max)
{
    if (text.size() <= max) return std::string(text);
    return fmt::format("{}…", text::cut(text, max));
}

namespace {

/// Cut like any text, but a string keeps its closing quote.
std::string cutSource(std::string_view source)
{
    std::string text = cut(source, maxValueBytes);
    if (source.size() > maxValueBytes && source.front() == '"') text += '"';
    return text;
}

}  // namespace

std::string shownKey(const text::Node& member)
{
    const text::Range range = member.keyRange();
    return cutSource(member.document().source().bytes().substr(range.begin, range.end - range.begin));
}

std::string shown(const Value& value)
{
    if (value.isName) return shownKey(value.node);
    if (value.kind == Kind::array) return fmt::format("an array of {}", counted(value.node.size(), "item"));
    if (value.kind == Kind::object) return fmt::format("an object of {}", counted(value.node.size(), "key"));
    return cutSource(value.node.sourceText());
}

std::string shownWithType(const Value& value)
{
    if (value.kind == Kind::null || value.kind == Kind::array || value.kind == Kind::object)
        return std::string(kindName(value.kind));
    return fmt::format("{} {}", value.isName ? "key" : kindName(value.kind), shown(value));
}

std::string shownInList(const text::Node& value)
{
    std::string text;
    bool inString = false;
    bool escaped = false;
    for (const char c : value.sourceText().substr(0, 4 * maxValueBytes)) {
        if (c == '"' && !escaped) inString = !inString;
        escaped = c == '\\' && !escaped;
        if (inString || std::string_view(" \t\r\n").find(c) == std::string_view::npos) text.push_back(c);
    }
    return cut(text, maxValueBytes);
}

std::string alternatives(std::span<const std::string> values)
{
    std::string text;
    const std::size_t listed = values.size() > maxAlternatives + 1 ? maxAlternatives : values.size();
    for (std::size_t i = 0; i < listed; ++i) {
        if (i > 0) text += i + 1 == values.size() ? " or " : ", ";
        text += values[i];
    }
    if (listed < values.size()) text += fmt::format(", … ({} in all)", values.size());
    return text;
}

std::string typeNames(std::uint8_t types)
{
    std::vector<std::string> names;
    if ((types & types::number) == types::number)
        names.emplace_back("number");
    else if (types & types::whole)
        names.emplace_back("integer");
    if (types & types::string) names.emplace_back("string");
    if (types & types::boolean) names.emplace_back("boolean");
    if (types & types::object) names.emplace_back("object");
    if (types & types::array) names.emplace_back("array");
    if (types & types::null) names.emplace_back("null");
    return alternatives(names);
}

std::string describe(const Program& program, std::uint32_t id)
{
    const Block& block = program.blocks[id];
    const Origin& origin = program.origins[id];
    if (!origin.title.empty()) return cut(origin.title, maxValueBytes);
    if (origin.isFalse) return "nothing";
    if (block.combined != noRules) {
        const CombinedRules& rules = program.combined[block.combined];
        if (rules.constant) return alternatives(rules.constant->shown());
        if (rules.allowed) return alternatives(rules.allowed->shown());
        if (block.types == types::all && hasCombinations(rules)) return "a value of another form";
    }
    if (block.types == types::all && block.objects == noRules) return "any value";
    std::string text = block.types == types::all ? "object" : typeNames(block.types);
    if (block.numbers != noRules) text += bounds(program.numbers[block.numbers]);
    if (block.objects != noRules) text += neededKeys(program.objects[block.objects]);
    if (block.strings != noRules && program.strings[block.strings].pattern) {
        text += fmt::format(" that matches {}", cut(program.strings[block.strings].pattern->shown(), maxValueBytes));
    }
    return text;
}

}  // namespace muster::schema
