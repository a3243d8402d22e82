#include "validator/csv.hpp"

#include "core/text/terminal.hpp"

#include <charconv>
#include <cmath>

namespace muster::validator {

namespace {

bool isNumber(std::string_view text)
{
    double value = 0;
    if (text.starts_with('+')) return false;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() && std::isfinite(value);
}

/// Spreadsheets run what begins like this, even with white space or a quote before it.
bool looksLikeFormula(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t\"'");
    return first != text.npos && std::string_view("=+-@").find(text[first]) != std::string_view::npos &&
           !isNumber(text);
}

}  // namespace

std::string csvText(std::string_view text)
{
    auto safe = text::visible(text, text::LineFeeds::shown);
    if (looksLikeFormula(safe)) safe.insert(0, "'");
    if (safe.find_first_of(",;\"") == safe.npos && !safe.starts_with(' ') && !safe.ends_with(' ')) return safe;
    std::string quoted = "\"";
    for (const char c : safe) quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + '"';
}

std::string csvLine(const std::vector<std::string>& cells)
{
    std::string line;
    for (const auto& cell : cells) line += (&cell == &cells.front() ? "" : ",") + csvText(cell);
    return line + "\r\n";
}

}  // namespace muster::validator
