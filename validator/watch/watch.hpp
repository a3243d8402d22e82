#pragma once

#include "validator/check/check_options.hpp"
#include "validator/session.hpp"

#include <functional>

namespace muster::validator {

/// Checks, shows the report and waits for a change, again and again until the program is ended. Returns only after an
/// error message.
void watch(const CheckOptions& options, Session& session, const std::function<void()>& check);

}  // namespace muster::validator
