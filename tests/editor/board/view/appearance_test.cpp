#include "tests/editor/board/view/board_window_fixture.hpp"

#include <QTabWidget>

using namespace muster;
using namespace muster::test;

// Run on demand: draws battlefields in the window for visual inspection, into the folder $MUSTER_LOOK.
TEST_CASE("pictures of battlefields", "[.look]")
{
    const QString folder = qEnvironmentVariable("MUSTER_LOOK", QStringLiteral("."));
    for (const char* file :
         {"ancients-d6/scenarios/arsuf.scenario.json", "ohw-6plus/scenarios/quatre-bras.scenario.json",
          "old-trousers/scenarios/waterloo.scenario.json", "opend6-fantasy/scenarios/gate-of-greypeak.scenario.json",
          "otr-d6/scenarios/gettysburg-first-day.scenario.json"}) {
        BoardWindowFixture fixture(file);
        const QString name = QFileInfo(fixture.path).fileName().section(u'.', 0, 0);
        const auto shoot = [&](const QString& what) {
            for (const bool dark : {false, true}) {
                fixture.windowFixture.theme.setBrightness(dark ? editor::Brightness::dark : editor::Brightness::light);
                // Wait until scroll bars have appeared and texts are wrapped.
                QTest::qWait(1000);
                if (!fixture.view().isDragging()) fixture.view().waitForMap();
                REQUIRE(fixture.windowFixture.window->grab().save(
                    QStringLiteral("%1/%2%3-%4.png").arg(folder, name, what, dark ? "dark" : "light")));
            }
        };
        fixture.select("/terrain/0");
        shoot({});
        if (QString::fromLatin1(file).startsWith("otr")) continue;
        fixture.page().findChild<QTabWidget*>("board-left")->setCurrentIndex(1);
        fixture.view().selection().clear();
        const auto& items = fixture.view().board().items;
        const auto base = std::find_if(items.begin(), items.end(), [](const auto& each) {
            return each.kind == editor::BoardItemKind::base && each.exact;
        });
        if (base == items.end()) continue;
        const auto& item = *base;
        const auto& map = fixture.view().board().map;
        fixture.press(item.at);
        fixture.moveTo({item.at.x, item.at.y + 0.5});
        fixture.moveTo({map.width * 0.55, map.depth * 0.5});
        CHECK(QTest::qWaitFor([&] { return fixture.view().isForecastCurrent(); }, 30000));
        shoot("-drag");
        QTest::keyClick(&fixture.view(), Qt::Key_Escape);
    }
}
