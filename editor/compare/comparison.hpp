#pragma once

#include "editor/judge/judge.hpp"

#include <QString>

#include <vector>

namespace muster::editor {

/// One line of two armies side by side.
struct ComparedRow {
    enum class Change { same, different, onlyLeft, onlyRight };
    QString what, left, right;
    Change change = Change::same;
    bool heading = false;
};

/// Two armies, or two versions of one, side by side: what they cost and what the rules say, then leaders and units by
/// id, then other numbers. Either side may be without a view; then only what is there is told.
std::vector<ComparedRow> compared(const Judgement& left, const Judgement& right);

}  // namespace muster::editor
