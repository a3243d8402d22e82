#include "validator/reporters/text.hpp"

#include "core/command_line/finding_line.hpp"
#include "core/files/kind.hpp"
#include "validator/reporters/caret.hpp"
#include "validator/terminal.hpp"
#include "validator/text_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <vector>

namespace muster::validator {

using diagnostics::Diagnostic;
using diagnostics::Level;

namespace {

constexpr std::string_view bold = "\x1b[1m", dim = "\x1b[2m", red = "\x1b[1;31m", yellow = "\x1b[1;33m",
                           blue = "\x1b[1;34m", plain = "\x1b[0m";

std::string_view colourOf(Level level) { return level == Level::error ? red : level == Level::warning ? yellow : blue; }

std::string inOneLine(std::string_view text) { return forTerminal(text, LineFeeds::shown); }

std::string counted(std::size_t count, std::string_view one, std::string_view many)
{
    return fmt::format("{} {}", count, count == 1 ? one : many);
}

void writeArmies(const std::vector<ArmySummary>& armies, std::ostream& out)
{
    if (armies.empty()) return;
    std::vector<TextRow> rows{{"File", "Name", "Player", "Points", "Verdict"}};
    const auto cell = [](std::string_view text) { return text.empty() ? std::string("-") : inOneLine(text); };
    for (const auto& army : armies)
        rows.push_back({cell(army.file), cell(army.name), cell(army.player), cell(army.points), cell(army.verdict)});
    out << textTable(rows, rows.front().size()) << '\n';
}

/// Findings by rule, the most frequent first.
void writeStatistics(const Report& report, std::ostream& out)
{
    struct Count {
        std::size_t reported = 0, accepted = 0;
        Level level = Level::info;  ///< the most severe one
    };
    std::map<std::string_view, Count> counts;
    for (const auto& finding : report.diagnostics) {
        if (finding.level > report.lowest) continue;
        auto& count = counts[finding.rule];
        ++(finding.accepted.empty() ? count.reported : count.accepted);
        count.level = std::min(count.level, finding.level);
    }
    if (counts.empty()) return;
    std::vector<std::pair<std::string_view, Count>> ordered(counts.begin(), counts.end());
    std::stable_sort(ordered.begin(), ordered.end(), [](const auto& a, const auto& b) {
        return std::pair(b.second.reported, b.second.accepted) < std::pair(a.second.reported, a.second.accepted);
    });
    std::vector<TextRow> rows{{"Level", "Rule", "Title", "Findings", "Accepted"}};
    for (const auto& [rule, count] : ordered) {
        const auto text = report.rules.find(rule);
        rows.push_back({std::string(diagnostics::levelName(count.level)), inOneLine(rule),
                        text == report.rules.end() ? std::string() : inOneLine(text->second.title),
                        std::to_string(count.reported), std::to_string(count.accepted)});
    }
    out << textTable(rows, 3) << '\n';
}

/// The number of files with errors, if there are several files.
std::string withErrors(const Report& report)
{
    std::set<std::string_view> files;
    for (const auto& finding : report.diagnostics)
        if (finding.level == Level::error && finding.accepted.empty()) files.insert(finding.place.file);
    return report.files > 1 && !files.empty() ? fmt::format(", {} with errors", files.size()) : std::string();
}

/// Files that others depend on come first, because their errors often explain the other findings.
int rankOf(const Diagnostic& diagnostic)
{
    const auto kind = files::kindOf(diagnostic.place.file);
    if (kind == files::FileKind::system) return 0;
    if (kind == files::FileKind::list || kind == files::FileKind::house) return 1;
    return 2;
}

}  // namespace

void TextReporter::writeOne(const Diagnostic& diagnostic, std::ostream& out) const
{
    const bool isAccepted = !diagnostic.accepted.empty();
    out << command_line::findingLine(diagnostic, {style(bold), style(isAccepted ? dim : colourOf(diagnostic.level)),
                                                  style(dim), style(plain)})
        << '\n';
    if (isAccepted) {
        out << "      = reason: " << inOneLine(diagnostic.accepted) << "\n\n";
        return;
    }
    // Notes are frequent and harmless: one line each, so that they do not hide other findings.
    if (diagnostic.level == Level::info) return;
    out << lineWithCaret(diagnostic, {style(dim), style(colourOf(diagnostic.level)), style(plain)});
    if (const auto help = diagnostic.wholeHelp(); !help.empty()) out << "      = help: " << inOneLine(help) << '\n';
    for (const auto& related : diagnostic.related) {
        const bool same = related.place.file == diagnostic.place.file;
        const auto place = same ? fmt::format("line {}", related.place.line) : command_line::placeText(related.place);
        out << "      = " << inOneLine(related.message) << style(dim) << " (" << place << ')' << style(plain) << '\n';
    }
    out << '\n';
}

void TextReporter::writeFindings(const Report& report, std::ostream& out) const
{
    std::vector<const Diagnostic*> ordered;
    for (const auto& one : report.listed()) ordered.push_back(&one.diagnostic);
    std::stable_sort(ordered.begin(), ordered.end(),
                     [](const auto* a, const auto* b) { return rankOf(*a) < rankOf(*b); });
    for (const auto* diagnostic : ordered) writeOne(*diagnostic, out);
}

void TextReporter::write(const Report& report, std::ostream& out) const
{
    if (report.showsFindings) writeFindings(report, out);
    if (report.armies) writeArmies(*report.armies, out);
    if (report.showsStatistics) writeStatistics(report, out);
    const auto errors = report.count(Level::error), warnings = report.count(Level::warning),
               infos = report.count(Level::info);
    out << counted(report.files, "file", "files") << " checked" << withErrors(report) << ": "
        << counted(errors, "error", "errors") << ", " << counted(warnings, "warning", "warnings") << ", "
        << counted(infos, "note", "notes");
    if (report.showsFindings && infos > 0 && report.lowest < Level::info) out << " (shown with --level info)";
    if (const auto accepted = report.acceptedCount(); accepted > 0) out << ", " << accepted << " accepted";
    if (report.inBaseline > 0) out << ", " << report.inBaseline << " in the baseline";
    out << '\n';
    if (const auto sentence = report.fixes ? report.fixes->sentence() : std::string(); !sentence.empty())
        out << sentence << '\n';
}

}  // namespace muster::validator
