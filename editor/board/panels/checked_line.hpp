#pragma once

#include "editor/board/panels/property_rows.hpp"
#include "editor/form/checked_line.hpp"

namespace muster::editor {

/// Adds such a line to the rows, with its problem below it.
void addCheckedLine(PropertyRows& rows, const RowTitle& title, CheckedLine* line, PropertyRows::Read<QString> read,
                    PropertyRows::Write<QString> write);

}  // namespace muster::editor
