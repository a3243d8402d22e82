#include "printer/command/progress.hpp"

#include "core/text/terminal.hpp"
#include "core/text/utf8.hpp"

#include <fmt/format.h>

#include <cstdio>
#include <unistd.h>

namespace muster::printer {

namespace {

constexpr std::size_t few = 5;  // finished before a progress line could be read

}  // namespace

Progress::Progress(std::size_t files, bool quiet)
    : m_files(files), m_shown(!quiet && files > few && ::isatty(STDERR_FILENO) == 1)
{}

void Progress::show(std::size_t done, const std::string& file)
{
    if (!m_shown) return;
    const auto whole = text::forTerminal(file, text::LineFeeds::shown);
    const auto count = text::countCodePoints(whole);
    const auto name = count > 60 ? "..." + whole.substr(text::offsetOfCodePoint(whole, count - 57)) : whole;
    fmt::print(stderr, "\r\033[K{} of {}  {}", done, m_files, name);
    std::fflush(stderr);
    m_onScreen = true;
}

void Progress::clear()
{
    if (!m_onScreen) return;
    fmt::print(stderr, "\r\033[K");
    std::fflush(stderr);
    m_onScreen = false;
}

}  // namespace muster::printer
