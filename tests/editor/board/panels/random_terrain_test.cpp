#include "tests/editor/board/panels/panel_controls.hpp"

#include "editor/board/panels/random_terrain.hpp"

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QSemaphore>
#include <QThread>
#include <QThreadPool>

#include <atomic>
#include <stdexcept>

using namespace muster;
using namespace muster::test;
using namespace muster::editor;

namespace {

/// An empty board whose first side is the defender, which places the terrain in this game.
std::string defended()
{
    auto text = emptyBoard();
    const std::string side = "\"name\": \"Rome\",";
    return text.replace(text.find(side), side.size(), side + " \"role\": \"defender\",");
}

struct TerrainFixture : BoardFixture {
    explicit TerrainFixture(std::string text)
        : BoardFixture(std::move(text)), panel(*view, [this](const TerrainTableRequest& wanted) {
              return [this, source = document.source(), at = place, wanted, rules = library](std::stop_token stop) {
                  thread = QThread::currentThread();
                  while (held && !stop.stop_requested()) QThread::msleep(1);
                  wasStopped = stop.stop_requested();
                  return generateTable(source, at, wanted, *rules, stop);
              };
          })
    {
        whenChecked = [this] { panel.refresh(); };
        panel.resize(320, 400);
        panel.show();
    }
    ~TerrainFixture()
    {
        held = false;
        QThreadPool::globalInstance()->waitForDone();
        whenChecked = {};
    }
    void begin(const char* seed)
    {
        control<QLineEdit>(panel, "random-seed").setText(QString::fromLatin1(seed));
        control<QPushButton>(panel, "board-lay").click();
    }
    void generate(const char* seed)
    {
        begin(seed);
        REQUIRE(QTest::qWaitFor([this] { return !panel.isGenerating(); }, 60000));
    }
    QString words() { return control<QLabel>(panel, "random-done").text(); }

    std::atomic<bool> held{false}, wasStopped{false};  ///< the work waits until it is released or stopped
    std::atomic<QThread*> thread{nullptr};
    RandomTerrain panel;
};

}  // namespace

TEST_CASE("random terrain is the same for the same seed, legal, and one step to undo")
{
    TerrainFixture fixture(defended());
    const auto before = fixture.document.text();
    const auto errors =
        fixture.checkResult->count(diagnostics::Level::error);  // errors not about terrain, such as missing armies
    fixture.generate("7");
    INFO(fixture.words().toStdString());
    REQUIRE(fixture.root()["terrain"].size() > 0);
    CHECK(fixture.thread != QThread::currentThread());
    const auto first = fixture.document.text();
    CHECK(fixture.checkResult->count(diagnostics::Level::error) <= errors);
    CHECK(fixture.words().startsWith("Seed 7"));
    // Another table replaces it, and both are one step.
    fixture.generate("8");
    CHECK(fixture.document.text() != first);
    fixture.undo();
    CHECK(fixture.document.text() == before);
    fixture.generate("7");
    CHECK(fixture.document.text() == first);
}

TEST_CASE("a seed pressed again lays the same table again")
{
    TerrainFixture fixture(defended());
    fixture.generate("982989");
    const auto first = fixture.document.text();
    REQUIRE(fixture.root()["features"].size() == 5);
    fixture.generate("982989");
    CHECK(fixture.document.text() == first);
    fixture.generate("4");
    REQUIRE(fixture.document.text() != first);
    fixture.generate("982989");
    CHECK(fixture.document.text() == first);
}

TEST_CASE("only the terrain of one side is laid where that is wanted")
{
    TerrainFixture fixture(defended());
    auto& whose = control<QComboBox>(fixture.panel, "random-whose");
    pick(whose, "rome");
    CHECK(whose.currentText().contains("defender"));
    fixture.generate("11");
    INFO(fixture.words().toStdString());
    REQUIRE(fixture.root()["terrain"].size() > 0);
    for (const auto piece : fixture.root()["terrain"]) CHECK(piece["placedBy"].string() == "rome");
}

TEST_CASE("while a table is laid the window works on, and the table comes when it is done")
{
    TerrainFixture fixture(defended());
    const auto before = fixture.document.text();
    fixture.held = true;
    fixture.begin("7");
    CHECK(fixture.panel.isGenerating());
    CHECK(control<QPushButton>(fixture.panel, "board-lay").text() == "Stop");
    // Meanwhile the map still handles the mouse, and tools can be selected.
    const double scale = fixture.view->camera().scale();
    fixture.key(Qt::Key_Plus);
    CHECK(fixture.view->camera().scale() > scale);
    CHECK(fixture.document.text() == before);
    fixture.held = false;
    REQUIRE(QTest::qWaitFor([&] { return !fixture.panel.isGenerating(); }, 60000));
    CHECK(fixture.root()["terrain"].size() > 0);
    CHECK(control<QPushButton>(fixture.panel, "board-lay").text() == "Lay Terrain");
}

