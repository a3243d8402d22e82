#pragma once

#include "editor/live_check/file_checker.hpp"

#include <QPalette>
#include <QString>

namespace muster::editor {

/// Facts about a unit, leader, group or the army ("") as rich text: the cost by term, and the columns of the table rows
/// that its values refer to.
QString factsAbout(const CheckResult& checkResult, const QString& pointer, const QPalette& palette);
/// Derived values as rich text. They have no titles, only their keys in words, and are shown on demand.
QString derivedFactsAbout(const CheckResult& checkResult, const QString& pointer, const QPalette& palette);

}  // namespace muster::editor
