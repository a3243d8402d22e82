// How long the editor's board takes for a frame while it is panned and while items are dragged. bench/board runs it
// and says what it means.
#include "core/files/data_folders.hpp"
#include "core/text/document.hpp"
#include "editor/board/view/board_view.hpp"
#include "editor/board/view/drag_preview.hpp"
#include "editor/board/view/selection_tool.hpp"
#include "editor/live_check/live_checker.hpp"
#include "editor/look/words.hpp"
#include "printer/layout/map_drawing.hpp"

#include <QApplication>
#include <QElapsedTimer>
#include <QGraphicsItem>
#include <QGraphicsView>
#include <QMouseEvent>
#include <QScrollBar>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <functional>
#include <numbers>
#include <random>

using namespace muster;
using namespace muster::editor;

namespace {

constexpr int wide = 1280, high = 800;

/// A table of 4 by 4 metres with so many pieces of many corners and bases side by side: the same one every time.
std::string battlefield(int pieces, int bases)
{
    std::minstd_rand dice(7);
    const auto part = [&dice] { return static_cast<double>(dice() % 10'000) / 10'000; };
    static constexpr const char* kinds[] = {"woods", "hill", "marsh", "lake"};
    std::string terrain, placements;
    const int across = static_cast<int>(std::ceil(std::sqrt(pieces)));
    const double step = 400.0 / across;
    for (int i = 0; i < pieces; ++i) {
        const double x = (i % across + 0.5) * step, y = (i / across + 0.5) * step, reach = step * 0.42;
        std::string corners;
        for (int k = 0; k < 12; ++k) {
            const double angle = k * std::numbers::pi / 6, far = reach * (0.75 + 0.25 * part());
            corners += fmt::format("{}[{:.2f}, {:.2f}]", k == 0 ? "" : ", ", x + std::cos(angle) * far,
                                   y + std::sin(angle) * far);
        }
        terrain += fmt::format(R"({}{{"id": "piece-{}", "type": "{}", "shape": {{"polygon": [{}]}}}})",
                               i == 0 ? "" : ",\n", i, kinds[i % 4], corners);
    }
    const int rank = 25;
    for (int i = 0; i < bases; ++i)
        placements += fmt::format(R"({}{{"unit": "unit-{}", "at": [{:.1f}, {:.1f}], "facing": 0, "base": [40, 20]}})",
                                  i == 0 ? "" : ",\n", i, 100 + i % rank * 4.2, 100 + i / rank * 2.4);
    return fmt::format(
        R"({{"format": 1, "system": "ohw-6plus", "name": "Bench", "board": {{"width": 400, "depth": 400}},
"terrain": [{}], "sides": [{{"id": "south", "edge": "south", "placements": [{}]}}]}})",
        terrain, placements);
}

/// Times of frames in milliseconds.
class Frames {
public:
    void take(const std::function<void()>& frame)
    {
        const double before = spent();
        frame();
        m_times.push_back(spent() - before);
    }
    void print(const char* what)
    {
        std::sort(m_times.begin(), m_times.end());
        const auto at = [this](double share) {
            return m_times[std::min(m_times.size() - 1,
                                    static_cast<std::size_t>(share * static_cast<double>(m_times.size())))];
        };
        std::printf("%s\t%zu\t%.2f\t%.2f\t%.2f\n", what, m_times.size(), at(0.5), at(0.95), m_times.back());
    }

private:
    /// Of this thread's processor time, so that other programs and the threads that draw and checker do not count.
    static double spent()
    {
        timespec now{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
        return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
    }
    std::vector<double> m_times;
};

/// A host with a text and the checking threads of the editor.
class BenchmarkHost : public BoardHost {
public:
    BenchmarkHost(std::string text, std::filesystem::path place)
        : m_library(files::dataFolders()), m_forecaster(m_library), m_place(std::move(place))
    {
        m_source = std::make_shared<text::Source>("bench.scenario.json", std::move(text));
        m_text = text::Document::parse(m_source).document;
        Snapshot snapshot{m_source, {m_text, {}}, m_place, files::FileKind::scenario, 1};
        QElapsedTimer clock;
        clock.start();
        checkResult = std::make_shared<const CheckResult>(check(snapshot, *m_library.library()));
        checking = static_cast<double>(clock.nsecsElapsed()) / 1e6;
        QObject::connect(&m_forecaster, &LiveChecker::checkFinished, &m_forecaster,
                         [this](const std::shared_ptr<const CheckResult>& answer) {
                             ++answers;
                             if (view) view->setForecast(answer, {});
                         });
    }
    std::shared_ptr<const text::Document> text() const override { return m_text; }
    bool make(const Change&) override { return false; }
    void requestForecast(ChangeMaker change) override
    {
        Snapshot snapshot{nullptr, {}, m_place, files::FileKind::scenario, ++m_question};
        snapshot.viewWanted = false;
        snapshot.prepare = [change = std::move(change), text = m_text](Snapshot& made) {
            made.source = std::make_shared<text::Source>("bench.scenario.json",
                                                         text::applied(text->source().bytes(), change(*text).edits));
            made.parsed = text::Document::parse(made.source);
        };
        m_forecaster.ask(std::move(snapshot));
    }
    void cancelForecast() override {}
    std::optional<DropPlan> plan(const QMimeData&, geometry::Point) override { return std::nullopt; }
    void showMessage(const QString&) override {}
    void undo() override {}

