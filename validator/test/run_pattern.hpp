#pragma once

#include "core/text/regex.hpp"
#include "validator/session.hpp"

#include <memory>
#include <optional>
#include <string>

namespace muster::validator {

/// The regular expression of --run: null if it is empty, nothing after an error message if it is none.
std::optional<std::shared_ptr<const text::Regex>> runPattern(const std::string& pattern, Session& session);

}  // namespace muster::validator
