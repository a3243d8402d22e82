#pragma once

#include "editor/live_check/file_checker.hpp"

#include <QString>

#include <vector>

namespace muster::editor {

/// One line of the comparison.
struct ComparedRow {
    enum class Change { same, different, onlyLeft, onlyRight };
    QString what, left, right;
    Change change = Change::same;
    bool heading = false;
};

/// Compares two armies, or two versions of one: cost and verdict, then leaders and units by id, then other numbers.
/// Either side may lack a view; then only available values are compared.
std::vector<ComparedRow> compared(const CheckResult& left, const CheckResult& right);

}  // namespace muster::editor
