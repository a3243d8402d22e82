#pragma once

#include "core/expr/program.hpp"
#include "core/sheet/sheet.hpp"
#include "core/text/document.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace muster::sheet {

/// How much there is to print of something that stands ready.
struct Extent {
    std::size_t items = 0;
    std::size_t letters = 0;
};
Extent extentOf(const Reference& reference);
Extent extentOf(const std::vector<Finding>& findings);
Extent extentOf(const MapPicture& picture);

/// What the sheets made of one file may take. All of them draw on the same budget, so that many small sheets weigh as
/// much as a large one. The largest armies that ship take less than a twentieth of it.
struct Budget {
    expr::Meter work{20'000'000};     ///< steps of expressions
    std::size_t items = 200'000;      ///< cells, boxes, texts and points of maps; a page holds about 2,000
    std::size_t letters = 1'000'000;  ///< bytes of text
    /// What was too much, at the place in the system file that asked for it; nothing is composed any more after it.
    std::optional<text::Fault> overrun = {};

    bool isExhausted() const { return overrun.has_value(); }
    /// Takes from the budget; false, and an overrun at the range, when there is not so much left.
    bool takeItems(std::size_t count, text::Range range);
    bool takeLetters(std::size_t count, text::Range range);
    bool take(const Extent& extent, text::Range range)
    {
        return takeItems(extent.items, range) && takeLetters(extent.letters, range);
    }
    /// Notes an overrun at the range when no work is left.
    void checkWork(text::Range range);
};

}  // namespace muster::sheet
