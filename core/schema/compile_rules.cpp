#include "core/schema/compiler.hpp"
#include "core/schema/wording.hpp"
#include "core/text/nearest.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>

namespace muster::schema {

using text::Node;

namespace {

template <typename Rules>
RuleId add(std::vector<Rules>& table, Rules rules)
{
    table.push_back(std::move(rules));
    return static_cast<RuleId>(table.size() - 1);
}

constexpr std::array<std::pair<std::string_view, std::uint8_t>, 7> typesByName = {{{"null", types::null},
                                                                                   {"boolean", types::boolean},
                                                                                   {"integer", types::whole},
                                                                                   {"number", types::number},
                                                                                   {"string", types::string},
                                                                                   {"array", types::array},
                                                                                   {"object", types::object}}};

}  // namespace

std::uint8_t Compiler::readTypes(const Node& type)
{
    if (!type) return types::all;
    const auto bits = [this](const Node& name) -> std::uint8_t {
        for (const auto& [known, known_bits] : typesByName) {
            if (name.isString() && name.string() == known) return known_bits;
        }
        expected("one of null, boolean, integer, number, string, array and object", name);
        return types::all;
    };
    if (!type.isArray()) return bits(type);
    if (type.size() == 0) expected("at least one type", type);
    std::uint8_t all = 0;
    for (const Node name : type) all |= bits(name);
    return all;
}

std::optional<Choice> Compiler::choice(const Pending& pending, const Members& members, Keyword keyword)
{
    if (!members[keyword]) return std::nullopt;
    Choice choice;
    choice.branches = children(pending, members[keyword], keyword, true);
    choice.exactlyOne = keyword == Keyword::oneOf;
    return choice;
}

RuleId Compiler::compileCombined(const Pending& pending, const Members& members)
{
    CombinedRules rules;
    bool any = false;
    if (const Node list = members[Keyword::enumeration]) {
        any = true;
        if (list.isArray() && list.size() == 0)
            fault("schema/bad-value", list.range(), "this list of allowed values is empty, so no value is valid",
                  "list at least one value, or remove the key \"enum\"");
        else if (!list.isArray())
            expected("a list of allowed values", list);
        else
            rules.allowed = ValueSet(std::vector<Node>(list.begin(), list.end()));
    }
    if (const Node value = members[Keyword::constant]) {
        any = true;
        rules.constant = ValueSet({value});
    }
    rules.allOf = children(pending, members[Keyword::allOf], Keyword::allOf, true);
    rules.anyOf = choice(pending, members, Keyword::anyOf);
    rules.oneOf = choice(pending, members, Keyword::oneOf);
    const auto one = [&](Keyword keyword) {
        return members[keyword] ? sameValueChild(pending, members[keyword], placeOf(pending, keyword)) : noBlock;
    };
    rules.notBlock = one(Keyword::negation);
    rules.ifBlock = one(Keyword::condition);
    rules.thenBlock = one(Keyword::then);
    rules.elseBlock = one(Keyword::otherwise);
    any = any || !rules.allOf.empty() || rules.anyOf || rules.oneOf || rules.notBlock != noBlock ||
          rules.ifBlock != noBlock;
    return any ? add(m_program.combined, std::move(rules)) : noRules;
}

RuleId Compiler::compileNumbers(const Members& members)
{
    NumberRules rules;
    rules.minimum = bound(members[Keyword::minimum]);
    rules.maximum = bound(members[Keyword::maximum]);
    rules.exclusiveMinimum = bound(members[Keyword::exclusiveMinimum]);
    rules.exclusiveMaximum = bound(members[Keyword::exclusiveMaximum]);
    if (const Node divisor = members[Keyword::multipleOf]) {
        if (divisor.isNumber()) rules.divisor = Divisor::of(divisor);
        if (!rules.divisor) expected("a number above 0 of at most 18 digits", divisor);
        rules.divisorShown = divisor.sourceText();
    }
    const bool any =
        rules.minimum || rules.maximum || rules.exclusiveMinimum || rules.exclusiveMaximum || rules.divisor;
    return any ? add(m_program.numbers, std::move(rules)) : noRules;
}

void Compiler::readFormat(const Node& name, StringRules& rules)
{
    if (!name.isString()) return expected("the name of a format in quotes", name);
    const Format* format = formatNamed(name.string());
    if (format == nullptr) {
        const auto near = text::nearest(formatNames(), name.string());
        return fault("schema/unsupported-keyword", name.range(),
                     fmt::format("the format {} is not checked", shown(Value::of(name))),
                     near.empty() ? fmt::format("use \"pattern\", or one of {}", fmt::join(formatNames(), ", "))
                                  : fmt::format("did you mean \"{}\"?", near));
    }
    rules.formatPattern = pattern({}, format->pattern, name.range());
    if (rules.formatPattern) rules.format = format;
}

RuleId Compiler::compileStrings(const Members& members)
{
    StringRules rules;
    rules.minLength = count(members[Keyword::minLength], 0);
    rules.maxLength = count(members[Keyword::maxLength], unlimited);
    if (const Node text = members[Keyword::pattern]) {
        if (text.isString())
            rules.pattern = pattern(text, text.string(), text.range());
        else
            expected("a pattern in quotes", text);
    }
    if (const Node name = members[Keyword::format]) readFormat(name, rules);
    const bool any = rules.minLength > 0 || rules.maxLength != unlimited || rules.pattern || rules.format != nullptr;
    return any ? add(m_program.strings, std::move(rules)) : noRules;
}

RuleId Compiler::compileArrays(const Pending& pending, const Members& members)
{
    ArrayRules rules;
    rules.minItems = count(members[Keyword::minItems], 0);
    rules.maxItems = count(members[Keyword::maxItems], unlimited);
    rules.unique = flag(members[Keyword::uniqueItems]);
    rules.contains = child(pending, members, Keyword::contains);
    const Node items = members[Keyword::items];
    const BlockId additional = child(pending, members, Keyword::additionalItems);
    rules.listed = items.isArray();
    if (rules.listed) {
        rules.tuple = children(pending, items, Keyword::items, false);
        rules.rest = additional;
    } else {
        rules.rest = child(pending, members, Keyword::items);
    }
    const bool any = rules.minItems > 0 || rules.maxItems != unlimited || rules.unique || rules.contains != noBlock ||
                     !rules.tuple.empty() || rules.rest != noBlock;
    return any ? add(m_program.arrays, std::move(rules)) : noRules;
}

}  // namespace muster::schema
