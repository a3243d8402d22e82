#pragma once

#include "editor/judge/judge.hpp"

#include <QPalette>
#include <QString>

namespace muster::editor {

/// What there is to know about a unit, leader, group or the army (""), as rich text: derived values, the cost term by term, and what the rows
/// of tables that its values name say about themselves.
QString factsAbout(const Judgement& judgement, const QString& pointer, const QPalette& palette);

}  // namespace muster::editor
