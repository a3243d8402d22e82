#include "tests/editor/board/view/room.hpp"

#include <QTabWidget>

using namespace muster;
using namespace muster::test;

// Not run by itself: draws battlefields in the window for people to look at, into the folder $MUSTER_LOOK.
TEST_CASE("pictures of battlefields", "[.look]")
{
    const QString folder = qEnvironmentVariable("MUSTER_LOOK", QStringLiteral("."));
    for (const char* file :
         {"ancients-d6/scenarios/arsuf.scenario.json", "ohw-6plus/scenarios/quatre-bras.scenario.json",
          "old-trousers/scenarios/waterloo.scenario.json", "opend6-fantasy/scenarios/gate-of-greypeak.scenario.json",
          "otr-d6/scenarios/gettysburg-first-day.scenario.json"}) {
        BoardRoom room(file);
        const QString name = QFileInfo(room.path).fileName().section(u'.', 0, 0);
        const auto shoot = [&](const QString& what) {
            for (const bool dark : {false, true}) {
                room.stage.theme.setBrightness(dark ? editor::Brightness::dark : editor::Brightness::light);
                // Until scroll bars have come and texts have wrapped anew beside them.
                QTest::qWait(1000);
                if (!room.view().isDragging()) room.view().waitForMap();
                REQUIRE(room.stage.window->grab().save(
                    QStringLiteral("%1/%2%3-%4.png").arg(folder, name, what, dark ? "dark" : "light")));
            }
        };
        room.select("/terrain/0");
        shoot({});
        if (QString::fromLatin1(file).startsWith("otr")) continue;
        room.page().findChild<QTabWidget*>("board-left")->setCurrentIndex(1);
        room.view().selection().clear();
        const auto& things = room.view().board().things;
        const auto base = std::find_if(things.begin(), things.end(), [](const auto& each) {
            return each.kind == editor::ThingKind::base && each.exact;
        });
        if (base == things.end()) continue;
        const auto thing = *base;
        const auto& map = room.view().board().map;
        room.press(thing.at);
        room.moveTo({thing.at.x, thing.at.y + 0.5});
        room.moveTo({map.width * 0.55, map.depth * 0.5});
        CHECK(QTest::qWaitFor([&] { return room.view().isForecastCurrent(); }, 30000));
        shoot("-drag");
        QTest::keyClick(&room.view(), Qt::Key_Escape);
    }
}
