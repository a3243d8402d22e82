// What is open comes back at the next start.
#include "editor/folder_table/folder_table.hpp"
#include "tests/editor/window/window_fixture.hpp"

#include <catch2/catch.hpp>

#include <QMessageBox>
#include <QPushButton>
#include <QTabWidget>

using namespace muster;
using namespace muster::test;

namespace {

/// Closes the window and opens another one, as a start of the program does.
void restart(WindowFixture& fixture)
{
    REQUIRE(fixture.window->close());
    fixture.window = std::make_unique<editor::MainWindow>(fixture.appContext, fixture.theme);
    fixture.window->show();
    fixture.window->activateWindow();
    fixture.window->restoreSession();
    QApplication::processEvents();
}

}  // namespace

TEST_CASE("files, folders and selections come back at the next start, without files that are gone")
{
    WindowFixture fixture;
    const QString scipioFile = fixture.copyOf(scipio),
                  gone = fixture.copyOf("ancients-d6/armies/hannibal-zama-202.army.json");
    fixture.window->openFile(gone);
    fixture.window->openFile(scipioFile);
    fixture.settle();
    fixture.select("Velites");
    const auto selected = fixture.army().tree().currentPointer();
    REQUIRE(QDir().mkpath(fixture.path("club")));
    fixture.window->openFolder(fixture.path("club"));
    fixture.window->openFile(scipioFile);
    REQUIRE(QFile::remove(gone));
    restart(fixture);
    REQUIRE(fixture.window->pages().size() == 1);
    CHECK(fixture.window->findChild<QTabWidget*>("tabs")->count() == 2);
    fixture.settle();
    CHECK(fixture.army().title() == "Scipio at Zama, 202 BC");
    CHECK(QTest::qWaitFor([&] { return fixture.army().tree().currentPointer() == selected; }));
    // Only when the user closes a tab, it stays closed.
    fixture.run("file.close");
    CHECK(fixture.window->currentFolder());
    restart(fixture);
    CHECK(fixture.window->pages().empty());
    CHECK(fixture.window->currentFolder());
    fixture.window->closeCurrentTab();
    restart(fixture);
    CHECK(fixture.window->findChild<QTabWidget*>("tabs")->count() == 0);
    CHECK(fixture.find("start-page")->isVisible());
}

TEST_CASE("the user may start with an empty window, and discarded texts do not come back")
{
    WindowFixture fixture;
    fixture.beginArmy("Ancients D6", "Republican Rome", "Test");
    fixture.window->openFile(fixture.copyOf(scipio));
    fixture.settle();
    fixture.atDialog([](QWidget& dialog) { dynamic_cast<QMessageBox&>(dialog).button(QMessageBox::Discard)->click(); });
    restart(fixture);
    REQUIRE(fixture.window->pages().size() == 1);
    CHECK(fixture.window->currentPage()->document().path());
    REQUIRE(fixture.action("file.session")->isChecked());
    fixture.run("file.session");
    restart(fixture);
    CHECK(fixture.window->pages().empty());
    // It is remembered nevertheless, for when the user wants it again.
    fixture.run("file.session");
    restart(fixture);
    CHECK(fixture.window->pages().size() == 1);
}
