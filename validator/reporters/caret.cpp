#include "validator/reporters/caret.hpp"

#include "core/text/utf8.hpp"
#include "validator/terminal.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::validator {

namespace {

/// The bytes of the first `count` code points.
std::string_view firstCharacters(std::string_view text, std::size_t count)
{
    return text.substr(0, text::offsetOfCodePoint(text, count));
}

std::string onOneLine(std::string_view text) { return forTerminal(text, LineFeeds::shown); }

}  // namespace

std::string lineWithCaret(const diagnostics::Diagnostic& finding, const CaretStyle& style)
{
    if (finding.sourceLine.empty() || finding.place.line == 0) return {};
    constexpr std::size_t widest = 100;
    const auto column = std::max<std::size_t>(1, finding.place.column);
    const auto length =
        finding.place.endColumn > finding.place.column ? finding.place.endColumn - finding.place.column : 1;
    std::string_view line = finding.sourceLine;
    // Show only the part of a long line around the caret.
    const std::size_t cut = column > widest - 20 ? column - 40 : 0;
    line.remove_prefix(firstCharacters(line, cut).size());
    line = firstCharacters(line, widest);
    const auto before = onOneLine(firstCharacters(line, column - 1 - cut));
    const auto number = fmt::format("{:>5}", finding.place.line);
    const auto shown = text::countCodePoints(line);
    const auto room = shown > column - 1 - cut ? shown - (column - 1 - cut) : 1;
    return fmt::format("{}{} | {}{}\n{}{} | {}{}{}{}{}\n", style.number, number, style.end, onOneLine(line),
                       style.number, std::string(number.size(), ' '), style.end,
                       std::string(text::countCodePoints(before), ' '), style.caret,
                       std::string(std::clamp<std::size_t>(length, 1, room), '^'), style.end);
}

}  // namespace muster::validator
