#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "validator/cache/fields.hpp"

#include <optional>

namespace muster::validator {

/// Writes findings with every member.
void write(const diagnostics::Diagnostics& findings, FieldWriter& out);

/// Reads what write() wrote; the reader is not good if it was something else.
diagnostics::Diagnostics readFindings(FieldReader& in);

}  // namespace muster::validator
