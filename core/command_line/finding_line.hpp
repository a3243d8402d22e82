#pragma once

#include "core/diagnostics/diagnostic.hpp"

#include <string>
#include <string_view>

namespace muster::command_line {

/// Terminal codes before the parts of a line, and after each of them; empty without colours.
struct LineStyle {
    std::string_view place, level, rule, end;
};

/// "a.army.json:3:4", or the file alone for a finding about it as a whole. Safe on a terminal, on one line.
std::string placeText(const diagnostics::Place& place);

/// "a.army.json:3:4: error [rule] message", in the spelling of all programs. Safe on a terminal, on one line.
std::string findingLine(const diagnostics::Diagnostic& finding, const LineStyle& style = {});

}  // namespace muster::command_line
