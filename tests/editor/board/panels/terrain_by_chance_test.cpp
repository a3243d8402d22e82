#include "tests/editor/board/panels/panel_stage.hpp"

#include "editor/board/panels/terrain_by_chance.hpp"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QSemaphore>
#include <QThread>
#include <QThreadPool>

#include <atomic>

using namespace muster;
using namespace muster::test;
using namespace muster::editor;

namespace {

/// An empty board whose first side is the defender, who places the terrain in this game.
std::string defended()
{
    auto text = emptyBoard();
    const std::string side = "\"name\": \"Rome\",";
    return text.replace(text.find(side), side.size(), side + " \"role\": \"defender\",");
}

struct TerrainStage : BoardStage {
    explicit TerrainStage(std::string text)
        : BoardStage(std::move(text)), panel(*view, [this](const TableWish& wish) {
              return [this, source = document.source(), at = place, wish, rules = library](std::stop_token stop) {
                  thread = QThread::currentThread();
                  while (held && !stop.stop_requested()) QThread::msleep(1);
                  wasStopped = stop.stop_requested();
                  return layTable(source, at, wish, *rules, stop);
              };
          })
    {
        whenJudged = [this] { panel.refresh(); };
        panel.resize(320, 400);
        panel.show();
    }
    ~TerrainStage()
    {
        held = false;
        QThreadPool::globalInstance()->waitForDone();
        whenJudged = {};
    }
    void begin(const char* seed)
    {
        control<QLineEdit>(panel, "random-seed").setText(QString::fromLatin1(seed));
        control<QPushButton>(panel, "board-lay").click();
    }
    void lay(const char* seed)
    {
        begin(seed);
        REQUIRE(QTest::qWaitFor([this] { return !panel.isLaying(); }, 60000));
    }
    QString words() { return control<QLabel>(panel, "random-done").text(); }

    std::atomic<bool> held{false}, wasStopped{false};  ///< the work waits until it is let go of, or stopped
    std::atomic<QThread*> thread{nullptr};
    TerrainByChance panel;
};

}  // namespace

TEST_CASE("random terrain is the same for the same seed, legal, and one step to undo")
{
    TerrainStage stage(defended());
    const auto before = stage.document.text();
    const auto errors =
        stage.judgement->count(diagnostics::Level::error);  // what it lacks beside terrain, such as armies
    stage.lay("7");
    INFO(stage.words().toStdString());
    REQUIRE(stage.root()["terrain"].size() > 0);
    CHECK(stage.thread != QThread::currentThread());
    const auto first = stage.document.text();
    CHECK(stage.judgement->count(diagnostics::Level::error) <= errors);
    CHECK(stage.words().startsWith("Seed 7"));
    // Another table takes its place, and both are one step.
    stage.lay("8");
    CHECK(stage.document.text() != first);
    stage.undo();
    CHECK(stage.document.text() == before);
    stage.lay("7");
    CHECK(stage.document.text() == first);
}

TEST_CASE("a seed pressed again lays the same table again")
{
    TerrainStage stage(defended());
    stage.lay("982989");
    const auto first = stage.document.text();
    REQUIRE(stage.root()["features"].size() == 5);
    stage.lay("982989");
    CHECK(stage.document.text() == first);
    stage.lay("4");
    REQUIRE(stage.document.text() != first);
    stage.lay("982989");
    CHECK(stage.document.text() == first);
}

TEST_CASE("only the terrain of one side is laid where that is wanted")
{
    TerrainStage stage(defended());
    auto& whose = control<QComboBox>(stage.panel, "random-whose");
    pick(whose, "rome");
    CHECK(whose.currentText().contains("defender"));
    stage.lay("11");
    INFO(stage.words().toStdString());
    REQUIRE(stage.root()["terrain"].size() > 0);
    for (const auto piece : stage.root()["terrain"]) CHECK(piece["placedBy"].string() == "rome");
}

TEST_CASE("while a table is laid the window works on, and the table comes when it is done")
{
    TerrainStage stage(defended());
    const auto before = stage.document.text();
    stage.held = true;
    stage.begin("7");
    CHECK(stage.panel.isLaying());
    CHECK(control<QPushButton>(stage.panel, "board-lay").text() == "Stop");
    // The map listens to the mouse meanwhile, and tools can be taken up.
    const double scale = stage.view->camera().scale();
    stage.key(Qt::Key_Plus);
    CHECK(stage.view->camera().scale() > scale);
    CHECK(stage.document.text() == before);
    stage.held = false;
    REQUIRE(QTest::qWaitFor([&] { return !stage.panel.isLaying(); }, 60000));
    CHECK(stage.root()["terrain"].size() > 0);
    CHECK(control<QPushButton>(stage.panel, "board-lay").text() == "Lay Terrain");
}

TEST_CASE("Escape or the button stops it, and nothing is laid")
{
    for (const bool byKey : {true, false}) {
        TerrainStage stage(defended());
        const auto before = stage.document.text();
        stage.held = true;
        stage.begin("7");
        if (byKey) {
            stage.view->activateWindow();
            REQUIRE(QTest::qWaitForWindowActive(stage.view.get()));
            stage.view->setFocus();
            stage.key(Qt::Key_Escape);
        } else {
            control<QPushButton>(stage.panel, "board-lay").click();
        }
        CHECK(!stage.panel.isLaying());
        CHECK(stage.words().startsWith("Stopped"));
        QThreadPool::globalInstance()->waitForDone();
        QTest::qWait(10);
        CHECK(stage.wasStopped);
        CHECK(stage.document.text() == before);
        CHECK(!stage.document.undoStack().canUndo());
        // And it can be laid after all.
        stage.held = false;
        stage.lay("7");
        CHECK(stage.root()["terrain"].size() > 0);
    }
}

TEST_CASE("a table is not laid on a text that has changed meanwhile")
{
    TerrainStage stage(defended());
    stage.held = true;
    stage.begin("7");
    stage.choose("rectangle");
    stage.drag(2, 8, 5, 10);
    const auto drawn = stage.document.text();
    REQUIRE(stage.root()["terrain"].size() == 1);
    stage.held = false;
    REQUIRE(QTest::qWaitFor([&] { return !stage.panel.isLaying(); }, 60000));
    CHECK(stage.document.text() == drawn);
    CHECK(stage.words().contains("changed meanwhile"));
}

TEST_CASE("another seed taken meanwhile is the one that is laid")
{
    std::string wanted;
    {
        TerrainStage stage(defended());
        stage.lay("8");
        wanted = stage.document.text();
    }
    TerrainStage stage(defended());
    stage.held = true;
    stage.begin("7");
    control<QLineEdit>(stage.panel, "random-seed").setText("8");
    stage.panel.lay();
    stage.held = false;
    REQUIRE(QTest::qWaitFor([&] { return !stage.panel.isLaying(); }, 60000));
    QThreadPool::globalInstance()->waitForDone();
    QTest::qWait(10);
    CHECK(stage.document.text() == wanted);
    CHECK(stage.document.undoStack().count() == 1);
}

TEST_CASE("a page that is closed while a table is laid takes nothing with it")
{
    auto stage = std::make_unique<BoardStage>(defended());
    std::atomic<bool> done{false};
    {
        TerrainByChance panel(*stage->view, [&](const TableWish&) {
            return [&](std::stop_token stop) {
                while (!stop.stop_requested()) QThread::msleep(1);
                done = true;
                return LaidTable{{}, "never", {}};
            };
        });
        panel.lay();
    }
    QThreadPool::globalInstance()->waitForDone();
    QTest::qWait(10);
    CHECK(done);
    CHECK(!stage->document.undoStack().canUndo());
}
