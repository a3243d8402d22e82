#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/files/skipped.hpp"
#include "core/library/library.hpp"

#include <optional>
#include <string>

namespace muster::validator {

/// Reports an aborted check as a finding of the file.
diagnostics::Diagnostic unfinished(const std::string& file, const std::string& reason);

/// Reports a file that is not checked because its name is only nearly that of a Muster file, at the level that the
/// settings in force for it give; nothing if they switch that off.
std::optional<diagnostics::Diagnostic> misnamed(const files::MisnamedFile& file, rules::Library& library);

/// Reports a file or folder that cannot be read, so that no report passes over it.
diagnostics::Diagnostic unreadable(const std::string& file, const std::string& reason);

}  // namespace muster::validator
