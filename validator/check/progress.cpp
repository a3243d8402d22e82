#include "validator/check/progress.hpp"

#include <fmt/format.h>

#include <iostream>
#include <unistd.h>

namespace muster::validator {

Progress::Progress(std::size_t count, bool isWanted) : m_count(count), m_shown(isWanted && ::isatty(STDERR_FILENO) == 1)
{}

Progress::~Progress()
{
    if (m_written) std::cerr << "\r\x1b[K";
}

void Progress::operator()(std::size_t done)
{
    if (!m_shown || std::chrono::steady_clock::now() - m_start < std::chrono::seconds(1)) return;
    m_written = true;
    std::cerr << fmt::format("\rchecked {} of {} files", done, m_count) << std::flush;
}

}  // namespace muster::validator
