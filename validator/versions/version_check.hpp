#pragma once

#include "validator/session.hpp"

#include <string>
#include <vector>

namespace muster::validator {

/// Compares systems and lists with an earlier version of each, and reports those whose version does not say what has
/// changed.
void checkVersions(const std::vector<std::string>& paths, const std::string& since, Session& session);

}  // namespace muster::validator
