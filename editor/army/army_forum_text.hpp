#pragma once

#include "editor/live_check/file_checker.hpp"

#include <QString>

namespace muster::editor {

/// The army as a forum post: name, game and points, then a line with cost and choices for each leader and unit, by
/// group, and the total; optionally as Markdown.
QString forumText(const CheckResult& checkResult, bool markdown);

}  // namespace muster::editor
