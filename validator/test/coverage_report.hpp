#pragma once

#include "core/expectation/coverage.hpp"

#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace muster::validator {

/// The forms of a report on coverage; the first is the usual one.
std::vector<std::string> coverageFormats();

/// Writes the report in one of these forms.
void writeCoverage(const rules::Coverage& coverage, std::string_view format, std::ostream& out);

// One function for each form, in a file of its own.
void writeCoverageAsText(const rules::Coverage& coverage, std::ostream& out);
void writeCoverageAsJson(const rules::Coverage& coverage, std::ostream& out);
/// For genhtml and services that show coverage: lines with expressions, and a branch for each truth value.
void writeCoverageAsLcov(const rules::Coverage& coverage, std::ostream& out);

}  // namespace muster::validator
