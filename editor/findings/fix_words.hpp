#pragma once

#include "editor/live_check/file_checker.hpp"

#include <QString>

namespace muster::editor {

/// The label of a button that applies a rule's own fix: "Set Size to 3", "Remove Attached to"; "Fix It" for several
/// changes.
QString fixWords(const CheckResult& checkResult, const diagnostics::Diagnostic& finding);

}  // namespace muster::editor
