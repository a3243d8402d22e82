#include "core/expr/nearest.hpp"

#include "core/expr/function_table.hpp"
#include "core/expr/signature_types.hpp"
#include "core/text/nearest.hpp"

#include <fmt/format.h>
#include <vector>

namespace muster::expr {

namespace {

// Approximate steps to compare two names.
constexpr std::uint64_t workOfOne = 16;

Value nearest(Work& work, std::span<const Value> a)
{
    if (!work.charge(1 + workOfOne * a[0].size())) return work.failExhausted();
    std::vector<std::string_view> names;
    for (const Value& name : a[0].asList()) {
        if (!name.is(ValueType::string))
            return work.fail(fmt::format("nearest() compares strings, not {}", typeName(name.type())));
        names.push_back(name.asString());
    }
    return Value::string(text::nearest(names, a[1].asString()));
}

}  // namespace

void addNearest(Library& library)
{
    using namespace types;
    library.add("nearest", {listOf(string()), string()}, string(), nearest);
}

}  // namespace muster::expr
