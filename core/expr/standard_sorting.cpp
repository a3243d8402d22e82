#include "core/expr/compare.hpp"
#include "core/expr/function_table.hpp"
#include "core/expr/signature_types.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace muster::expr {

namespace {

using Arguments = std::span<const Value>;

// Checks that all items have a common order; fails with the two that do not.
bool orderable(Work& work, std::span<const Value> items, std::string_view name)
{
    for (const Value& item : items) {
        if (!work.charge(sortingWork(item, items.size()))) {
            work.failExhausted();
            return false;
        }
        if (canSortBeside(items.front(), item)) continue;
        work.fail(
            fmt::format("{}() cannot order {} and {}", name, typeName(items.front().type()), typeName(item.type())));
        return false;
    }
    return true;
}

bool isLess(const Value& a, const Value& b) { return *order(a, b) < 0; }

Value minimum(Work& work, Arguments a)
{
    const auto items = a[0].asList();
    if (items.empty()) return work.fail("min() of an empty list");
    if (!orderable(work, items, "min")) return Failed::value();
    return *std::min_element(items.begin(), items.end(), isLess);
}

Value maximum(Work& work, Arguments a)
{
    const auto items = a[0].asList();
    if (items.empty()) return work.fail("max() of an empty list");
    if (!orderable(work, items, "max")) return Failed::value();
    return *std::max_element(items.begin(), items.end(), isLess);
}

Value isSorted(Work& work, Arguments a)
{
    const auto items = a[0].asList();
    if (!orderable(work, items, "isSorted")) return Failed::value();
    return Value::boolean(std::is_sorted(items.begin(), items.end(), isLess));
}

Value sort(Work& work, Arguments a)
{
    const auto items = a[0].asList();
    if (!orderable(work, items, "sort")) return Failed::value();
    Value* out = work.arena.allocate<Value>(items.size());
    std::copy(items.begin(), items.end(), out);
    std::stable_sort(out, out + items.size(), isLess);
    return Value::list({out, items.size()});
}

}  // namespace

void addSorting(Library& library)
{
    using namespace types;
    library.addMember("min", {list()}, item(), minimum);
    library.addMember("max", {list()}, item(), maximum);
    library.addMember("isSorted", {list()}, boolean(), isSorted);
    library.addMember("sort", {list()}, list(), sort);
}

}  // namespace muster::expr
