#pragma once

#include "editor/board/panels/property_rows.hpp"
#include "editor/form/checked_line.hpp"

namespace muster::editor {

/// Puts such a line among the rows, with its problem in words below it.
void addCheckedLine(PropertyRows& rows, const RowTitle& title, CheckedLine* line, PropertyRows::Read<QString> read,
                    PropertyRows::Write<QString> write);

}  // namespace muster::editor
