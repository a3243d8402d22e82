#pragma once

#include "core/run/thread_group.hpp"

#include <condition_variable>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>

namespace muster::run {

/// Works on requests on a thread of its own, the newest only: a request that is overtaken before its turn is left out,
/// and the result of one that is overtaken during its turn is dropped.
template <class Request, class Result>
class LatestWorker {
    struct State;

public:
    /// The work on one request, as the work sees it.
    class Turn {
    public:
        /// Whether the result would be dropped: a newer request waits, or nobody waits for it any more.
        bool isOvertaken() const
        {
            const std::lock_guard lock(m_state.mutex);
            return m_state.overtaken || !m_state.answers;
        }
        /// Hands out a part of the result that is good even where the request is overtaken.
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

    /// Gives the result, or nothing where there is none to hand out (any more).
    using Work = std::function<std::optional<Result>(const Request&, const Turn&)>;

    /// What becomes of results and of exceptions. Called on the worker's thread and never after the worker is gone;
    /// they hand over to the owner's thread and neither wait nor throw.
    struct Answers {
        std::function<void(Result)> take;
        std::function<void(const Request&, std::exception_ptr)> fail;
    };

    /// `begin` makes the work, on the thread that does it: what it keeps from one request to the next lives and ends
    /// there. It is called again after an exception. The group must outlive the worker.
    LatestWorker(ThreadGroup& threads, std::function<Work()> begin, Answers answers)
        : m_state(std::make_shared<State>())
    {
        m_state->answers = std::move(answers);
        threads.start([state = m_state, begin = std::move(begin)] { state->work(begin); });
    }

    /// Does not wait: work that is being done is let go, and the thread ends after it.
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

    /// Returns at once.
    void ask(Request request)
    {
        {
            const std::lock_guard lock(m_state->mutex);
            m_state->waiting = std::move(request);
            m_state->overtaken = true;
        }
        m_state->changed.notify_all();
    }

    /// Takes back what was asked for: no result comes of it any more.
    void withdraw()
    {
        const std::lock_guard lock(m_state->mutex);
        m_state->waiting.reset();
        m_state->overtaken = true;
    }

    /// Whether an answer is under way.
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
        bool overtaken = false;          ///< the request that is worked on
        std::optional<Answers> answers;  ///< nothing once the worker is gone

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

}  // namespace muster::run
