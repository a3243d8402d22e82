#pragma once

#include "core/threads/latest_worker.hpp"
#include "editor/print/print_work.hpp"

#include <QObject>

#include <map>
#include <memory>
#include <string>

namespace muster::editor {

class SharedLibrary;

/// Makes the newest requested print on a thread of its own; outdated requests are skipped.
class PrintWorker : public QObject {
    Q_OBJECT
public:
    /// The library must outlive it.
    PrintWorker(SharedLibrary& library, std::shared_ptr<PrintBuilder> press, QObject* parent = nullptr);
    /// Safe at any time: abandons a running print.
    ~PrintWorker() override;

    /// Requests a print and returns at once. `made` delivers the result unless a newer request replaces this one.
    void ask(PrintTask task);

Q_SIGNALS:
    /// Emitted with a print whose pages may be drawn and written on the GUI thread.
    void made(std::shared_ptr<muster::editor::Print> print);

private:
    using Worker = threads::LatestWorker<PrintTask, std::shared_ptr<Print>>;
    static Worker::Work printWith(const std::shared_ptr<PrintBuilder>& press);
    static Worker::Answers answersTo(PrintWorker& owner);
    void take(std::shared_ptr<Print> print);

    Worker m_worker;
    /// By family. Fonts belong to one thread, so pages are measured with other font objects than they are drawn with.
    std::map<std::string, std::shared_ptr<printer::Typesetter>> m_types;
};

}  // namespace muster::editor
