#pragma once

#include "printer/layout/row.hpp"

#include <memory>
#include <string>

namespace muster::printer {

/// The rows that name the groups of one table: above the first row of each, and again where a page continues it.
struct TableGroups {
    RowStyle look;                             ///< of the table's rows
    double side;                               ///< white space at both edges, in mm
    int columns;                               ///< of the table
    Tag table;                                 ///< its structure
    std::shared_ptr<const RepeatedHead> head;  ///< of the table; may be null

    /// Adds the row with the name of a group.
    void add(const std::string& group, BlockLayout& blockLayout) const;
    /// What a page begins with that continues a group: the head of the table and the name of the group. Only the head
    /// of the table if both are higher than a third of the page, or without a name.
    std::shared_ptr<const RepeatedHead> headOf(const std::string& group, const BlockLayout& blockLayout) const;
};

}  // namespace muster::printer
