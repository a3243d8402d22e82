#include "editor/print/print_worker.hpp"

#include "core/threads/exception_text.hpp"

#include "editor/live_check/live_checker.hpp"
#include "editor/look/words.hpp"

#include <optional>
#include <utility>
#include <variant>

namespace muster::editor {

using namespace printer;

PrintWorker::PrintWorker(SharedLibrary& library, std::shared_ptr<PrintBuilder> press, QObject* parent)
    : QObject(parent), m_worker(
                           library.threads(), [press = std::move(press)] { return printWith(press); }, answersTo(*this))
{}

PrintWorker::~PrintWorker() = default;

PrintWorker::Worker::Work PrintWorker::printWith(const std::shared_ptr<PrintBuilder>& press)
{
    using Opened = std::variant<Typesetter, NoFont>;
    return [press, family = std::string(), type = std::shared_ptr<Opened>()](
               const PrintTask& task, const Worker::Turn& turn) mutable -> std::optional<std::shared_ptr<Print>> {
        auto print = std::make_shared<Print>(press->make(task));
        if (turn.isOvertaken()) return std::nullopt;
        const auto& font = print->settings.font;
        if (!type || family != font) {
            type = std::make_shared<Opened>(Typesetter::open(toQString(font)));
            family = font;
        }
        if (const auto* none = std::get_if<NoFont>(type.get()))
            print->failure = none->message;
        else
            setPages(*print, std::get<Typesetter>(*type));
        return print;
    };
}

PrintWorker::Worker::Answers PrintWorker::answersTo(PrintWorker& owner)
{
    // Qt drops the event if the owner no longer exists.
    const auto hand = [&owner](std::shared_ptr<Print> print) {
        QMetaObject::invokeMethod(
            &owner, [&owner, print = std::move(print)] { owner.take(print); }, Qt::QueuedConnection);
    };
    return {hand, [hand](const PrintTask& task, std::exception_ptr fault) {
                auto print = std::make_shared<Print>();
                print->number = task.number;
                print->settings = task.choice.settings;
                print->failure = threads::textOf(fault);
                hand(std::move(print));
            }};
}

void PrintWorker::ask(PrintTask task) { m_worker.ask(std::move(task)); }

void PrintWorker::take(std::shared_ptr<Print> print)
{
    const auto& font = print->settings.font;
    auto& type = m_types[font];
    if (!type) {
        auto opened = Typesetter::open(toQString(font));
        if (auto* found = std::get_if<Typesetter>(&opened))
            type = std::make_shared<Typesetter>(std::move(*found));
        else
            print->failure = std::get<NoFont>(opened).message;
    }
    print->type = type;
    Q_EMIT made(std::move(print));
}

}  // namespace muster::editor
