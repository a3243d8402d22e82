#pragma once

#include "validator/check/check_options.hpp"
#include "validator/session.hpp"

#include <optional>

namespace muster::validator {

/// The files that the options select, in the order of their names; standard input, read here, comes last. Problems were
/// printed; unreadable paths are returned for the reports. Nothing after an error in usage.
std::optional<Inputs> select(const CheckOptions& options, Session& session);

}  // namespace muster::validator
