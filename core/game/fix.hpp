#pragma once

#include "core/game/evaluation.hpp"
#include "core/text/document.hpp"

#include <string>
#include <vector>

namespace muster::rules {

/// The JSON Patch of a rule's `fix` for one element, as JSON text: paths made absolute, templates filled in; a text
/// that is one whole expression becomes its value if that is a number, true or false. Empty if an expression fails or
/// gives a number that JSON lacks. `texts` are the compiled texts of `fix` in document order.
std::string patchOf(text::Node fix, const std::vector<expr::Template>& texts, text::Node element,
                    Evaluation& evaluation);

}  // namespace muster::rules
