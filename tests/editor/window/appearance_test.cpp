#include "tests/editor/window/window_fixture.hpp"

#include "editor/start/new_army_dialog.hpp"
#include "editor/window/command_palette.hpp"
#include "tests/paths.hpp"

#include <catch2/catch.hpp>

#include <QComboBox>
#include <QListWidget>
#include <QTabWidget>

using namespace muster;
using namespace muster::test;

// Run on demand: draws the window in its main states for visual inspection, into the folder $MUSTER_LOOK.
// $MUSTER_LOOK_SIZE is the window's size, such as 1920x1080.
TEST_CASE("pictures of the window", "[.look]")
{
    const QString folder = qEnvironmentVariable("MUSTER_LOOK", QStringLiteral("."));
    WindowFixture fixture;
    const QString size = qEnvironmentVariable("MUSTER_LOOK_SIZE", QStringLiteral("1280x800"));
    fixture.window->resize(size.section(u'x', 0, 0).toInt(), size.section(u'x', 1, 1).toInt());
    const auto shoot = [&](QWidget& widget, const QString& name) {
        for (const bool dark : {false, true}) {
            fixture.theme.setBrightness(dark ? editor::Brightness::dark : editor::Brightness::light);
            // The form is redrawn after the whole window has its new colours.
            QTest::qWait(50);
            REQUIRE(widget.grab().save(QStringLiteral("%1/%2-%3.png").arg(folder, name, dark ? "dark" : "light")));
        }
    };
    for (const char* file :
         {"ancients-d6/armies/scipio-zama-202.army.json", "otr-d6/armies/reynolds-gettysburg-1863.army.json",
          "opend6-fantasy/armies/barrow-march.army.json", "old-trousers/armies/french-waterloo-1815.army.json",
          "ohw-6plus/armies/british-guilford-1781.army.json"}) {
        const QString path = fixture.copyOf(file);
        auto* page = fixture.window->openFile(path);
        REQUIRE(page != nullptr);
        fixture.settle();
        fixture.army().tree().select({page->checkResult()->army.groups.empty() ? "/units/0" : "/groups/0/units/0"});
        QApplication::processEvents();
        const QString name = QFileInfo(path).fileName().section(u'.', 0, 0);
        shoot(*fixture.window, name);
        fixture.window->currentPage()->findChild<QTabWidget*>("detail-tabs")->setCurrentIndex(1);
        shoot(*fixture.window, name + QStringLiteral("-rules"));
    }
    {
        editor::NewArmyDialog dialog(fixture.appContext, fixture.window.get());
        dialog.show();
        REQUIRE(QTest::qWaitFor([&] { return dialog.findChild<QComboBox*>("new-system")->count() > 0; }, 30000));
        QTest::qWait(50);
        shoot(dialog, "new-army");
    }
    {
        editor::CommandPalette palette(fixture.window->actions().all(), fixture.window.get());
        palette.show();
        QTest::qWait(50);
        shoot(palette, "palette");
    }
    fixture.window->openFolder(QString::fromStdString(sourcePath("armylists")));
    QTest::qWait(3000);
    shoot(*fixture.window, "folder");
    fixture.window->closeCurrentTab();
    while (fixture.window->currentPage()) {
        REQUIRE(fixture.window->closePage(*fixture.window->currentPage()));
        QApplication::processEvents();
    }
    shoot(*fixture.window, "start");
}
