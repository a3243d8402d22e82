#pragma once

#include "core/diagnostics/diagnostic.hpp"

#include <string>
#include <string_view>

namespace muster::editor {

/// The key that a finding says is missing from the object it points at; empty for any other finding.
std::string_view missingKey(const diagnostics::Diagnostic& finding);

/// Where a finding is mended: the place it points at, or the key there that is missing.
std::string placeToMend(const diagnostics::Diagnostic& finding);

}  // namespace muster::editor