TEST_CASE("Escape or the button stops it, and nothing is laid")
{
    for (const bool byKey : {true, false}) {
        TerrainFixture fixture(defended());
        const auto before = fixture.document.text();
        fixture.held = true;
        fixture.begin("7");
        if (byKey) {
            fixture.view->activateWindow();
            REQUIRE(QTest::qWaitForWindowActive(fixture.view.get()));
            fixture.view->setFocus();
            fixture.key(Qt::Key_Escape);
        } else {
            control<QPushButton>(fixture.panel, "board-lay").click();
        }
        CHECK(!fixture.panel.isGenerating());
        CHECK(fixture.words().startsWith("Stopped"));
        QThreadPool::globalInstance()->waitForDone();
        QTest::qWait(10);
        CHECK(fixture.wasStopped);
        CHECK(fixture.document.text() == before);
        CHECK(!fixture.document.undoStack().canUndo());
        // It can still be generated afterwards.
        fixture.held = false;
        fixture.generate("7");
        CHECK(fixture.root()["terrain"].size() > 0);
    }
}

TEST_CASE("a table is not laid on a text that has changed meanwhile")
{
    TerrainFixture fixture(defended());
    fixture.held = true;
    fixture.begin("7");
    fixture.choose("rectangle");
    fixture.drag(2, 8, 5, 10);
    const auto drawn = fixture.document.text();
    REQUIRE(fixture.root()["terrain"].size() == 1);
    fixture.held = false;
    REQUIRE(QTest::qWaitFor([&] { return !fixture.panel.isGenerating(); }, 60000));
    CHECK(fixture.document.text() == drawn);
    CHECK(fixture.words().contains("changed meanwhile"));
}

TEST_CASE("an exception while terrain is generated is shown, and the panel can generate again")
{
    BoardFixture fixture(defended());
    bool isBroken = true;
    RandomTerrain panel(*fixture.view, [&](const TerrainTableRequest&) {
        return [isBroken](std::stop_token) -> GeneratedTerrainTable {
            if (isBroken) throw std::logic_error("no kind of terrain");
            return {{}, "Laid 3 pieces.", {}};
        };
    });
    panel.generate();
    REQUIRE(QTest::qWaitFor([&] { return !panel.isGenerating(); }, 60000));
    CHECK(control<QLabel>(panel, "random-done").text() == "No terrain was laid: internal fault: no kind of terrain");
    CHECK(!fixture.document.undoStack().canUndo());
    isBroken = false;
    panel.generate();
    REQUIRE(QTest::qWaitFor([&] { return !panel.isGenerating(); }, 60000));
    CHECK(control<QLabel>(panel, "random-done").text() == "Laid 3 pieces.");
}

TEST_CASE("another seed taken meanwhile is the one that is laid")
{
    std::string wanted;
    {
        TerrainFixture fixture(defended());
        fixture.generate("8");
        wanted = fixture.document.text();
    }
    TerrainFixture fixture(defended());
    fixture.held = true;
    fixture.begin("7");
    control<QLineEdit>(fixture.panel, "random-seed").setText("8");
    fixture.panel.generate();
    fixture.held = false;
    REQUIRE(QTest::qWaitFor([&] { return !fixture.panel.isGenerating(); }, 60000));
    QThreadPool::globalInstance()->waitForDone();
    QTest::qWait(10);
    CHECK(fixture.document.text() == wanted);
    CHECK(fixture.document.undoStack().count() == 1);
}

TEST_CASE("a page that is closed while a table is laid takes nothing with it")
{
    auto fixture = std::make_unique<BoardFixture>(defended());
    std::atomic<bool> done{false};
    {
        RandomTerrain panel(*fixture->view, [&](const TerrainTableRequest&) {
            return [&](std::stop_token stop) {
                while (!stop.stop_requested()) QThread::msleep(1);
                done = true;
                return GeneratedTerrainTable{{}, "never", {}};
            };
        });
        panel.generate();
    }
    QThreadPool::globalInstance()->waitForDone();
    QTest::qWait(10);
    CHECK(done);
    CHECK(!fixture->document.undoStack().canUndo());
}
