#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "printer/command/options.hpp"
#include "printer/command/progress.hpp"

#include <algorithm>
#include <string>
#include <string_view>

namespace muster::printer {

/// Writes a sentence to standard error, safe on a terminal.
void reportError(std::string_view message);

/// What a print says on standard error, and the exit status that comes of it: the gravest thing decides.
class PrintReporter {
public:
    PrintReporter(std::size_t files, bool quiet) : m_progress(files, quiet), m_quiet(quiet) {}

    Progress& progress() { return m_progress; }
    /// Something was not printed.
    void reportError(const std::string& message, int status);
    /// What was found in an army or done on its pages; an error makes the status 1.
    void show(const diagnostics::Diagnostics& findings);
    /// A last line on many files, where somebody watches or not all of them were printed.
    void printSummary(std::size_t printed, std::size_t files, std::size_t pages);
    int status() const { return m_status; }

private:
    Progress m_progress;
    bool m_quiet;
    int m_status = 0;
};

}  // namespace muster::printer
