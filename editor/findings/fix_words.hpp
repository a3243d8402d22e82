#pragma once

#include "editor/judge/judge.hpp"

#include <QString>

namespace muster::editor {

/// What a rule's own change would do, as the words of a button: "Set Size to 3", "Remove Attached to"; "Mend It" where
/// it does several things.
QString fixWords(const Judgement& judgement, const diagnostics::Diagnostic& finding);

}  // namespace muster::editor
