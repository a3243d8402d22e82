#pragma once

#include "core/threads/thread_group.hpp"

#include <condition_variable>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>

namespace muster::threads {

/// Processes requests on its own thread, the newest only: a request superseded while waiting is skipped, and the result
/// of one superseded during processing is dropped.
template <class Request, class Result>
class LatestWorker {
    struct State;

public:
    /// The processing of one request, as seen by the work.
    class Turn {
    public:
        /// True if the result would be dropped, because a newer request waits or the request was withdrawn.
        bool isOvertaken() const
        {
            const std::lock_guard lock(m_state.mutex);
            return m_state.overtaken || !m_state.answers;
        }
        /// Returns a partial result that is valid even if the request is superseded.
        void give(Result part) const
        {
            const std::lock_guard lock(m_state.mutex);
            if (m_state.answers) m_state.answers->take(std::move(part));
        }

    private:
        friend class LatestWorker;
        explicit Turn(State& state) : m_state(state) {}

        State& m_state;
    };

    /// Returns the result, or nothing if there is none (any more).
    using Work = std::function<std::optional<Result>(const Request&, const Turn&)>;

    /// Receives results and exceptions. Called on the worker's thread and never after the worker is destroyed; must
    /// pass them to the owner's thread without blocking or throwing.
    struct Answers {
        std::function<void(Result)> take;
        std::function<void(const Request&, std::exception_ptr)> fail;
    };

    /// `begin` makes the work on the worker's thread; its state persists between requests and is destroyed there. It is
    /// called again after an exception. The group must outlive the worker.
    LatestWorker(ThreadGroup& threads, std::function<Work()> begin, Answers answers)
        : m_state(std::make_shared<State>())
    {
        m_state->answers = std::move(answers);
        threads.start([state = m_state, begin = std::move(begin)] { state->work(begin); });
    }

    /// Does not wait: the current work is abandoned, and the thread ends after it.
    ~LatestWorker()
    {
        {
            const std::lock_guard lock(m_state->mutex);
            m_state->answers.reset();
            m_state->waiting.reset();
        }
        m_state->changed.notify_all();
    }
    LatestWorker(const LatestWorker&) = delete;
    LatestWorker& operator=(const LatestWorker&) = delete;

    /// Returns immediately.
    void ask(Request request)
    {
        {
            const std::lock_guard lock(m_state->mutex);
            m_state->waiting = std::move(request);
            m_state->overtaken = true;
        }
        m_state->changed.notify_all();
    }

    /// Cancels the current request: it yields no result any more.
    void withdraw()
    {
        const std::lock_guard lock(m_state->mutex);
        m_state->waiting.reset();
        m_state->overtaken = true;
    }

    /// True if a result is pending.
    bool isBusy() const
    {
        const std::lock_guard lock(m_state->mutex);
        return m_state->busy || m_state->waiting;
    }

private:
    struct State {
        std::mutex mutex;
        std::condition_variable changed;
        std::optional<Request> waiting;
        bool busy = false;
        bool overtaken = false;          ///< the request in progress
        std::optional<Answers> answers;  ///< nothing once the worker is destroyed

        void work(const std::function<Work()>& begin)
        {
            Work doOne;
            const Turn turn(*this);
            while (const auto request = next()) {
                std::optional<Result> result;
                std::exception_ptr fault;
                try {
                    if (!doOne) doOne = begin();
                    result = doOne(*request, turn);
                } catch (...) {
                    fault = std::current_exception();
                    doOne = nullptr;
                }
                const std::lock_guard lock(mutex);
                busy = false;
                if (overtaken || !answers) continue;
                if (fault)
                    answers->fail(*request, fault);
                else if (result)
                    answers->take(std::move(*result));
            }
        }

        std::optional<Request> next()
        {
            std::unique_lock lock(mutex);
            changed.wait(lock, [this] { return waiting || !answers; });
            if (!answers) return std::nullopt;
            busy = true;
            overtaken = false;
            return std::exchange(waiting, std::nullopt);
        }
    };

    std::shared_ptr<State> m_state;  ///< shared with the thread
};

}  // namespace muster::threads
