#pragma once

#include "core/files/links.hpp"
#include "validator/reporters/reporter.hpp"
#include "validator/terminal.hpp"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace muster::validator {

/// One report that was asked for: a format, and the file that it is written to.
struct ReportOutput {
    const Format* format;
    std::string file;  ///< empty for standard output
};

/// The reports for the values of `--format`, as in "text" and "sarif:out.sarif", or why they make no sense, as a
/// sentence. At most one of them is written to standard output, and no file is written twice.
std::variant<std::vector<ReportOutput>, std::string> reportOutputs(const std::vector<std::string>& values);

/// How reports are written.
struct ReportStyle {
    std::optional<diagnostics::Level> lowest;                    ///< the lowest level to list in every format
    diagnostics::Level forPeople = diagnostics::Level::warning;  ///< in formats for people, if that is absent
    Colour colour = Colour::automatic;                           ///< on standard output
    files::Links links = files::Links::inside;
    bool onError = false;  ///< standard output holds a fixed file, so its report goes to standard error
};

/// Writes all reports, those to files first; sets the levels that the report lists. Returns a sentence for each that
/// could not be written; the others are.
std::vector<std::string> writeReports(Report& report, const std::vector<ReportOutput>& outputs,
                                      const ReportStyle& style);

}  // namespace muster::validator
