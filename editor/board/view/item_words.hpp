#pragma once

#include "editor/judge/judge.hpp"

#include <QString>

namespace muster::editor {

/// A number of the board or of degrees, in the language of the program: at most two decimals.
QString boardNumber(double value);
/// A place in the measure of the board: "12.5 in from the west, 3 in from the south".
QString placeWords(sheet::MapPoint at, const BoardModel& board);
/// Short, for a status bar: "12.5, 3 in".
QString shortPlace(sheet::MapPoint at, const BoardModel& board);
/// "Wood of Arsuf (Woods)", "Hastati 2 (Rome)".
QString nameWords(const BoardItem& item, const BoardModel& board);
/// Name, kind, place, state and findings of an item, in a sentence: for screen readers and tooltips.
QString wordsFor(const BoardItem& item, const BoardModel& board, const Judgement* judgement);

}  // namespace muster::editor
