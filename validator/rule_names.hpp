#pragma once

#include "validator/session.hpp"

#include <string>

namespace muster::validator {

/// The full name of the rule most similar to `name`, among those of all systems and the shared ones; `name` itself if
/// there is such a rule, and empty if none is similar.
std::string nearestRule(const std::string& name, Session& session);

}  // namespace muster::validator
