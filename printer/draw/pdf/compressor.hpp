#pragma once

#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace muster::printer::pdf {

/// Compresses streams on other processors while the next ones are being written.
class Compressor {
public:
    Compressor();
    ~Compressor();
    Compressor(const Compressor&) = delete;
    Compressor& operator=(const Compressor&) = delete;

    void add(std::string stream);
    /// All streams, compressed, in the order in which they were added; nothing may be added any more. Throws what
    /// compressing one of them threw.
    std::deque<std::string> finish();

private:
    void work();
    bool next(std::unique_lock<std::mutex>& lock);

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<std::string> m_streams;
    std::size_t m_begun = 0;
    std::size_t m_waiting = 0;  ///< compressors that have nothing to do
    bool m_complete = false;
    std::exception_ptr m_fault;  ///< the last
    std::vector<std::thread> m_threads;
};

}  // namespace muster::printer::pdf
