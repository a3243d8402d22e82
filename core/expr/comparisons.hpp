#pragma once

#include "core/expr/checked_expression.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace muster::expr {

/// A comparison of a text with a field of a record, as in self.arm == 'cavalry', u.arm in ['infantry', 'cavalry'] or
/// 'mounted' in self.abilities, or a record selected by its id, as in tables.weapons['axe'] or tables.weapons.axe: then
/// the field is "id".
struct Comparison {
    std::string record;  ///< name of the record's type
    std::string field;
    std::string text;
    bool item = false;        ///< the field is a list, and the text is compared with its items
    std::uint32_t begin = 0;  ///< byte range of the text in the expression
    std::uint32_t end = 0;
};

/// Every such comparison in an expression, in the order written; none if the expression is invalid.
std::vector<Comparison> comparisons(const CheckedExpression& expression);

}  // namespace muster::expr
