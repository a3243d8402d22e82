#pragma once

#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace muster::printer::pdf {

/// Compresses streams on other cores while the next ones are written.
class Compressor {
public:
    /// Compresses at that level of zlib, on that many threads with the caller's; 0 for one per core.
    Compressor(int level, unsigned threads);
    ~Compressor();
    Compressor(const Compressor&) = delete;
    Compressor& operator=(const Compressor&) = delete;

    void add(std::string stream);
    /// Returns all streams, compressed, in the order in which they were added; nothing may be added afterwards.
    /// Rethrows exceptions of the compression.
    std::deque<std::string> finish();

private:
    void work();
    bool next(std::unique_lock<std::mutex>& lock);

    int m_level;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<std::string> m_streams;
    std::size_t m_begun = 0;
    std::size_t m_waiting = 0;  ///< number of idle compressors
    bool m_complete = false;
    std::exception_ptr m_fault;  ///< the last one
    std::vector<std::thread> m_threads;
};

}  // namespace muster::printer::pdf
