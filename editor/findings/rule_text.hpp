#pragma once

#include "editor/live_check/file_checker.hpp"

#include <QPalette>
#include <QString>

namespace muster::editor {

/// A finding and the page of its rule as rich text: message, help, counted values, and the text of `muster explain`.
QString pageOfFinding(const CheckResult& checkResult, const diagnostics::Diagnostic& finding, const QPalette& palette);
/// The page of a rule by its full name; empty for an unknown rule.
QString pageOfRule(const CheckResult& checkResult, std::string_view rule, const QPalette& palette);

/// The title of a rule by its full name, or the name of an unknown rule.
std::string titleOfRule(const CheckResult& checkResult, std::string_view rule);

}  // namespace muster::editor
