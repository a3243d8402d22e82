#pragma once

#include <QPointer>
#include <QString>

#include <functional>
#include <memory>
#include <type_traits>
#include <utility>

namespace muster::editor {

/// Calls functions on the GUI thread from any thread, as long as their owner exists.
class CallsToOwner {
public:
    /// Must be constructed on the GUI thread.
    explicit CallsToOwner(QObject& owner);

    /// Returns at once. The call keeps its place among earlier ones, and is dropped if the owner is destroyed before.
    void call(std::function<void()> step) const;

private:
    QPointer<QObject> m_owner;
    QObject* m_application;  ///< exists until the thread pool is idle
};

/// Receives the text of the exception that ended some work, as a message for users.
using WorkFailed = std::function<void(const QString& reason)>;

/// Runs work on Qt's thread pool. The step that it returns, or `failed`, is called on the GUI thread if the owner still
/// exists.
void runInBackground(QObject& owner, std::function<std::function<void()>()> work, WorkFailed failed);

/// Runs `work` on Qt's thread pool and passes its result to `done`, or the exception that ended it to `failed`. Both
/// are called on the GUI thread, and neither once the owner is destroyed, so they may use it; `work` must not.
template <class Work, class Done>
void inBackground(QObject& owner, Work work, Done done, WorkFailed failed)
{
    using Result = std::invoke_result_t<const Work&>;
    runInBackground(
        owner,
        [work = std::move(work), done = std::move(done)]() -> std::function<void()> {
            if constexpr (std::is_void_v<Result>) {
                work();
                return done;
            } else {
                const auto result = std::make_shared<Result>(work());
                return [done, result] { done(std::move(*result)); };
            }
        },
        std::move(failed));
}

}  // namespace muster::editor
