#include "validator/test/test_report.hpp"

#include "validator/reporters/report_path.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <ostream>

namespace muster::validator {

namespace {

struct TestFormat {
    std::string_view name;
    void (*write)(const TestReport& report, std::ostream& out);
};

constexpr std::array testForms{TestFormat{"text", writeTestsAsText}, TestFormat{"json", writeTestsAsJson},
                               TestFormat{"junit", writeTestsAsJunit}, TestFormat{"tap", writeTestsAsTap}};

}  // namespace

std::size_t TestReport::failures() const
{
    return static_cast<std::size_t>(
        std::count_if(files.begin(), files.end(), [](const auto& file) { return !file.passes(); }));
}

std::vector<std::string> testFormats()
{
    std::vector<std::string> names;
    for (const auto& format : testForms) names.emplace_back(format.name);
    return names;
}

void writeTests(const TestReport& report, std::string_view format, std::ostream& out)
{
    for (const auto& known : testForms)
        if (known.name == format) known.write(report, out);
}

std::string placeText(const diagnostics::Place& place)
{
    const auto file = reportPath(place.file);
    return place.line == 0 ? file : fmt::format("{}:{}:{}", file, place.line, place.column);
}

std::string shownTrace(const rules::Difference& difference)
{
    constexpr std::size_t most = 60;
    std::size_t lines = 0, end = 0;
    const auto& trace = difference.trace;
    while (end < trace.size() && lines < most) {
        end = std::min(trace.find('\n', end), trace.size() - 1) + 1;
        ++lines;
    }
    if (end == trace.size()) return trace;
    return fmt::format("{}... and more; see all of it with: muster check {} --trace {}\n", trace.substr(0, end),
                       difference.place.file, difference.rule);
}

std::string testCounts(const TestReport& report)
{
    const auto count = report.files.size(), failed = report.failures();
    return fmt::format("{} test{}: {} passed, {} failed", count, count == 1 ? "" : "s", count - failed, failed);
}

}  // namespace muster::validator
