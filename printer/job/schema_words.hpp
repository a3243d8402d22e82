#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/wording/wording.hpp"

#include <string>
#include <string_view>

namespace muster::printer {

/// The words of a form for a key: "Combat value" for "combatValue".
std::string labelOfKey(std::string_view key);

/// What a missing value is called in "Not filled in: ..."; empty if the finding is about anything else.
std::string labelOfMissing(const diagnostics::Diagnostic& finding);

/// What a finding about the form of a file says to someone who never saw that file, as one sentence.
std::string schemaWords(const diagnostics::Diagnostic& finding, const wording::Wording& wording);

}  // namespace muster::printer
