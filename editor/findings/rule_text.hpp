#pragma once

#include "editor/judge/judge.hpp"

#include <QPalette>
#include <QString>

namespace muster::editor {

/// A finding and the page of its rule as rich text: what is wrong, what helps, what it counted, and what `muster
/// explain` says of the rule.
QString pageOfFinding(const Judgement& judgement, const diagnostics::Diagnostic& finding, const QPalette& palette);
/// The page of a rule by its full name; empty when nobody knows it.
QString pageOfRule(const Judgement& judgement, std::string_view rule, const QPalette& palette);

/// The title of a rule by its full name, or the name when nobody knows it.
std::string titleOfRule(const Judgement& judgement, std::string_view rule);

}  // namespace muster::editor
