#include "core/expr/compare.hpp"
#include "core/expr/function_table.hpp"
#include "core/expr/operators.hpp"
#include "core/expr/signature_types.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <vector>

namespace muster::expr {

namespace {

using Arguments = std::span<const Value>;
constexpr std::uint64_t maxRangeLength = 1'000'000;
constexpr std::int64_t maxFlattenDepth = 100;

Value copyOut(Work& work, std::span<const Value> items)
{
    if (items.size() > UINT32_MAX || !work.charge(items.size())) return work.failExhausted();
    Value* out = work.arena.allocate<Value>(items.size());
    std::copy(items.begin(), items.end(), out);
    return Value::list({out, items.size()});
}

Value sumFrom(Work& work, Arguments a, Value empty)
{
    if (!work.charge(1 + a[0].size())) return work.failExhausted();
    Value sum = empty;
    bool first = true;
    for (const Value& item : a[0].asList()) {
        if (!item.isNumber()) return work.fail(fmt::format("sum() adds numbers, not {}", typeName(item.type())));
        sum = first ? item : applyBinary(Step::add, sum, item, work);
        if (failed(sum)) return sum;
        first = false;
    }
    return sum;
}

Value sum(Work& work, Arguments a) { return sumFrom(work, a, Value::integer(0)); }
Value sumUnsigned(Work& work, Arguments a) { return sumFrom(work, a, Value::unsignedInteger(0)); }
Value sumReal(Work& work, Arguments a) { return sumFrom(work, a, Value::real(0)); }

Value indexInList(Work& work, Arguments a)
{
    if (!work.charge(1 + a[0].size() / 2)) return work.failExhausted();
    const auto items = a[0].asList();
    for (std::size_t i = 0; i < items.size(); ++i)
        if (equal(items[i], a[1], work.meter)) return Value::integer(static_cast<std::int64_t>(i));
    return work.exhausted() ? work.failExhausted() : Value::integer(-1);
}

Value lastIndexInList(Work& work, Arguments a)
{
    if (!work.charge(1 + a[0].size() / 2)) return work.failExhausted();
    const auto items = a[0].asList();
    for (std::size_t i = items.size(); i-- > 0;)
        if (equal(items[i], a[1], work.meter)) return Value::integer(static_cast<std::int64_t>(i));
    return work.exhausted() ? work.failExhausted() : Value::integer(-1);
}

Value reversedList(Work& work, Arguments a)
{
    const auto items = a[0].asList();
    if (!work.charge(1 + items.size())) return work.failExhausted();
    Value* out = work.arena.allocate<Value>(items.size());
    std::reverse_copy(items.begin(), items.end(), out);
    return Value::list({out, items.size()});
}

Value distinct(Work& work, Arguments a)
{
    std::vector<Value> kept;
    for (const Value& item : a[0].asList()) {
        if (!work.charge(1 + kept.size() / 4)) return work.failExhausted();
        const bool known =
            std::any_of(kept.begin(), kept.end(), [&](const Value& k) { return equal(k, item, work.meter); });
        if (work.exhausted()) return work.failExhausted();
        if (!known) kept.push_back(item);
    }
    return copyOut(work, kept);
}

bool flattenInto(Work& work, std::span<const Value> items, std::int64_t depth, std::vector<Value>& out)
{
    for (const Value& item : items) {
        if (!work.charge(1)) return false;
        if (depth > 0 && item.is(ValueType::list)) {
            if (!flattenInto(work, item.asList(), depth - 1, out)) return false;
        } else {
            out.push_back(item);
        }
    }
    return true;
}

Value flatten(Work& work, Arguments a)
{
    const std::int64_t depth = a.size() > 1 ? a[1].asInteger() : 1;
    if (depth < 0 || depth > maxFlattenDepth)
        return work.fail(fmt::format("flatten() takes a depth from 0 to {}, not {}", maxFlattenDepth, depth));
    std::vector<Value> out;
    if (!flattenInto(work, a[0].asList(), depth, out)) return work.failExhausted();
    return copyOut(work, out);
}

Value slice(Work& work, Arguments a)
{
    const std::int64_t begin = a[1].asInteger(), end = a[2].asInteger();
    if (begin < 0 || end < begin || end > a[0].size())
        return work.fail(fmt::format("a list of {} has no slice from {} to {}", a[0].size(), begin, end));
    return Value::list(a[0].asList().subspan(static_cast<std::size_t>(begin), static_cast<std::size_t>(end - begin)));
}

Value range(Work& work, Arguments a)
{
    const std::int64_t count = a[0].asInteger();
    if (count < 0) return Value::list({});
    const auto n = static_cast<std::uint64_t>(count);
    if (n > maxRangeLength || !work.charge(1 + n)) return work.failExhausted();
    Value* out = work.arena.allocate<Value>(n);
    for (std::uint64_t i = 0; i < n; ++i) out[i] = Value::integer(static_cast<std::int64_t>(i));
    return Value::list({out, n});
}

}  // namespace

void addLists(Library& library)
{
    using namespace types;
    library.addMember("sum", {listOf(integer())}, integer(), sum);
    library.addMember("sum", {listOf(unsignedInteger())}, unsignedInteger(), sumUnsigned);
    library.addMember("sum", {listOf(real())}, real(), sumReal);
    library.addMember("indexOf", {list(), item()}, integer(), indexInList);
    library.addMember("lastIndexOf", {list(), item()}, integer(), lastIndexInList);
    library.addMember("reverse", {list()}, list(), reversedList);
    library.addMember("distinct", {list()}, list(), distinct);
    library.addMember("flatten", {listOf(list())}, list(), flatten);
    library.addMember("flatten", {listOf(any()), integer()}, listOf(any()), flatten);
    library.addMember("slice", {list(), integer(), integer()}, list(), slice);
    library.add("lists.range", {integer()}, listOf(integer()), range);
}

}  // namespace muster::expr
