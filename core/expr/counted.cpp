#include "core/expr/counted.hpp"

#include "core/expr/function_table.hpp"
#include "core/expr/signature_types.hpp"

#include <string>

namespace muster::expr {

namespace {

/// "1 figure", "3 figures"; without a plural, the noun takes an s.
Value counted(Work& work, std::span<const Value> a)
{
    const std::int64_t number = a[0].asInteger();
    const std::string_view noun = number == 1 || a.size() < 3 ? a[1].asString() : a[2].asString();
    if (!work.charge(1 + noun.size() / 8)) return work.failExhausted();
    std::string words = std::to_string(number) + " " + std::string(noun);
    if (number != 1 && a.size() < 3) words += 's';
    return Value::string(work.arena.copy(words));
}

}  // namespace

void addCounted(Library& library)
{
    using namespace types;
    library.add("counted", {integer(), string()}, string(), counted);
    library.add("counted", {integer(), string(), string()}, string(), counted);
}

}  // namespace muster::expr
