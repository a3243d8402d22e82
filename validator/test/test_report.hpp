#pragma once

#include "core/expectation/compared.hpp"

#include <cstddef>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace muster::validator {

/// A file and what its test found.
struct TestedFile {
    std::string name;
    std::size_t expectations = 0;
    std::vector<rules::Difference> differences;

    bool passes() const { return differences.empty(); }
};

/// A rule of a tested system of which no test expects a finding.
struct UntestedRule {
    std::string rule;
    diagnostics::Place place;
};

/// The results of all tests, in the order of their files.
struct TestReport {
    std::vector<TestedFile> files;
    std::vector<UntestedRule> untested;  ///< empty if only some tests were run

    std::size_t failures() const;
};

/// The forms of the report; the first is the usual one.
std::vector<std::string> testFormats();

/// Writes the report in one of these forms.
void writeTests(const TestReport& report, std::string_view format, std::ostream& out);

// One function for each form, in a file of its own.
void writeTestsAsText(const TestReport& report, std::ostream& out);
void writeTestsAsJson(const TestReport& report, std::ostream& out);
void writeTestsAsJunit(const TestReport& report, std::ostream& out);
void writeTestsAsTap(const TestReport& report, std::ostream& out);

/// "x.army.json:12:5", or the file alone for a difference in no particular line.
std::string placeText(const diagnostics::Place& place);

/// The trace of a difference, cut to so many lines that a report stays readable.
std::string shownTrace(const rules::Difference& difference);

/// "39 tests: 38 passed, 1 failed"
std::string testCounts(const TestReport& report);

}  // namespace muster::validator
