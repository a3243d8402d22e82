#pragma once

#include "core/run/latest_worker.hpp"
#include "editor/print/print_work.hpp"

#include <QObject>

#include <map>
#include <memory>
#include <string>

namespace muster::editor {

class SharedLibrary;

/// Makes prints on a thread of its own, the newest only: what was asked meanwhile and is old by now is left out.
class PrintWorker : public QObject {
    Q_OBJECT
public:
    /// The library must outlive it.
    PrintWorker(SharedLibrary& library, std::shared_ptr<PrintBuilder> press, QObject* parent = nullptr);
    /// Safe at any time: a print under way is let go.
    ~PrintWorker() override;

    /// Asks for a print; returns at once. The answer comes as `made`, unless a newer question comes first.
    void ask(PrintTask task);

Q_SIGNALS:
    /// Its pages may be drawn and written on the thread of the interface.
    void made(std::shared_ptr<muster::editor::Print> print);

private:
    using Worker = run::LatestWorker<PrintTask, std::shared_ptr<Print>>;
    static Worker::Work printWith(const std::shared_ptr<PrintBuilder>& press);
    static Worker::Answers answersTo(PrintWorker& owner);
    void take(std::shared_ptr<Print> print);

    Worker m_worker;
    /// By family. Fonts belong to a thread, so pages are measured with other ones than they are drawn with.
    std::map<std::string, std::shared_ptr<const printer::Typesetter>> m_types;
};

}  // namespace muster::editor
