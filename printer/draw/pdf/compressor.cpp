#include "printer/draw/pdf/compressor.hpp"

#include "printer/draw/pdf/file.hpp"

#include <algorithm>
#include <system_error>
#include <utility>

namespace muster::printer::pdf {

Compressor::Compressor(int level, unsigned threads) : m_level(level)
{
    const auto all = std::clamp(threads > 0 ? threads : std::thread::hardware_concurrency(), 1u, 8u);
    try {
        for (unsigned i = 1; i < all; ++i) m_threads.emplace_back([this] { work(); });
    } catch (const std::system_error&) {
        // If no more threads are available, finish() does the remaining work.
    }
}

Compressor::~Compressor()
{
    try {
        finish();
    } catch (...) {
        // The streams are no longer needed.
    }
}

void Compressor::add(std::string stream)
{
    const std::lock_guard lock(m_mutex);
    m_streams.push_back(std::move(stream));
    if (m_waiting > 0) m_changed.notify_one();
}

bool Compressor::next(std::unique_lock<std::mutex>& lock)
{
    if (m_begun == m_streams.size()) return false;
    auto& stream = m_streams[m_begun++];  // a deque does not move its elements when others are added
    lock.unlock();
    std::exception_ptr fault;
    try {
        stream = deflated(stream, m_level);
    } catch (...) {
        fault = std::current_exception();
    }
    lock.lock();
    if (fault) m_fault = fault;
    return true;
}

void Compressor::work()
{
    std::unique_lock lock(m_mutex);
    while (true) {
        if (next(lock)) continue;
        if (m_complete) return;
        ++m_waiting;
        m_changed.wait(lock);
        --m_waiting;
    }
}

std::deque<std::string> Compressor::finish()
{
    {
        std::unique_lock lock(m_mutex);
        m_complete = true;
        m_changed.notify_all();
        while (next(lock)) {
        }
    }
    for (auto& thread : m_threads) thread.join();
    m_threads.clear();
    m_begun = 0;
    if (m_fault) std::rethrow_exception(std::exchange(m_fault, nullptr));
    return std::exchange(m_streams, {});
}

}  // namespace muster::printer::pdf
