#pragma once

#include "core/library/library.hpp"
#include "validator/reporters/reporter.hpp"

namespace muster::validator {

/// What is known about the rules of these findings. A rule of a system that cannot be read is left out.
std::map<std::string, RuleText, std::less<>> ruleTexts(const diagnostics::Diagnostics& diagnostics,
                                                       rules::Library& library);

}  // namespace muster::validator
