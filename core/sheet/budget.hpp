#pragma once

#include "core/expr/program.hpp"
#include "core/sheet/sheet.hpp"
#include "core/text/document.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace muster::sheet {

/// The size of a prepared block.
struct Extent {
    std::size_t items = 0;
    std::size_t letters = 0;
};
/// What a copy of a prepared block charges to the budget.
Extent extentOf(const Reference& reference);
Extent extentOf(const std::vector<Finding>& findings);
Extent extentOf(const MapPicture& picture);

/// The limits for the sheets of one file. All share one budget, so that many small sheets count as much as a large one.
/// The largest shipped armies use less than a twentieth of it.
struct Budget {
    expr::Meter work{20'000'000};     ///< evaluation steps
    std::size_t items = 200'000;      ///< cells, boxes, texts and points of maps; a page holds about 2,000
    std::size_t letters = 1'000'000;  ///< bytes of text
    /// The exceeded limit, at its place in the system file; composition stops there.
    std::optional<text::Fault> overrun = {};

    /// True once a limit has been exceeded.
    bool isExhausted() const { return overrun.has_value(); }
    /// Charges the budget; if it does not suffice, returns false and sets an overrun at the range.
    bool takeItems(std::size_t count, text::Range range);
    bool takeLetters(std::size_t count, text::Range range);
    bool take(const Extent& extent, text::Range range)
    {
        return takeItems(extent.items, range) && takeLetters(extent.letters, range);
    }
    /// Sets an overrun at the range if no work is left.
    void checkWork(text::Range range);
};

}  // namespace muster::sheet
