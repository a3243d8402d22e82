#include "printer/command/print_reporter.hpp"

#include "core/command_line/finding_line.hpp"
#include "core/text/terminal.hpp"

#include <fmt/format.h>

#include <iostream>

namespace muster::printer {

namespace {

std::string inOneLine(std::string_view text) { return text::forTerminal(text, text::LineFeeds::shown); }

}  // namespace

void reportError(std::string_view message) { std::cerr << "muster-print: " << inOneLine(message) << '\n'; }

void PrintReporter::reportError(const std::string& message, int status)
{
    m_progress.clear();
    printer::reportError(message);
    m_status = std::max(m_status, status);
}

void PrintReporter::show(const diagnostics::Diagnostics& findings)
{
    for (const auto& finding : findings) {
        if (finding.level == diagnostics::Level::error) m_status = std::max(m_status, 1);
        if (m_quiet) continue;
        m_progress.clear();
        std::cerr << command_line::findingLine(finding) << '\n';
    }
}

void PrintReporter::printSummary(std::size_t printed, std::size_t files, std::size_t pages)
{
    if (m_quiet || files < 2 || (printed == files && !m_progress.isShown())) return;
    m_progress.clear();
    std::cerr << fmt::format("{} of {} files printed{}{}\n", printed, files,
                             pages == 0 ? "" : fmt::format(" on {} page{}", pages, pages == 1 ? "" : "s"),
                             printed == files ? "" : fmt::format(", {} not", files - printed));
}

}  // namespace muster::printer
