#pragma once

#include "editor/live_check/file_checker.hpp"

#include <QString>

namespace muster::editor {

/// A length or angle in the user's language, with at most two decimals.
QString boardNumber(double value);
/// A position in the measure of the board: "12.5 in from the west, 3 in from the south".
QString placeWords(geometry::Point at, const BoardModel& board);
/// The short form for a status bar: "12.5, 3 in".
QString shortPlace(geometry::Point at, const BoardModel& board);
/// "Wood of Arsuf (Woods)", "Hastati 2 (Rome)".
QString nameWords(const BoardItem& item, const BoardModel& board);
/// Name, kind, position, state and findings of an item in a sentence, for screen readers and tooltips.
QString wordsFor(const BoardItem& item, const BoardModel& board, const CheckResult* checkResult);

}  // namespace muster::editor
