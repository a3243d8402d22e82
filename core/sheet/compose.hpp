#pragma once

#include "core/sheet/description.hpp"

namespace muster::sheet {

/// A sheet with final texts, and what went wrong on the way.
struct Composed {
    std::optional<Sheet> sheet;       ///< absent when the sheet's `when` does not hold
    std::vector<text::Fault> faults;  ///< "print/expression" and "print/limit", at their place in the system file
};

/// Works out one sheet of a description for an army, unit or group, whose values stand in the slots of its purpose's
/// environment. An expression that fails shows as "?" or leaves its block out, and is reported; nothing ends the sheet.
Composed compose(const Description& description, std::size_t sheet, std::span<const expr::Value> slots, expr::Arena& arena,
                 const std::vector<Finding>& findings);

}  // namespace muster::sheet
