#include "fuzz/expression_maker.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <span>

namespace muster::fuzz {

namespace {

using Kind = ExpressionMaker::Kind;

std::optional<Kind> itemOf(Kind list)
{
    if (list == Kind::integers) return Kind::integer;
    if (list == Kind::strings) return Kind::string;
    if (list == Kind::units) return Kind::unit;
    return std::nullopt;
}

constexpr std::array<const char*, 8> integerTexts{"0",  "1",   "-1", "7", "9223372036854775807", "-9223372036854775808",
                                                  "63", "0x7f"};
constexpr std::array<const char*, 4> unsignedTexts{"0u", "1u", "18446744073709551615u", "64u"};
constexpr std::array<const char*, 8> realTexts{"0.0", "-0.5", "1e300", "2.5", "1e-300", "-1e308", "9007199254740993.0",
                                               "3.0"};
constexpr std::array<const char*, 12> stringTexts{
    "''",           "'guard'", "'h\xC3\xA9ro'", "r'^[A-Z]\\w+'",
    "'\\u00e9\\n'", "'%d %s'", "'12'",          "'\xF0\x9F\x90\x89\xF0\x9F\x90\x89'",
    "'a,b,,c'",     "'1.5e3'", "'foot'",        "'horse'"};
constexpr std::array<const char*, 5> integerVariables{"n", "self.points", "self.units[3].count",
                                                      "self.units[1].base[1]", "moves.horse"};
constexpr std::array<const char*, 3> stringVariables{"s", "self.name", "self.units[2].arm"};
constexpr std::array<const char*, 6> patternTexts{"'^G'",         "'[a-z]+ \\\\d'", "'(a|b)*$'",
                                                  "'\xC3\xA9r?'", "r'\\bGuard'",    "''"};
constexpr std::array<const char*, 6> comparisons{"==", "!=", "<", "<=", ">", ">="};
constexpr std::array<const char*, 5> arithmetic{"+", "-", "*", "/", "%"};

}  // namespace

std::size_t ExpressionMaker::form(std::size_t count, std::initializer_list<std::size_t> uncommon)
{
    std::size_t chosen = m_choices.below(count);
    while (m_isCommon && std::find(uncommon.begin(), uncommon.end(), chosen) != uncommon.end())
        chosen = (chosen + 1) % count;
    return chosen;
}

std::string ExpressionMaker::make(Kind kind, int depth)
{
    if (depth <= 0 || m_choices.isEmpty()) return leaf(kind);
    switch (form(12, {2})) {
    case 0: return leaf(kind);
    case 1:
        return fmt::format("({} ? {} : {})", make(Kind::boolean, depth - 1), make(kind, depth - 1),
                           make(kind, depth - 1));
    case 2: return bind(kind, depth);
    default: break;
    }
    switch (kind) {
    case Kind::boolean: return boolean(depth);
    case Kind::integer: return integer(depth);
    case Kind::unsignedInteger: return unsignedInteger(depth);
    case Kind::real: return real(depth);
    case Kind::string: return string(depth);
    case Kind::integers: return integers(depth);
    case Kind::strings: return strings(depth);
    case Kind::unit: return fmt::format("{}[{}]", make(Kind::units, depth - 1), make(Kind::integer, depth - 1));
    case Kind::units: return units(depth);
    case Kind::map: return map(depth);
    }
    return leaf(kind);
}

std::string ExpressionMaker::leaf(Kind kind)
{
    for (auto local = m_locals.rbegin(); local != m_locals.rend(); ++local)
        if (local->kind == kind && m_choices.flag()) return local->name;
    return literal(kind);
}

std::string ExpressionMaker::literal(Kind kind)
{
    const bool variable = m_choices.flag();
    switch (kind) {
    case Kind::boolean: return variable ? "b" : m_choices.flag() ? "true" : "false";
    case Kind::integer: return m_choices.of(variable ? std::span<const char* const>(integerVariables) : integerTexts);
    case Kind::unsignedInteger: return variable ? "u" : m_choices.of(unsignedTexts);
    case Kind::real: return variable ? "r" : m_choices.of(realTexts);
    case Kind::string: return m_choices.of(variable ? std::span<const char* const>(stringVariables) : stringTexts);
    case Kind::integers: return variable ? (m_choices.flag() ? "l" : "self.units[0].base") : "[3, 1, 2]";
    case Kind::strings: return variable ? "self.units[0].tags" : "['b', 'a', 'b']";
    case Kind::unit: return variable ? "self.units[0]" : "self.units[n + 4]";
    case Kind::units: return "self.units";
    case Kind::map: return variable ? (m_choices.flag() ? "m" : "moves") : "{'x': 1, 'y': -2}";
    }
    return "null";
}

std::string ExpressionMaker::loop(const char* name, Kind list, Kind body, int depth)
{
    const auto range = make(list, depth - 1);
    const auto variable = fmt::format("v{}", m_names++);
    m_locals.push_back({variable, *itemOf(list)});
    auto made = fmt::format("{}.{}({}, {})", range, name, variable, make(body, depth - 1));
    m_locals.pop_back();
    return made;
}

std::string ExpressionMaker::bind(Kind kind, int depth)
{
    const auto bound = static_cast<Kind>(m_choices.below(10));
    const auto value = make(bound, depth - 1);
    const auto variable = fmt::format("v{}", m_names++);
    m_locals.push_back({variable, bound});
    auto made = fmt::format("cel.bind({}, {}, {})", variable, value, make(kind, depth - 1));
    m_locals.pop_back();
    return made;
}

std::string ExpressionMaker::boolean(int depth)
{
    const auto next = depth - 1;
    const auto list = static_cast<Kind>(static_cast<int>(Kind::integers) + (m_choices.flag() ? 0 : 1));
    switch (form(19, {12, 16, 17})) {
    case 0: return fmt::format("({} && {})", make(Kind::boolean, next), make(Kind::boolean, next));
    case 1: return fmt::format("({} || {})", make(Kind::boolean, next), make(Kind::boolean, next));
    case 2: return fmt::format("!{}", make(Kind::boolean, next));
    case 3: {
        const auto kind = static_cast<Kind>(m_choices.below(5));
        return fmt::format("({} {} {})", make(kind, next), m_choices.of(comparisons), make(kind, next));
    }
    case 4: {
        const auto kind = static_cast<Kind>(5 + m_choices.below(5));
        return fmt::format("({} == {})", make(kind, next), make(kind, next));
    }
    case 5: return fmt::format("({} in {})", make(*itemOf(list), next), make(list, next));
    case 6: return loop("all", list, Kind::boolean, depth);
    case 7: return loop("exists", m_choices.flag() ? Kind::units : list, Kind::boolean, depth);
    case 8: return loop(m_isCommon ? "exists_one" : "existsOne", list, Kind::boolean, depth);
    case 9: return fmt::format("{}.veteran", make(Kind::unit, next));
    case 10: return fmt::format("{}.startsWith({})", make(Kind::string, next), make(Kind::string, next));
    case 11: return fmt::format("{}.contains({})", make(Kind::string, next), make(Kind::string, next));
    case 12: return fmt::format("{}.isSorted()", make(list, next));
    case 13: return fmt::format("{}.endsWith({})", make(Kind::string, next), make(Kind::string, next));
    case 14: return fmt::format("{}.matches({})", make(Kind::string, next), m_choices.of(patternTexts));
    case 15: return fmt::format("has({}.{})", make(Kind::unit, next), m_choices.flag() ? "tags" : "rate");
    // The checker does not know the type of what is summed up.
    case 16: return fmt::format("(dyn({}).sum() > {})", make(Kind::integers, next), make(Kind::integer, next));
    case 17:
        return fmt::format("({{'a': {}, 'b': {}}}.b.sum() == 0)", make(Kind::string, next), make(Kind::integers, next));
    default: return fmt::format("({} in {})", make(Kind::string, next), make(Kind::map, next));
    }
}

std::string ExpressionMaker::integer(int depth)
{
    const auto next = depth - 1;
    switch (form(17, {4, 8, 9, 12, 15})) {
    case 0:
    case 1:
        return fmt::format("({} {} {})", make(Kind::integer, next), m_choices.of(arithmetic),
                           make(Kind::integer, next));
    case 2: return fmt::format("(-{})", make(Kind::integer, next));
    case 3: return fmt::format("{}.size()", make(static_cast<Kind>(4 + m_choices.below(3)), next));
    case 4: return fmt::format("{}.sum()", make(Kind::integers, next));
    case 5: return fmt::format("{}[{}]", make(Kind::integers, next), make(Kind::integer, next));
    case 6: return fmt::format("{}.count", make(Kind::unit, next));
    case 7: return fmt::format("int({})", make(static_cast<Kind>(1 + m_choices.below(4)), next));
    case 8: return fmt::format("math.abs({})", make(Kind::integer, next));
    case 9: return fmt::format("math.bitShiftLeft({}, {})", make(Kind::integer, next), make(Kind::integer, next));
    case 10: return fmt::format("{}.indexOf({})", make(Kind::string, next), make(Kind::string, next));
    case 11: return fmt::format("{}[{}]", make(Kind::map, next), make(Kind::string, next));
    case 12: return fmt::format("{}.max()", make(Kind::integers, next));
    case 13: return fmt::format("{}[{}]", make(Kind::integers, next), m_choices.below(3));
    case 14: return fmt::format("moves[{}]", make(Kind::string, next));
    case 15: return fmt::format("math.greatest({}, {})", make(Kind::integer, next), make(Kind::integer, next));
    default: return fmt::format("{}.lastIndexOf({})", make(Kind::string, next), make(Kind::string, next));
    }
}

std::string ExpressionMaker::unsignedInteger(int depth)
{
    const auto next = depth - 1;
    if (m_choices.flag())
        return fmt::format("({} {} {})", make(Kind::unsignedInteger, next), m_choices.of(arithmetic),
                           make(Kind::unsignedInteger, next));
    return fmt::format("uint({})", make(static_cast<Kind>(1 + m_choices.below(4)), next));
}

std::string ExpressionMaker::real(int depth)
{
    const auto next = depth - 1;
    switch (form(6, {4, 5})) {
    case 0:
    case 1: {
        constexpr std::array<const char*, 4> operators{"+", "-", "*", "/"};
        return fmt::format("({} {} {})", make(Kind::real, next), m_choices.of(operators), make(Kind::real, next));
    }
    case 2: return fmt::format("double({})", make(static_cast<Kind>(1 + m_choices.below(4)), next));
    case 3: return fmt::format("{}.rate", make(Kind::unit, next));
    case 4: {
        constexpr std::array<const char*, 5> functions{"ceil", "floor", "round", "trunc", "sqrt"};
        return fmt::format("math.{}({})", m_choices.of(functions), make(Kind::real, next));
    }
    default: return fmt::format("math.least({}, {})", make(Kind::real, next), make(Kind::real, next));
    }
}

std::string ExpressionMaker::string(int depth)
{
    const auto next = depth - 1;
    switch (form(13, {8})) {
    case 0: return fmt::format("({} + {})", make(Kind::string, next), make(Kind::string, next));
    case 1: return fmt::format("string({})", make(static_cast<Kind>(m_choices.below(5)), next));
    case 2:
        return fmt::format("{}.replace({}, {})", make(Kind::string, next), make(Kind::string, next),
                           make(Kind::string, next));
    case 3:
        return fmt::format("{}.substring({}, {})", make(Kind::string, next), make(Kind::integer, next),
                           make(Kind::integer, next));
    case 4: return fmt::format("{}.join({})", make(Kind::strings, next), make(Kind::string, next));
    case 5: return fmt::format("{}.charAt({})", make(Kind::string, next), make(Kind::integer, next));
    case 6:
        return fmt::format("'%s: %s'.format([{}, {}])", make(static_cast<Kind>(m_choices.below(10)), next),
                           make(Kind::integers, next));
    case 7: return fmt::format("{}.upperAscii()", make(Kind::string, next));
    case 12: return fmt::format("{}.lowerAscii()", make(Kind::string, next));
    case 8: return fmt::format("{}.reverse().trim()", make(Kind::string, next));
    case 9: return fmt::format("{}.name", make(Kind::unit, next));
    case 10: return fmt::format("strings.quote({})", make(Kind::string, next));
    default: return fmt::format("{}[{}]", make(Kind::strings, next), make(Kind::integer, next));
    }
}

std::string ExpressionMaker::integers(int depth)
{
    const auto next = depth - 1;
    switch (form(11, {3, 4, 5, 6, 7, 8})) {
    case 0: return fmt::format("({} + {})", make(Kind::integers, next), make(Kind::integers, next));
    case 1: return loop("map", m_choices.flag() ? Kind::units : Kind::integers, Kind::integer, depth);
    case 2: return loop("filter", Kind::integers, Kind::boolean, depth);
    case 3: return fmt::format("{}.sort().distinct()", make(Kind::integers, next));
    case 4:
        return fmt::format("{}.slice({}, {})", make(Kind::integers, next), make(Kind::integer, next),
                           make(Kind::integer, next));
    case 5: return fmt::format("lists.range({})", make(Kind::integer, next));
    case 6: return fmt::format("[{}, {}].flatten()", make(Kind::integers, next), make(Kind::integers, next));
    case 7: return loop("sortBy", Kind::integers, Kind::string, depth);
    case 8: return fmt::format("{}.reverse()", make(Kind::integers, next));
    case 9: return fmt::format("{}.map(k{}, {})", make(Kind::map, next), m_names++, make(Kind::integer, next));
    default: return fmt::format("[{}, {}]", make(Kind::integer, next), make(Kind::integer, next));
    }
}

std::string ExpressionMaker::strings(int depth)
{
    const auto next = depth - 1;
    switch (form(7, {5})) {
    case 0: return fmt::format("{}.split({})", make(Kind::string, next), make(Kind::string, next));
    case 1: return loop("map", m_choices.flag() ? Kind::units : Kind::integers, Kind::string, depth);
    case 2: return loop("filter", Kind::strings, Kind::boolean, depth);
    case 3: return fmt::format("{}.tags", make(Kind::unit, next));
    case 4: return fmt::format("({} + {})", make(Kind::strings, next), make(Kind::strings, next));
    case 5: return fmt::format("{}.sort()", make(Kind::strings, next));
    default: return fmt::format("[{}, {}]", make(Kind::string, next), make(Kind::string, next));
    }
}

std::string ExpressionMaker::units(int depth)
{
    switch (form(3, {1})) {
    case 0: return loop("filter", Kind::units, Kind::boolean, depth);
    case 1: return loop("sortBy", Kind::units, m_choices.flag() ? Kind::integer : Kind::string, depth);
    default: return fmt::format("({} + {})", make(Kind::units, depth - 1), make(Kind::units, depth - 1));
    }
}

std::string ExpressionMaker::map(int depth)
{
    const auto next = depth - 1;
    const auto first = m_names++, second = m_names++;
    switch (form(3, {0, 1})) {
    case 0:
        return fmt::format("{}.transformMap(v{}, v{}, {})", make(Kind::map, next), first, second,
                           make(Kind::integer, next));
    case 1:
        return fmt::format("{}.transformMapEntry(v{}, v{}, {{{}: v{}}})", make(Kind::integers, next), first, second,
                           make(Kind::string, next), second);
    default:
        return fmt::format("{{{}: {}, 'z': {}}}", make(Kind::string, next), make(Kind::integer, next),
                           make(Kind::integer, next));
    }
}

}  // namespace muster::fuzz
