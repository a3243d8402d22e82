#pragma once

#include "validator/reporters/reporter.hpp"

#include <string>

namespace muster::validator {

/// Appends the report as Markdown to the file that $GITHUB_STEP_SUMMARY names, if it is set. Returns a sentence if that
/// is impossible, else nothing.
std::string appendJobSummary(const Report& report);

}  // namespace muster::validator
