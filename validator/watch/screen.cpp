#include "validator/watch/screen.hpp"

#include "core/files/write_all.hpp"
#include "core/text/utf8.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <csignal>
#include <sys/ioctl.h>
#include <unistd.h>
#include <utility>
#include <vector>

namespace muster::validator {

namespace {

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const auto end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

/// The characters of a line that a terminal shows. Muster writes no other sequences than those that end in a letter.
std::size_t widthOf(std::string_view line)
{
    std::size_t width = 0;
    for (auto escape = line.find('\x1b'); escape != std::string_view::npos; escape = line.find('\x1b')) {
        width += text::countCodePoints(line.substr(0, escape));
        line.remove_prefix(escape);
        const auto end = std::find_if(line.begin(), line.end(), [](unsigned char c) { return std::isalpha(c) != 0; });
        line.remove_prefix(static_cast<std::size_t>(end - line.begin()) + (end != line.end() ? 1 : 0));
    }
    return width + text::countCodePoints(line);
}

std::size_t rowsOf(std::string_view line, std::size_t columns)
{
    return std::max<std::size_t>(1, (widthOf(line) + columns - 1) / columns);
}

/// Writes all at once: a program that is ended in the middle would leave its colours.
void writeWhole(std::string_view text)
{
    sigset_t all, former;
    ::sigfillset(&all);
    ::pthread_sigmask(SIG_BLOCK, &all, &former);
    files::writeAll(STDOUT_FILENO, text);
    ::pthread_sigmask(SIG_SETMASK, &former, nullptr);
}

}  // namespace

std::string fittedTo(std::string_view text, std::size_t rows, std::size_t columns)
{
    const auto lines = linesOf(text);
    columns = std::max<std::size_t>(columns, 1);
    std::size_t needed = 0;
    for (const auto line : lines) needed += rowsOf(line, columns);
    std::string fitted;
    if (needed <= rows) {
        for (const auto line : lines) fitted.append(line) += '\n';
        return fitted;
    }
    // The last line counts the findings.
    const auto last = lines.back();
    std::size_t left = rows - std::min(rows, rowsOf(last, columns) + 1), shown = 0;
    for (; shown + 1 < lines.size() && rowsOf(lines[shown], columns) <= left; ++shown) {
        left -= rowsOf(lines[shown], columns);
        fitted.append(lines[shown]) += '\n';
    }
    const auto hidden = lines.size() - 1 - shown;
    fitted += fmt::format("... {} more {}\n", hidden, hidden == 1 ? "line" : "lines");
    return fitted.append(last) += '\n';
}

void Screen::show(const std::string& text, std::string_view next)
{
    if (!m_isFirst && text == m_shown) return;
    const bool wasEmpty = std::exchange(m_isFirst, false);
    m_shown = text;
    if (::isatty(STDOUT_FILENO) != 1) return writeWhole(fmt::format("{}{}\n", text, next));
    winsize size{};
    const bool isKnown = ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 4 && size.ws_col > 0;
    const std::size_t rows = isKnown ? size.ws_row : 24, columns = isKnown ? size.ws_col : 80;
    // Each line is overwritten in its place, without clearing the screen in between, so that nothing flickers. The
    // cursor ends on an empty line below.
    std::string frame = wasEmpty ? "\x1b[2J\x1b[H" : "\x1b[H";
    const auto shown = fittedTo(text, rows - 3, columns);
    for (const auto line : linesOf(shown)) frame.append(line) += "\x1b[K\n";
    frame.append("\x1b[K\n").append(next).append("\x1b[K\n\x1b[J");
    writeWhole(frame);
}

}  // namespace muster::validator