    std::shared_ptr<const CheckResult> checkResult;
    BoardView* view = nullptr;
    double checking = 0;
    int answers = 0;

private:
    SharedLibrary m_library;
    LiveChecker m_forecaster;
    std::filesystem::path m_place;
    std::shared_ptr<const text::Source> m_source;
    std::shared_ptr<const text::Document> m_text;
    std::uint64_t m_question = 1;
};

void send(QWidget& widget, QEvent::Type type, QPointF at, Qt::MouseButton button, Qt::MouseButtons held)
{
    QMouseEvent event(type, at, widget.mapToGlobal(at), button, held, Qt::NoModifier);
    QApplication::sendEvent(&widget, &event);
}

void pan(BoardView& view, double zoom, const char* what)
{
    view.fit();
    view.zoomBy(zoom);
    view.waitForMap(30'000);
    Frames frames;
    QPointF at(wide / 2.0, high / 2.0);
    send(view, QEvent::MouseButtonPress, at, Qt::MiddleButton, Qt::MiddleButton);
    for (int i = 0; i < 300; ++i) {
        at += QPointF(std::cos(i * 0.02) * 14, std::sin(i * 0.02) * 9);
        frames.take([&] {
            send(view, QEvent::MouseMove, at, Qt::NoButton, Qt::MiddleButton);
            QApplication::processEvents();
            view.repaint();
        });
    }
    send(view, QEvent::MouseButtonRelease, at, Qt::MiddleButton, Qt::NoButton);
    frames.print(what);
}

void drag(BoardView& view, double zoom, bool all, const char* what)
{
    view.fit();
    view.zoomBy(zoom);
    const auto& item = *view.board().item("/sides/0/placements/0");
    QPointF at = view.camera().toScreen(item.at);
    if (all) {
        QStringList pointers;
        for (const auto& each : view.board().items)
            if (each.kind == BoardItemKind::base) pointers << toQString(each.pointer);
        view.selection().set(pointers, &view.board());
    } else {
        view.selection().clear();
    }
    view.waitForMap(30'000);
    Frames frames;
    send(view, QEvent::MouseButtonPress, at, Qt::LeftButton, Qt::LeftButton);
    for (int i = 0; i < 300; ++i) {
        at += QPointF(std::cos(i * 0.03) * 3, -std::sin(i * 0.03) * 3);
        frames.take([&] {
            send(view, QEvent::MouseMove, at, Qt::NoButton, Qt::LeftButton);
            QApplication::processEvents();
            view.repaint();
        });
    }
    view.tool().cancel();
    send(view, QEvent::MouseButtonRelease, at, Qt::LeftButton, Qt::NoButton);
    frames.print(what);
}

/// The other way: each item an item of a QGraphicsScene, painted with the same marks.
class SketchItem : public QGraphicsItem {
public:
    SketchItem(const BoardModel& board, const BoardItem& item, printer::Typesetter& type)
    {
        geometry::Point low;
        const auto part = partOf(board, {item}, low);
        printer::MapStyle style{1, {}, {}, 1, false};
        style.parts.grid = style.parts.edges = style.table = style.names = false;
        m_picture = SketchPicture(printer::map::sketchMap(part, style, printer::measureWith(type)), &type);
        m_box = m_picture.board();
        setPos(low.x * 100, (board.map.depth - low.y - part.depth) * 100);
        setCacheMode(DeviceCoordinateCache);
    }
    QRectF boundingRect() const override { return {QPointF(), m_box.size()}; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override
    {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->translate(-m_box.topLeft());
        m_picture.paint(*painter);
    }

private:
    SketchPicture m_picture;
    QRectF m_box;
};

void graphicsView(const BoardModel& board)
{
    auto opened = printer::Typesetter::open();
    auto* type = std::get_if<printer::Typesetter>(&opened);
    if (!type) return;
    QGraphicsScene scene;
    std::vector<QGraphicsItem*> bases;
    for (const auto& item : board.items) {
        auto* sketch = new SketchItem(board, item, *type);
        scene.addItem(sketch);
        if (item.kind == BoardItemKind::base) bases.push_back(sketch);
    }
    QGraphicsView view(&scene);
    view.resize(wide, high);
    view.show();
    for (const double zoom : {1.0, 4.0}) {
        view.resetTransform();
        const double fit = std::min(wide / scene.sceneRect().width(), high / scene.sceneRect().height());
        view.scale(fit * zoom, fit * zoom);
        view.centerOn(scene.sceneRect().center());
        view.repaint();
        Frames frames, drags, all;
        for (int i = 0; i < 100; ++i)
            frames.take([&] {
                view.horizontalScrollBar()->setValue(view.horizontalScrollBar()->value() +
                                                     static_cast<int>(std::cos(i * 0.05) * 14));
                view.verticalScrollBar()->setValue(view.verticalScrollBar()->value() +
                                                   static_cast<int>(std::sin(i * 0.05) * 9));
                QApplication::processEvents();
                view.viewport()->repaint();
            });
        const auto move = [&](Frames& taken, std::size_t count) {
            for (int i = 0; i < 100; ++i)
                taken.take([&] {
                    for (std::size_t k = 0; k < count; ++k)
                        bases[k]->moveBy(std::cos(i * 0.05) * 60, std::sin(i * 0.05) * 60);
                    QApplication::processEvents();
                    view.viewport()->repaint();
                });
        };
        move(drags, 1);
        move(all, bases.size());
        frames.print(zoom > 1 ? "QGraphicsView: pan, four times nearer" : "QGraphicsView: pan, all in sight");
        drags.print(zoom > 1 ? "QGraphicsView: drag one base, four times nearer"
                             : "QGraphicsView: drag one base, all in sight");
        all.print(zoom > 1 ? "QGraphicsView: drag all bases, four times nearer"
                           : "QGraphicsView: drag all bases, all in sight");
    }
}

}  // namespace

int main(int argc, char** argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    const int pieces = argc > 1 ? std::atoi(argv[1]) : 2000, bases = argc > 2 ? std::atoi(argv[2]) : 500;
    BenchmarkHost host(battlefield(pieces, bases), std::filesystem::absolute("bench.scenario.json"));
    if (!host.checkResult->board) return std::fprintf(stderr, "the battlefield cannot be read\n"), 1;
    std::printf("checked once\t1\t%.2f\t%.2f\t%.2f\n", host.checking, host.checking, host.checking);
    {
        BoardView view(host);
        host.view = &view;
        view.addTool(std::make_unique<SelectionTool>(view));
        view.resize(wide, high);
        view.QWidget::show();
        view.show(host.checkResult);
        pan(view, 1, "pan, all in sight");
        pan(view, 4, "pan, four times nearer");
        drag(view, 1, false, "drag one base, all in sight");
        drag(view, 4, false, "drag one base, four times nearer");
        drag(view, 1, true, "drag all bases, all in sight");
        std::fprintf(stderr, "%d answers of the rules while dragging\n", host.answers);
        host.view = nullptr;
    }
    if (argc > 3) graphicsView(*host.checkResult->board);
    return 0;
}
