// The first minutes: the start page, examples, and what a new army still needs.
#include "editor/board/page/board_page.hpp"
#include "editor/findings/findings_panel.hpp"
#include "editor/start/game_tile.hpp"
#include "editor/window/folding_dock.hpp"
#include "tests/editor/window/window_fixture.hpp"
#include "tests/paths.hpp"

#include <catch2/catch.hpp>

#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QToolButton>

#include <set>

using namespace muster;
using namespace muster::test;

namespace {

struct StartFixture : WindowFixture {
    StartFixture()
    {
        REQUIRE(QTest::qWaitFor([this] { return tiles().size() == 5; }, 60000));
    }
    QList<editor::GameTile*> tiles() const { return window->findChildren<editor::GameTile*>(); }
    QListWidget& examples() const { return *window->findChild<QListWidget*>("start-examples"); }
    /// Clicks the example with that name of a game.
    void open(const QString& game, const QString& name)
    {
        for (auto* tile : tiles())
            if (tile->text() == game) QTest::mouseClick(tile, Qt::LeftButton);
        auto& list = examples();
        const auto found = list.findItems(name, Qt::MatchExactly);
        INFO(name.toStdString());
        REQUIRE(found.size() == 1);
        list.scrollToItem(found.first());
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(found.first()).center());
        settle();
    }
};

}  // namespace

TEST_CASE("every game has a tile with a picture, and lists everything that comes with it")
{
    StartFixture fixture;
    for (auto* tile : fixture.tiles()) {
        INFO(tile->text().toStdString());
        tile->click();
        CHECK(tile->isChecked());
        CHECK(fixture.examples().count() > 3);
        const auto picture = tile->grab().toImage();
        std::set<QRgb> colours;
        for (int x = 20; x < picture.width() - 20; x += 3) colours.insert(picture.pixel(x, 40));
        CHECK(colours.size() > 2);
    }
    // Armies and battlefields of the folder, without those that have house rules of their own.
    for (auto* tile : fixture.tiles())
        if (tile->text() == "Ancients D6") tile->click();
    const QDir folder(QString::fromStdString(sourcePath("armylists/ancients-d6")));
    CHECK(fixture.examples().count() == QDir(folder.filePath("armies")).entryList({"*.army.json"}).size() +
                                            QDir(folder.filePath("scenarios")).entryList({"*.scenario.json"}).size());
}

TEST_CASE("an example opens as a copy that is not saved yet, a battlefield with its armies")
{
    StartFixture fixture;
    fixture.open("Ancients D6", "Scipio at Zama, 202 BC");
    CHECK_FALSE(fixture.army().document().path());
    CHECK(fixture.army().document().text() ==
          fixture.fileText(QString::fromStdString(sourcePath("armylists/") + scipio)));
    fixture.atDialog([](QWidget& dialog) { dynamic_cast<QMessageBox&>(dialog).button(QMessageBox::Discard)->click(); });
    REQUIRE(fixture.window->closePage(fixture.army()));
    fixture.open("Ancients D6", "Zama");
    auto* board = fixture.window->currentBoard();
    REQUIRE(board);
    CHECK_FALSE(board->document().path());
    CHECK(board->checkResult()->count(diagnostics::Level::error) == 0);
    for (const auto& side : board->view().board().sides) CHECK(side.armyProblem.empty());
    CHECK(QDir(fixture.path("armies")).entryList({"*.army.json"}).size() == 2);
    fixture.atDialog([](QWidget& dialog) { dynamic_cast<QMessageBox&>(dialog).button(QMessageBox::Discard)->click(); });
    REQUIRE(fixture.window->closePage(*board));
    CHECK_FALSE(QDir(fixture.path("armies")).exists());
}

TEST_CASE("recent files stand there with their names and verdicts")
{
    WindowFixture fixture;
    const QString sound = fixture.copyOf(scipio), broken = fixture.path("broken.army.json");
    {
        QFile file(broken);
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write("{");
    }
    fixture.window->recentFiles().add(sound);
    fixture.window->recentFiles().add(broken);
    auto& list = *fixture.window->findChild<QListWidget*>("start-recent");
    REQUIRE(list.count() == 2);
    const auto words = [&](int row) { return list.item(row)->data(Qt::AccessibleDescriptionRole).toString(); };
    CHECK(QTest::qWaitFor([&] { return words(0) == "1 error" && words(1) == "legal"; }, 30000));
    CHECK(list.item(1)->text() == "Scipio at Zama, 202 BC");
}

TEST_CASE("a new army lists what it still needs, which are errors as soon as something is added or the list is closed")
{
    WindowFixture fixture;
    fixture.beginArmy("Ancients D6", "Republican Rome", "Test");
    auto* needs = fixture.find("needs");
    auto* verdict = fixture.window->findChild<QToolButton*>("army-verdict");
    auto* dock = fixture.window->findChild<editor::FoldingDock*>("findings-dock");
    const auto errors = fixture.army().checkResult()->count(diagnostics::Level::error);
    REQUIRE(errors > 0);
    const auto members =
        fixture.army().checkResult()->army.units.size() + fixture.army().checkResult()->army.leaders.size();
    CHECK(needs->isVisible());
    CHECK(needs->findChildren<QLabel*>("need").size() == static_cast<qsizetype>(errors));
    CHECK(verdict->text().startsWith("Still needed: "));
    CHECK(dock->isFolded());
    CHECK_FALSE(dock->windowTitle().contains("error"));
    SECTION("a button of the list adds what is needed")
    {
        QPushButton* button = nullptr;
        REQUIRE(QTest::qWaitFor(
            [&] {
                for (auto* each : needs->findChildren<QPushButton*>())
                    if (each->isVisible() && each->text().startsWith("Add")) button = each;
                return button != nullptr;
            },
            30000));
        QTest::mouseClick(button, Qt::LeftButton);
        fixture.settle();
        const auto& army = fixture.army().checkResult()->army;
        CHECK(army.units.size() + army.leaders.size() == members + 1);
        CHECK_FALSE(needs->isVisible());
        CHECK(fixture.army().checkResult()->count(diagnostics::Level::error) < errors + 1);
    }
    SECTION("adding something ends it, and undo brings it back")
    {
        fixture.add("Hastati and Principes");
        CHECK_FALSE(needs->isVisible());
        CHECK(verdict->text().contains("error"));
        CHECK(dock->windowTitle().contains("error"));
        CHECK_FALSE(dock->isFolded());
        fixture.run("edit.undo");
        fixture.settle();
        CHECK(needs->isVisible());
    }
    SECTION("closing it shows the findings")
    {
        QTest::mouseClick(fixture.find("needs-close"), Qt::LeftButton);
        CHECK_FALSE(needs->isVisible());
        CHECK(verdict->text().contains("error"));
        CHECK(dock->windowTitle().contains("error"));
    }
    SECTION("its name may be given meanwhile")
    {
        fixture.nameArmy("Another");
        CHECK(needs->isVisible());
    }
}
