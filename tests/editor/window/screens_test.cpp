// Run once for each size of screen, see CMakeLists.txt: every window fits, and the map has the most of it.
#include "editor/board/page/board_page.hpp"
#include "editor/compare/compare_dialog.hpp"
#include "editor/look/screen_room.hpp"
#include "editor/look/side_panel.hpp"
#include "editor/print/print_dialog.hpp"
#include "editor/scenario_wizard/scenario_wizard.hpp"
#include "editor/start/new_army_dialog.hpp"
#include "editor/translations/language.hpp"
#include "editor/window/command_palette.hpp"
#include "editor/window/folding_dock.hpp"
#include "tests/editor/window/window_fixture.hpp"
#include "tests/paths.hpp"

#include <catch2/catch.hpp>

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QStyle>
#include <QTabBar>
#include <QTreeView>

using namespace muster;
using namespace muster::test;

namespace {

const char* const armies[] = {
    "ancients-d6/armies/scipio-zama-202.army.json", "otr-d6/armies/reynolds-gettysburg-1863.army.json",
    "opend6-fantasy/armies/barrow-march.army.json", "old-trousers/armies/french-waterloo-1815.army.json",
    "ohw-6plus/armies/british-guilford-1781.army.json"};
const char* const battlefields[] = {
    "ancients-d6/scenarios/zama.scenario.json", "ohw-6plus/scenarios/quatre-bras.scenario.json",
    "old-trousers/scenarios/waterloo.scenario.json", "opend6-fantasy/scenarios/gate-of-greypeak.scenario.json",
    "otr-d6/scenarios/gettysburg-first-day.scenario.json"};

/// Draws what was tested into the folder $MUSTER_LOOK, if it is set.
void shoot(QWidget& widget, const QString& name)
{
    const QString folder = qEnvironmentVariable("MUSTER_LOOK");
    if (folder.isEmpty()) return;
    const QSize size = widget.screen()->size();
    QTest::qWait(700);
    CHECK(widget.grab().save(
        QStringLiteral("%1/%2x%3-%4.png").arg(folder).arg(size.width()).arg(size.height()).arg(name)));
}

void checkFits(QWidget& window, const QString& what)
{
    QApplication::processEvents();
    const QSize room = editor::roomOnScreen(window), least = window.minimumSizeHint().expandedTo(window.minimumSize());
    INFO(what.toStdString() << " needs " << least.width() << "x" << least.height() << " and has " << window.width()
                            << "x" << window.height() << " of " << room.width() << "x" << room.height());
    CHECK(least.width() <= room.width());
    CHECK(least.height() <= room.height());
    CHECK(window.width() <= room.width());
    CHECK(window.height() <= room.height());
}

/// A window that decides about its panels itself.
struct ScreenFixture : WindowFixture {
    ScreenFixture()
    {
        for (const char* panel : panelsOfBoard) settings.remove(QLatin1String(panel));
    }
};

/// Opens a copy of a shipped battlefield with its armies.
editor::BoardPage& openBattlefield(WindowFixture& fixture, const char* shipped)
{
    const QString system = QString::fromLatin1(shipped).section(u'/', 0, 0), root = fixture.path(system);
    const QString from = QString::fromStdString(sourcePath("armylists/")) + system;
    for (const char* folder : {"armies", "scenarios"}) {
        REQUIRE(QDir().mkpath(root + '/' + folder));
        for (const auto& name : QDir(from + '/' + folder).entryList(QDir::Files)) {
            const QString to = root + '/' + folder + '/' + name;
            QFile::copy(from + '/' + folder + '/' + name, to);
            QFile::setPermissions(to, QFile::ReadOwner | QFile::WriteOwner);
        }
    }
    REQUIRE(fixture.window->openFile(root + "/scenarios/" + QString::fromLatin1(shipped).section(u'/', -1)));
    fixture.settle();
    REQUIRE(fixture.window->currentBoard());
    return *fixture.window->currentBoard();
}

void fill(QWidget& window)
{
    window.resize(editor::roomOnScreen(window));
    QTest::qWait(50);
}

void checkMap(WindowFixture& fixture, const char* shipped)
{
    const auto& view = openBattlefield(fixture, shipped).view();
    QTest::qWait(50);
    const auto& window = *fixture.window;
    INFO(shipped << ": the map is " << view.width() << "x" << view.height() << " of " << window.width() << "x"
                 << window.height());
    if (fixture.window->screen()->size().height() >= 720)
        CHECK(2 * view.width() * view.height() >= window.width() * window.height());
    CHECK(view.isVisible());
}

void checkWizard(WindowFixture& fixture, const QString& language)
{
    editor::ScenarioWizard wizard(fixture.appContext, fixture.path("."));
    wizard.show();
    auto* games = wizard.findChild<QComboBox*>("wizard-game");
    REQUIRE(QTest::qWaitFor([games] { return games->count() == 5; }, 30000));
    auto* steps = wizard.findChild<QListWidget*>("wizard-steps");
    for (int game = 0; game < games->count(); ++game) {
        games->setCurrentIndex(game);
        REQUIRE(QTest::qWaitFor([&] { return wizard.isSettled(); }, 30000));
        for (int step = 0; step < steps->count(); ++step) {
            steps->setCurrentRow(step);
            if (step == 2) wizard.findChild<QPushButton*>("wizard-add-side")->click();
            checkFits(wizard, language + " wizard, " + games->currentText() + ", step " + QString::number(step + 1));
            if (game == 0 || step == 2)
                shoot(wizard, QStringLiteral("%1-wizard-%2-%3").arg(language).arg(game).arg(step + 1));
        }
    }
}

void checkPrinting(WindowFixture& fixture, const QString& language)
{
    const auto& document = fixture.window->currentPage()->document();
    editor::PrintDialog dialog(editor::Snapshot{document.source(),
                                                {document.parsed(), document.faults()},
                                                std::filesystem::absolute(document.place()),
                                                document.kind(),
                                                document.revision()},
                               fixture.library, fixture.settings, fixture.window.get());
    dialog.show();
    REQUIRE(dialog.settle() != nullptr);
    checkFits(dialog, language + " print dialog");
    shoot(dialog, language + "-print");
    // Its buttons are inside.
    for (const char* name : {"print-pdf", "print-paper-button", "print-close"}) {
        const auto* button = dialog.findChild<QPushButton*>(name);
        CHECK(dialog.rect().contains(QRect(button->mapTo(&dialog, QPoint()), button->size())));
    }
}

void checkDialogs(WindowFixture& fixture, const QString& language)
{
    {
        editor::NewArmyDialog dialog(fixture.appContext, fixture.window.get());
        dialog.show();
        REQUIRE(QTest::qWaitFor([&] { return dialog.findChild<QComboBox*>("new-system")->count() > 0; }, 30000));
        checkFits(dialog, language + " new army");
        shoot(dialog, language + "-new-army");
    }
    {
        editor::CommandPalette palette(fixture.window->actions().all(), fixture.window.get());
        palette.show();
        checkFits(palette, language + " palette");
    }
    const auto check = [&](const char* action) {
        fixture.atDialog([&](QWidget& dialog) {
            checkFits(dialog, language + ' ' + QLatin1String(action));
            shoot(dialog, language + '-' + QLatin1String(action));
            dialog.close();
        });
        fixture.run(action);
    };
    check("help.keys");
    check("help.about");
}

void checkWindows(const QString& language)
{
    ScreenFixture fixture;
    checkFits(*fixture.window, language + " start page");
    fill(*fixture.window);
    shoot(*fixture.window, language + "-start");
    for (const char* army : armies) {
        fixture.window->openFile(fixture.copyOf(army));
        fixture.settle();
        const auto& view = fixture.army().checkResult()->army;
        fixture.army().tree().select({view.groups.empty() ? "/units/0" : "/groups/0/units/0"});
        fixture.run("view.next-finding");
        checkFits(*fixture.window, language + ' ' + QLatin1String(army));
        shoot(*fixture.window, language + '-' + QString::fromLatin1(army).section(u'/', 0, 0));
    }
    checkPrinting(fixture, language);
    for (const char* battlefield : battlefields) {
        openBattlefield(fixture, battlefield);
        checkFits(*fixture.window, language + ' ' + QLatin1String(battlefield));
        shoot(*fixture.window, language + "-map-" + QString::fromLatin1(battlefield).section(u'/', 0, 0));
    }
    checkPrinting(fixture, language);
    checkWizard(fixture, language);
    checkDialogs(fixture, language);
}

}  // namespace

