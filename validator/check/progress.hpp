#pragma once

#include <chrono>
#include <cstddef>

namespace muster::validator {

/// Writes "checked 120 of 5000 files" to standard error, if that is a terminal, starting after one second.
class Progress {
public:
    /// Nothing is written unless it is wanted.
    Progress(std::size_t count, bool isWanted);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void operator()(std::size_t done);

private:
    std::size_t m_count;
    bool m_shown;
    bool m_written = false;
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

}  // namespace muster::validator
