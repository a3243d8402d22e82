#pragma once

#include "editor/judge/judge.hpp"

#include <QPalette>
#include <QString>

namespace muster::editor {

/// What there is to know about a unit, leader, group or the army (""), as rich text: the cost term by term, and what
/// the rows of tables that its values name say about themselves.
QString factsAbout(const Judgement& judgement, const QString& pointer, const QPalette& palette);
/// The values that the system derives from those, as rich text. They have no titles, only keys in words: something for
/// the curious.
QString derivedFactsAbout(const Judgement& judgement, const QString& pointer, const QPalette& palette);

}  // namespace muster::editor
