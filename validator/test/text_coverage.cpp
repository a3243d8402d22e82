#include "core/text/utf8.hpp"
#include "validator/reporters/report_path.hpp"
#include "validator/terminal.hpp"
#include "validator/test/coverage_report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

namespace muster::validator {

namespace {

/// The stretch of an expression around a gap that fits on a line.
struct Stretch {
    std::string_view text;
    std::size_t begin = 0;  ///< its offset in the expression
};

Stretch around(const std::string& source, std::size_t at)
{
    constexpr std::size_t widest = 96, lead = 32;
    if (source.size() <= widest) return {source, 0};
    std::size_t begin = std::min(at > lead ? at - lead : 0, source.size() - widest);
    while (begin > 0 && text::isContinuationByte(source[begin])) --begin;
    std::size_t end = std::min(begin + widest, source.size());
    while (end < source.size() && text::isContinuationByte(source[end])) ++end;
    return {std::string_view(source).substr(begin, end - begin), begin};
}

std::string onOneLine(std::string_view text)
{
    std::string line(text);
    std::replace(line.begin(), line.end(), '\n', ' ');
    return forTerminal(line, LineFeeds::shown);
}

void writeGaps(const rules::CoveredExpression& expression, const std::string& file, std::ostream& out)
{
    std::string_view shown;
    for (const auto& gap : expression.gaps) {
        const auto [text, begin] = around(expression.source, gap.begin);
        if (text.data() != shown.data()) {
            const auto position = expression.position(gap.begin);
            out << fmt::format("    {}:{}:{}\n      {}\n", forTerminal(file), position.line, position.column,
                               onOneLine(text));
            shown = text;
        }
        const auto end = std::min<std::size_t>(gap.end, begin + text.size());
        out << fmt::format(
            "      {:{}}{:^<{}} never {}\n", "", text::countCodePoints(text.substr(0, gap.begin - begin)), "",
            std::max<std::size_t>(1, text::countCodePoints(text.substr(gap.begin - begin, end - gap.begin))),
            rules::missingName(gap.missing));
    }
}

std::string countsText(const rules::CoverageCounts& counts)
{
    return fmt::format("{} % (parts {} of {}, truth values {} of {})", counts.percent(), counts.evaluated, counts.parts,
                       counts.seen, counts.truthValues);
}

}  // namespace

void writeCoverageAsText(const rules::Coverage& coverage, std::ostream& out)
{
    for (const auto& file : coverage.files) {
        const auto name = reportPath(file.name);
        out << fmt::format("\nCoverage of {}: {}\n", forTerminal(name), countsText(file.counts));
        for (const auto& item : file.items) {
            out << fmt::format("  {} {}: {}\n", rules::kindName(item.kind), onOneLine(item.name),
                               countsText(item.counts));
            for (const auto& expression : item.expressions) writeGaps(expression, name, out);
        }
    }
    out << fmt::format("\nCoverage: {}\n", countsText(coverage.counts));
}

}  // namespace muster::validator
