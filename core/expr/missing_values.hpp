#pragma once

#include "core/expr/checked_expression.hpp"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace muster::expr {

/// A field of a record that is read although the record may lack it.
struct MissingValue {
    std::string record;  ///< name of the record's type
    std::string field;
    std::string path;         ///< as written, such as self.range
    std::uint32_t begin = 0;  ///< byte range of the path in the expression
    std::uint32_t end = 0;
};

/// Every such field in an expression, in the order written; none if the expression is invalid. `mayLack` says of a
/// field that not every record has whether to ask about it. A field is taken to be there if a condition around it, or
/// one of those outside of the expression, tests with has() or `in` whether a record has it.
std::vector<MissingValue>
missingValues(const CheckedExpression& expression,
              const std::function<bool(std::string_view record, std::string_view field)>& mayLack,
              const std::vector<std::string>& conditions = {});

}  // namespace muster::expr
