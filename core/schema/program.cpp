#include "core/schema/program.hpp"

#include <bit>

namespace muster::schema {

const std::vector<std::uint32_t>& Choice::candidates(text::Kind kind) const
{
    return byType[static_cast<std::size_t>(std::countr_zero(types::of(kind)))];
}

int Bound::compareWith(const Number& value) const
{
    Number bound = number;
    bound.text = shown;  // set here because a stored view would not survive copying
    return compare(value, bound);
}

}  // namespace muster::schema
