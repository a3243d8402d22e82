#include "validator/reporters/junit.hpp"

#include "validator/reporters/report_path.hpp"
#include "validator/reporters/xml_writer.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::validator {

using diagnostics::FindingKind;
using diagnostics::Level;

namespace {

/// The tests of a file: its findings, or the file itself if it has no errors and warnings.
struct Suite {
    std::vector<Reported> failures, errors;  ///< the findings of a check that was not completed are errors of JUnit
    std::string notes;

    explicit Suite(const std::vector<Reported>& findings)
    {
        for (const auto& one : findings) {
            const auto& finding = one.diagnostic;
            if (finding.level == Level::info)
                notes += fmt::format("{}:{}: {} {}\n", finding.place.line, finding.place.column, finding.rule,
                                     finding.message);
            else
                (finding.kind == FindingKind::check ? errors : failures).push_back(one);
        }
    }
    std::size_t tests() const { return std::max<std::size_t>(1, failures.size() + errors.size()); }
};

std::string bodyOf(const diagnostics::Diagnostic& finding, const std::string& file)
{
    const auto& place = finding.place;
    auto text = place.line == 0 ? file + "\n" : fmt::format("{}:{}:{}\n", file, place.line, place.column);
    text += finding.message + "\n";
    if (const auto help = finding.wholeHelp(); !help.empty()) text += help + "\n";
    for (const auto& related : finding.related)
        text += fmt::format("{} ({}:{})\n", related.message, reportPath(related.place.file), related.place.line);
    return text;
}

void writeCase(XmlWriter& xml, const Reported& one, const std::string& file, std::string_view element)
{
    const auto& finding = one.diagnostic;
    const auto name = finding.place.line == 0
                          ? finding.rule
                          : fmt::format("{} {}:{}", finding.rule, finding.place.line, finding.place.column);
    xml.open("testcase", {{"name", name}, {"classname", file}});
    xml.element(element, {{"type", std::string(diagnostics::levelName(finding.level))}, {"message", finding.message}},
                bodyOf(finding, file));
    xml.close();
}

}  // namespace

void JunitReporter::write(const Report& report, std::ostream& out) const
{
    std::size_t tests = 0, failures = 0, errors = 0;
    std::vector<std::pair<std::string, Suite>> suites;
    for (const auto& [file, findings] : report.byFile()) {
        const auto& suite = suites.emplace_back(reportPath(file), Suite(findings)).second;
        tests += suite.tests();
        failures += suite.failures.size();
        errors += suite.errors.size();
    }
    XmlWriter xml(out);
    xml.open("testsuites", {{"name", "muster"},
                            {"tests", std::to_string(tests)},
                            {"failures", std::to_string(failures)},
                            {"errors", std::to_string(errors)}});
    for (const auto& [file, suite] : suites) {
        xml.open("testsuite", {{"name", file},
                               {"tests", std::to_string(suite.tests())},
                               {"failures", std::to_string(suite.failures.size())},
                               {"errors", std::to_string(suite.errors.size())}});
        if (suite.failures.empty() && suite.errors.empty())
            xml.element("testcase", {{"name", "check"}, {"classname", file}});
        for (const auto& one : suite.failures) writeCase(xml, one, file, "failure");
        for (const auto& one : suite.errors) writeCase(xml, one, file, "error");
        if (!suite.notes.empty()) xml.element("system-out", {}, suite.notes);
        xml.close();
    }
    xml.close();
}

}  // namespace muster::validator
