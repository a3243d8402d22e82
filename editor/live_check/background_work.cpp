#include "editor/live_check/background_work.hpp"

#include "core/threads/exception_text.hpp"

#include <QCoreApplication>
#include <QThreadPool>

namespace muster::editor {

CallsToOwner::CallsToOwner(QObject& owner) : m_owner(&owner), m_application(QCoreApplication::instance()) {}

void CallsToOwner::call(std::function<void()> step) const
{
    // Posted to the application: the owner may be destroyed on the GUI thread at any moment.
    QMetaObject::invokeMethod(
        m_application,
        [owner = m_owner, step = std::move(step)] {
            if (owner) step();
        },
        Qt::QueuedConnection);
}

void runInBackground(QObject& owner, std::function<std::function<void()>()> work, WorkFailed failed)
{
    QThreadPool::globalInstance()->start(
        [work = std::move(work), failed = std::move(failed), owner = CallsToOwner(owner)] {
            try {
                owner.call(work());
            } catch (...) {
                const auto reason = QString::fromStdString(threads::textOf(std::current_exception()));
                owner.call([failed, reason] { failed(reason); });
            }
        });
}

}  // namespace muster::editor
