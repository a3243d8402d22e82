#include "core/expr/counted.hpp"

#include "core/expr/function_table.hpp"
#include "core/expr/signature_types.hpp"

#include <string>

namespace muster::expr {

namespace {

/// "1 figure", "3 figures"; without a plural, the noun takes an s.
Value counted(Work& work, std::span<const Value> a)
{
    const bool isOne = a[0].is(ValueType::integer) ? a[0].asInteger() == 1 : a[0].asReal() == 1.0;
    const std::string_view noun = isOne || a.size() < 3 ? a[1].asString() : a[2].asString();
    if (!work.charge(1 + noun.size() / 8)) return work.failExhausted();
    std::string words = toSentence(a[0]) + " " + std::string(noun);
    if (!isOne && a.size() < 3) words += 's';
    return Value::string(work.arena.copy(words));
}

}  // namespace

void addCounted(Library& library)
{
    using namespace types;
    for (const auto& number : {integer(), real()}) {
        library.add("counted", {number, string()}, string(), counted);
        library.add("counted", {number, string(), string()}, string(), counted);
    }
}

}  // namespace muster::expr
