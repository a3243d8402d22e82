#pragma once

#include "editor/judge/judge.hpp"

#include <QString>

namespace muster::editor {

/// The label of a button that applies a rule's own fix: "Set Size to 3", "Remove Attached to"; "Fix It" for several
/// changes.
QString fixWords(const Judgement& judgement, const diagnostics::Diagnostic& finding);

}  // namespace muster::editor
