#pragma once

#include "core/diagnostics/diagnostic.hpp"

#include <string>
#include <string_view>

namespace muster::validator {

/// Terminal codes before the number of the line, before the carets, and after each; empty without colours.
struct CaretStyle {
    std::string_view number, caret, end;
};

/// The source line of a finding with carets under its place, in two lines; a long line is cut to the part around them.
/// Empty if the finding has no source line.
std::string lineWithCaret(const diagnostics::Diagnostic& finding, const CaretStyle& style = {});

}  // namespace muster::validator
