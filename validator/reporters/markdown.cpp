#include "validator/reporters/markdown.hpp"

#include "core/text/terminal.hpp"
#include "validator/reporters/report_path.hpp"

#include <fmt/format.h>

namespace muster::validator {

using diagnostics::Diagnostic;
using diagnostics::Level;

namespace {

std::string numberOf(std::size_t count, std::string_view one, std::string_view many)
{
    return fmt::format("{} {}", count, count == 1 ? one : many);
}

std::string tableRow(const Report& report, const Diagnostic& finding)
{
    const auto& place = finding.place;
    const auto line = place.line == 0 ? std::string() : fmt::format("{}:{}", place.line, place.column);
    auto message = markdownText(finding.message);
    if (const auto help = finding.wholeHelp(); !help.empty()) message += "<br>" + markdownText(help);
    const auto page = report.pageOf(finding.rule);
    const auto rule =
        page.empty() ? markdownText(finding.rule) : fmt::format("[{}]({})", markdownText(finding.rule), page);
    return fmt::format("| {} | {} | {} | {} |\n", line, diagnostics::levelName(finding.level), message, rule);
}

}  // namespace

std::string markdownText(std::string_view text)
{
    constexpr std::string_view markup = "\\`*_{}[]<>#|~&$!";
    // Web sites make links of mentions, numbers of issues and addresses even where there is no markup.
    constexpr std::string_view apart = "&#8203;";
    const auto shown = text::forTerminal(text, text::LineFeeds::shown);
    std::string safe;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const char c = shown[i];
        const auto rest = std::string_view(shown).substr(i);
        if (markup.find(c) != std::string_view::npos) safe += '\\';
        safe += c;
        const bool isAddress = rest.starts_with("://") || (c == '.' && safe.ends_with("www."));
        if (c == '@' || c == '#' || isAddress) safe += apart;
    }
    return safe;
}

std::string markdownOf(const Report& report, std::size_t longest)
{
    constexpr std::size_t roomForTheRest = 100;
    auto text =
        fmt::format("## Muster: {}, {} and {} in {}\n", numberOf(report.count(Level::error), "error", "errors"),
                    numberOf(report.count(Level::warning), "warning", "warnings"),
                    numberOf(report.count(Level::info), "note", "notes"), numberOf(report.files, "file", "files"));
    std::size_t left = report.reported().size();
    if (left == 0) text += "\nNo findings.\n";
    for (const auto& [file, findings] : report.byFile()) {
        if (findings.empty()) continue;
        auto head = fmt::format("\n### {}\n\n| Place | Level | Finding | Rule |\n| --- | --- | --- | --- |\n",
                                markdownText(reportPath(file)));
        for (const auto& one : findings) {
            const auto row = head + tableRow(report, one.diagnostic);
            if (text.size() + row.size() + roomForTheRest > longest)
                return text + fmt::format("\n{} more; see the log.\n", numberOf(left, "finding", "findings"));
            text += row;
            head.clear();
            --left;
        }
    }
    return text;
}

void MarkdownReporter::write(const Report& report, std::ostream& out) const { out << markdownOf(report); }

}  // namespace muster::validator
