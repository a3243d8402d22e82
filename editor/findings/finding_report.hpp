#pragma once

#include "editor/live_check/file_checker.hpp"

#include <QString>

namespace muster::editor {

/// A finding as a text for the authors of a game or program: message, rule and place, the versions and files of the
/// check, and how the rule was evaluated. `program` is the name and version of the program. Checks the text again.
QString reportOf(const diagnostics::Diagnostic& finding, const CheckResult& checkResult, const Snapshot& text,
                 rules::Library& library, const QString& program);

}  // namespace muster::editor
