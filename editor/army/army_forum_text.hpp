#pragma once

#include "editor/judge/judge.hpp"

#include <QString>

namespace muster::editor {

/// The army as people post it in a forum: its name, game and points, then a line for each leader and unit with what it
/// costs and what was chosen for it, group by group, and the sum. With marks of Markdown where that is wanted.
QString forumText(const Judgement& judgement, bool markdown);

}  // namespace muster::editor
