#include "core/expr/function_meanings.hpp"

#include <algorithm>
#include <iterator>

namespace muster::expr {

namespace {

struct Meaning {
    std::string_view name;
    bool isMember;
    std::string_view text;
};

constexpr Meaning meanings[] = {
    {"bool", false, "Converts the strings true, t, 1, false, f and 0 to a bool."},
    {"charAt", true, "The character at an index; empty at the end."},
    {"contains", true, "Whether the string contains the other."},
    {"counted", false, "A number before its noun: 1 unit, 5 units; with a plural of its own if one is given."},
    {"distinct", true, "Each value of the list once."},
    {"double", false, "Converts a number or a string to a double."},
    {"dyn", false, "The same value, whose type is checked only during the evaluation."},
    {"endsWith", true, "Whether the string ends with the other."},
    {"flatten", true, "Nested lists as one list, up to a depth."},
    {"format", true, "The string with the values of a list in place of %s, %d, %.2f, %e, %x, %o and %b."},
    {"indexOf", true, "The first index of an item or a string, from an index if one is given; -1 if there is none."},
    {"int", false, "Converts a number to an int, without its fraction, or a string."},
    {"isSorted", true, "Whether the items ascend."},
    {"join", true, "All items as one string, with a separator between them."},
    {"lastIndexOf", true, "The last index of an item or a string; -1 if there is none."},
    {"lists.range", false, "The ints from 0 up to one less than the number, at most a million."},
    {"lowerAscii", true, "The string with A to Z in lowercase."},
    {"matches", false, "Whether an RE2 pattern matches anywhere in a string."},
    {"matches", true, "Whether an RE2 pattern matches anywhere in the string."},
    {"math.abs", false, "The absolute value."},
    {"math.bitAnd", false, "The bits that both numbers have."},
    {"math.bitNot", false, "The number with all bits inverted."},
    {"math.bitOr", false, "The bits that one of the numbers has."},
    {"math.bitShiftLeft", false, "The bits shifted to the left."},
    {"math.bitShiftRight", false, "The bits shifted to the right."},
    {"math.bitXor", false, "The bits that only one of the numbers has."},
    {"math.ceil", false, "Rounded up."},
    {"math.floor", false, "Rounded down."},
    {"math.greatest", false, "The largest of several numbers, or of a list."},
    {"math.isFinite", false, "Whether it is neither infinite nor NaN."},
    {"math.isInf", false, "Whether it is infinite."},
    {"math.isNaN", false, "Whether it is not a number, such as the root of -1."},
    {"math.least", false, "The smallest of several numbers, or of a list."},
    {"math.round", false, "Rounded to the nearest integer, halves away from 0."},
    {"math.sign", false, "-1, 0 or 1."},
    {"math.sqrt", false, "The square root."},
    {"math.trunc", false, "Without its fraction."},
    {"max", true, "The largest item; fails on an empty list."},
    {"min", true, "The smallest item; fails on an empty list."},
    {"nearest", false, "The name of a list that is most similar to another; empty if none is."},
    {"replace", true, "The string with every occurrence of one string, or the first n, replaced by another."},
    {"reverse", true, "In reverse order."},
    {"size", false, "The number of items, entries or characters."},
    {"size", true, "The number of items, entries or characters."},
    {"slice", true, "The items from an index up to another, without the one there."},
    {"sort", true, "The items in ascending order."},
    {"split", true, "The parts between separators, at most n if a number is given."},
    {"startsWith", true, "Whether the string starts with the other."},
    {"string", false, "Converts a number, a bool or a string to a string."},
    {"strings.quote", false, "The string in quotes, with escapes."},
    {"substring", true, "The characters from an index, up to another if one is given."},
    {"sum", true, "The sum of the numbers; 0 for an empty list."},
    {"trim", true, "Without white space at the ends."},
    {"type", false, "The type of a value."},
    {"uint", false, "Converts a number or a string to an integer from 0."},
    {"upperAscii", true, "The string with a to z in uppercase."},
};

struct MacroWord {
    std::string_view name;
    bool isMember;
    std::vector<std::string> signatures;
    std::string_view meaning;
};

}  // namespace

std::string_view meaningOf(std::string_view name, bool isMember)
{
    const auto* found = std::find_if(std::begin(meanings), std::end(meanings), [&](const Meaning& meaning) {
        return meaning.name == name && meaning.isMember == isMember;
    });
    return found == std::end(meanings) ? std::string_view() : found->text;
}

std::vector<FunctionWord> macroWords()
{
    static const MacroWord macros[] = {
        {"has", false, {"has(value.key) -> bool"}, "Whether a value has the key."},
        {"cel.bind",
         false,
         {"cel.bind(name, value, expression) -> type of the expression"},
         "Names a value for use in the last argument."},
        {"all",
         true,
         {"list.all(item, condition) -> bool", "list.all(index, item, condition) -> bool"},
         "Whether the condition is true for all items, or keys of a map."},
        {"exists",
         true,
         {"list.exists(item, condition) -> bool", "list.exists(index, item, condition) -> bool"},
         "Whether the condition is true for at least one item, or key of a map."},
        {"existsOne",
         true,
         {"list.existsOne(item, condition) -> bool", "list.existsOne(index, item, condition) -> bool"},
         "Whether the condition is true for exactly one item, or key of a map."},
        {"exists_one",
         true,
         {"list.exists_one(item, condition) -> bool", "list.exists_one(index, item, condition) -> bool"},
         "The same as existsOne."},
        {"filter", true, {"list.filter(item, condition) -> list"}, "The items for which the condition is true."},
        {"map",
         true,
         {"list.map(item, value) -> list", "list.map(item, condition, value) -> list"},
         "A value for each item, or for each for which the condition is true."},
        {"sortBy", true, {"list.sortBy(item, value) -> list"}, "The items in the order of a value."},
        {"transformList",
         true,
         {"list.transformList(index, item, value) -> list",
          "list.transformList(index, item, condition, value) -> list"},
         "A value for each item, or for each for which the condition is true."},
        {"transformMap",
         true,
         {"map.transformMap(key, value, expression) -> map",
          "map.transformMap(key, value, condition, expression) -> map"},
         "The map with other values."},
        {"transformMapEntry",
         true,
         {"map.transformMapEntry(key, value, entries) -> map",
          "map.transformMapEntry(key, value, condition, entries) -> map"},
         "A map of all the entries that the last argument gives."},
    };
    std::vector<FunctionWord> words;
    for (const auto& macro : macros)
        words.push_back({std::string(macro.name), macro.isMember, true, macro.signatures, std::string(macro.meaning)});
    return words;
}

}  // namespace muster::expr