TEST_CASE("every window fits on the screen") { checkWindows(QStringLiteral("en")); }

TEST_CASE("every window fits on the screen in German, too")
{
    editor::Language language;
    REQUIRE(language.speak("de"));
    checkWindows(QStringLiteral("de"));
}

TEST_CASE("the map takes at least half of the window, in English and German")
{
    for (const bool german : {false, true}) {
        editor::Language language;
        if (german) REQUIRE(language.speak("de"));
        ScreenFixture fixture;
        fill(*fixture.window);
        for (const char* battlefield : battlefields) checkMap(fixture, battlefield);
    }
}

TEST_CASE("panels fold where the map needs the room, and stay as the user left them")
{
    QString file;
    ScreenFixture fixture;
    fill(*fixture.window);
    const auto panel = [&](const char* name) {
        auto* found = fixture.window->currentPage()->findChild<editor::SidePanel*>(name);
        REQUIRE(found);
        return found;
    };
    openBattlefield(fixture, battlefields[0]);
    auto* inspector = panel("board-panels");
    const bool before = inspector->isFolded();
    const int width = inspector->width();
    if (before) CHECK(width == inspector->foldedWidth());
    const auto click = [](editor::SidePanel& side) {
        const auto rect = side.tabBar()->tabRect(side.currentIndex());
        QTest::mouseClick(side.tabBar(), Qt::LeftButton, {}, rect.center());
        QApplication::processEvents();
    };
    click(*inspector);
    CHECK(inspector->isFolded() != before);
    CHECK(inspector->width() != width);
    // The next battlefield starts like that, also in another window.
    openBattlefield(fixture, battlefields[1]);
    CHECK(panel("board-panels")->isFolded() != before);
    editor::MainWindow other(fixture.appContext, fixture.theme);
    other.show();
    fill(other);
    other.openFile(fixture.path("ancients-d6/scenarios/zama.scenario.json"));
    QTest::qWait(50);
    REQUIRE(other.currentBoard());
    CHECK(other.currentBoard()->findChild<editor::SidePanel*>("board-panels")->isFolded() != before);
    click(*panel("board-panels"));
    CHECK(panel("board-panels")->isFolded() == before);
}

TEST_CASE("findings are one line while there are none, and unfold where they are asked for")
{
    ScreenFixture fixture;
    fill(*fixture.window);
    auto* dock = fixture.window->findChild<editor::FoldingDock*>("findings-dock");
    REQUIRE(dock);
    fixture.window->openFile(fixture.copyOf(scipio));
    fixture.settle();
    REQUIRE(fixture.army().checkResult()->diagnostics.empty());
    CHECK(dock->isVisible());
    CHECK(dock->isFolded());
    CHECK(dock->height() <= 2 * dock->fontMetrics().height() + 8);
    fixture.army().tree().select({"/leaders/0"});
    fixture.run("army.remove");
    fixture.settle();
    REQUIRE_FALSE(fixture.army().checkResult()->diagnostics.empty());
    const bool isLow = fixture.window->height() < 700;
    CHECK(dock->isFolded() == isLow);
    if (isLow) CHECK_FALSE(dock->findChild<QLabel*>("dock-summary")->text().isEmpty());
    fixture.run("view.next-finding");
    CHECK_FALSE(dock->isFolded());
    CHECK(fixture.find("findings-view")->isVisible());
    fixture.run("edit.undo");
    fixture.settle();
    CHECK(dock->isFolded());
}
