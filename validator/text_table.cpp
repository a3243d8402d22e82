#include "validator/text_table.hpp"

#include "core/text/utf8.hpp"

#include <algorithm>

namespace muster::validator {

namespace {

using text::countCodePoints;

std::string padded(const std::string& text, std::size_t to, bool right)
{
    const std::string space(to - std::min(to, countCodePoints(text)), ' ');
    return right ? space + text : text + space;
}

}  // namespace

std::string textTable(const std::vector<TextRow>& rows, std::size_t left)
{
    if (rows.empty()) return {};
    std::vector<std::size_t> widths(rows.front().size(), 0);
    for (const auto& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], countCodePoints(row[i]));
    std::string text;
    for (const auto& row : rows) {
        std::string line = " ";
        for (std::size_t i = 0; i < row.size(); ++i)
            line += (i > 0 ? "  " : " ") + padded(row[i], widths[i], i >= left);
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + "\n";
    }
    return text;
}

}  // namespace muster::validator
