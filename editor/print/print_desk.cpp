#include "editor/print/print_desk.hpp"

#include "core/run/exception_text.hpp"

#include "editor/judge/live_judge.hpp"
#include "editor/window/words.hpp"

#include <condition_variable>
#include <mutex>
#include <utility>
#include <variant>

namespace muster::editor {

using namespace printer;

/// Where questions and answers are put. The owner is gone before the thread when a print takes longer than its dialog.
struct PrintDesk::Tray {
    std::mutex mutex;
    std::condition_variable asked;
    std::optional<PrintTask> task;
    std::shared_ptr<Press> press;
    PrintDesk* owner = nullptr;  ///< null once it is gone

    std::optional<PrintTask> next()
    {
        std::unique_lock lock(mutex);
        asked.wait(lock, [this] { return task || !owner; });
        if (!owner) return std::nullopt;
        return std::exchange(task, std::nullopt);
    }

    bool isOld()
    {
        const std::lock_guard lock(mutex);
        return !owner || task;
    }

    void answer(std::shared_ptr<Print> print)
    {
        // The owner cannot go while its event is posted; once it is gone Qt drops the event.
        const std::lock_guard lock(mutex);
        if (!owner || task) return;
        QMetaObject::invokeMethod(
            owner, [to = owner, print = std::move(print)] { to->take(print); }, Qt::QueuedConnection);
    }

    void work()
    {
        // Ends before the thread does, as fonts have to.
        std::optional<std::pair<std::string, std::variant<Typesetter, NoFont>>> type;
        while (const auto taken = next()) {
            auto print = std::make_shared<Print>();
            try {
                *print = press->make(*taken);
                if (isOld()) continue;
                const auto& font = print->settings.font;
                if (!type || type->first != font) type.emplace(font, Typesetter::open(shown(font)));
                if (const auto* none = std::get_if<NoFont>(&type->second))
                    print->failure = none->message;
                else
                    setPages(*print, std::get<Typesetter>(type->second));
            } catch (const std::exception&) {
                *print = Print();
                print->number = taken->number;
                print->settings = taken->choice.settings;
                print->failure = run::textOf(std::current_exception());
            }
            answer(std::move(print));
        }
    }
};

PrintDesk::PrintDesk(SharedLibrary& library, std::shared_ptr<Press> press, QObject* parent)
    : QObject(parent), m_library(library), m_tray(std::make_shared<Tray>())
{
    m_tray->owner = this;
    m_tray->press = std::move(press);
    m_thread = std::thread([tray = m_tray] { tray->work(); });
}

PrintDesk::~PrintDesk()
{
    {
        const std::lock_guard lock(m_tray->mutex);
        m_tray->owner = nullptr;
    }
    m_tray->asked.notify_all();
    const std::weak_ptr<const void> work = m_tray;
    m_tray.reset();
    m_library.outlive(std::move(m_thread), work);
}

void PrintDesk::ask(PrintTask task)
{
    {
        const std::lock_guard lock(m_tray->mutex);
        m_tray->task = std::move(task);
    }
    m_tray->asked.notify_all();
}

void PrintDesk::take(std::shared_ptr<Print> print)
{
    const auto& font = print->settings.font;
    auto& type = m_types[font];
    if (!type) {
        auto opened = Typesetter::open(shown(font));
        if (auto* found = std::get_if<Typesetter>(&opened))
            type = std::make_shared<const Typesetter>(std::move(*found));
        else
            print->failure = std::get<NoFont>(opened).message;
    }
    print->type = type;
    emit made(std::move(print));
}

}  // namespace muster::editor
