#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/text/document.hpp"

namespace muster::rules {

/// Converts the fix of each finding to replacements in the document's text. A fix that cannot be applied to it gets
/// none; neither do those of a large document beyond a limit of work.
void addReplacements(diagnostics::Diagnostics& findings, const text::Document& document);

}  // namespace muster::rules
