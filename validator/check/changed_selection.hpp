#pragma once

#include "validator/check/check_options.hpp"
#include "validator/session.hpp"

#include <optional>
#include <string>
#include <vector>

namespace muster::validator {

/// The files at these paths, or in the current folder if there are none, with their staged texts, which the session
/// reads from now on. Names are those of the working tree. Nothing after an error message.
std::optional<Inputs> stagedInputs(Session& session, std::vector<std::string> paths);

/// With --changed or --staged, leaves only the files that the changes affect, and prints how many. False after an error
/// message.
bool keepAffected(const CheckOptions& options, Session& session, Inputs& inputs);

}  // namespace muster::validator
