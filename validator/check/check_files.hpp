#pragma once

#include "validator/check/check_options.hpp"
#include "validator/session.hpp"

namespace muster::validator {

/// Selects files, fixes them if the options say so, checks them and writes the reports. Sets the exit code of the
/// session.
void checkFiles(const CheckOptions& options, Session& session);

}  // namespace muster::validator
