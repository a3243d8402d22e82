#pragma once

#include "editor/live_check/views.hpp"

#include <QVariant>

namespace muster::editor {

/// The head of a column of the stat line: its label and, as a tooltip, its title and what it means.
QVariant statHead(const StatColumn& column, int role);

/// Orders values of a stat column: numbers by size, then other texts, with missing values first.
bool sortsBefore(const StatView* a, const StatView* b);

}  // namespace muster::editor
