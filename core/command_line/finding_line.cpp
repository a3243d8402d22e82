#include "core/command_line/finding_line.hpp"

#include "core/text/terminal.hpp"

#include <fmt/format.h>

namespace muster::command_line {

namespace {

std::string inOneLine(std::string_view text) { return text::forTerminal(text, text::LineFeeds::shown); }

}  // namespace

std::string placeText(const diagnostics::Place& place)
{
    const auto file = inOneLine(place.file);
    return place.line == 0 ? file : fmt::format("{}:{}:{}", file, place.line, place.column);
}

std::string findingLine(const diagnostics::Diagnostic& finding, const LineStyle& style)
{
    const auto place = placeText(finding.place);
    const auto before = place.empty() ? std::string() : fmt::format("{}{}{}: ", style.place, place, style.end);
    return fmt::format("{}{}{}{}{} {}[{}]{} {}", before, style.level, finding.accepted.empty() ? "" : "accepted ",
                       diagnostics::levelName(finding.level), style.end, style.rule, inOneLine(finding.rule), style.end,
                       inOneLine(finding.message));
}

}  // namespace muster::command_line
