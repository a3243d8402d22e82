#pragma once

#include "editor/judge/judge.hpp"

#include <QPalette>
#include <QString>

namespace muster::editor {

/// A finding and the page of its rule as rich text: message, help, counted values, and the text of `muster explain`.
QString pageOfFinding(const Judgement& judgement, const diagnostics::Diagnostic& finding, const QPalette& palette);
/// The page of a rule by its full name; empty for an unknown rule.
QString pageOfRule(const Judgement& judgement, std::string_view rule, const QPalette& palette);

/// The title of a rule by its full name, or the name of an unknown rule.
std::string titleOfRule(const Judgement& judgement, std::string_view rule);

}  // namespace muster::editor
