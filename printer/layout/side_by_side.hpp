#pragma once

#include "printer/layout/block_layout.hpp"

#include <optional>

namespace muster::printer {

/// A table with several rows of another one in each of its rows.
struct WideTable {
    sheet::Table table;
    bool isDownwards = true;  ///< read column by column, so it should stay on one page; else row by row
};

/// The table as often side by side as it allows and as fits; nothing if that is once.
std::optional<WideTable> sideBySide(const sheet::Table& table, const BlockLayout& blockLayout);

}  // namespace muster::printer
