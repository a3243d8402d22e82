#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "printer/command/options.hpp"
#include "printer/command/progress.hpp"

#include <algorithm>
#include <string>
#include <string_view>

namespace muster::printer {

/// Writes a sentence to standard error, with control characters escaped.
void reportError(std::string_view message);

/// Writes messages of a print to standard error and determines the exit status: the most severe one decides.
class PrintReporter {
public:
    PrintReporter(std::size_t files, bool quiet) : m_progress(files, quiet), m_quiet(quiet) {}

    Progress& progress() { return m_progress; }
    /// Reports that something was not printed.
    void reportError(const std::string& message, int status);
    /// Shows findings about an army or the layout of its pages; an error makes the status 1.
    void show(const diagnostics::Diagnostics& findings);
    /// Writes a summary of a print of many files, on a terminal or if some were not printed.
    void printSummary(std::size_t printed, std::size_t files, std::size_t pages);
    int status() const { return m_status; }

private:
    Progress m_progress;
    bool m_quiet;
    int m_status = 0;
};

}  // namespace muster::printer
