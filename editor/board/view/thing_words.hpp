#pragma once

#include "editor/judge/judge.hpp"

#include <QString>

namespace muster::editor {

/// A number of the board or of degrees, in the language of the program: at most two decimals.
QString boardNumber(double value);
/// A place in the measure of the board: "12.5 in from the west, 3 in from the south".
QString placeWords(sheet::MapPoint at, const BoardPicture& board);
/// Short, for a status bar: "12.5, 3 in".
QString shortPlace(sheet::MapPoint at, const BoardPicture& board);
/// "Wood of Arsuf (Woods)", "Hastati 2 (Rome)".
QString nameWords(const BoardThing& thing, const BoardPicture& board);
/// Name, kind, place, state and findings of a thing, in a sentence: for screen readers and tooltips.
QString wordsFor(const BoardThing& thing, const BoardPicture& board, const Judgement* judgement);

}  // namespace muster::editor
