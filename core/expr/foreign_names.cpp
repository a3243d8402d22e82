#include "core/expr/foreign_names.hpp"

#include <algorithm>
#include <iterator>

namespace muster::expr {

namespace {

struct Foreign {
    std::string_view name;
    std::string_view help;
};

constexpr Foreign anywhere[] = {
    {"len", "write list.size()"},
    {"length", "write value.size()"},
    {"count", "write list.size(), or list.filter(x, ...).size()"},
    {"toLowerCase", "write text.lowerAscii()"},
    {"toLower", "write text.lowerAscii()"},
    {"lower", "write text.lowerAscii()"},
    {"toUpperCase", "write text.upperAscii()"},
    {"toUpper", "write text.upperAscii()"},
    {"upper", "write text.upperAscii()"},
    {"strip", "write text.trim()"},
    {"toString", "write string(value)"},
    {"str", "write string(value)"},
    {"float", "write double(value)"},
    {"parseInt", "write int(text)"},
    {"parseFloat", "write double(text)"},
    {"any", "write list.exists(x, ...)"},
    {"some", "write list.exists(x, ...)"},
    {"every", "write list.all(x, ...)"},
    {"forall", "write list.all(x, ...)"},
    {"where", "write list.filter(x, ...)"},
    {"select", "write list.filter(x, ...) for some items, or list.map(x, ...) for a value of each"},
    {"find", "write list.filter(x, ...), or list.exists(x, ...) to ask whether there is one"},
    {"includes", "write item in list, or text.contains(part)"},
    {"reduce", "write list.map(x, ...).sum(), .min() or .max()"},
    {"fold", "write list.map(x, ...).sum(), .min() or .max()"},
    {"avg", "write double(numbers.sum()) / double(numbers.size())"},
    {"average", "write double(numbers.sum()) / double(numbers.size())"},
    {"has", "has() takes one field, for example has(self.name)"},
    {"iif", "write condition ? value : otherValue"},
    {"ifelse", "write condition ? value : otherValue"},
    {"pow", "multiply: x * x"},
};

constexpr Foreign ofNumbers[] = {
    {"min", "write math.least(a, b)"},
    {"max", "write math.greatest(a, b)"},
    {"math.min", "write math.least(a, b)"},
    {"math.max", "write math.greatest(a, b)"},
};

std::string_view helpOf(const Foreign* begin, const Foreign* end, std::string_view name)
{
    const auto found = std::find_if(begin, end, [&](const Foreign& one) { return one.name == name; });
    return found == end ? std::string_view() : found->help;
}

}  // namespace

std::string_view helpForForeignName(std::string_view name, bool member, std::size_t arguments)
{
    if (!member && arguments > 1)
        if (const auto help = helpOf(std::begin(ofNumbers), std::end(ofNumbers), name); !help.empty()) return help;
    return helpOf(std::begin(anywhere), std::end(anywhere), name);
}

}  // namespace muster::expr
