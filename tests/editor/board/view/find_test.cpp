#include "tests/editor/board/view/room.hpp"

#include <QLabel>
#include <QLineEdit>

using namespace muster;
using namespace muster::test;

namespace {

struct Search : BoardRoom {
    QLineEdit& field() { return *stage.window->findChild<QLineEdit*>("board-find-name"); }
    QString said() { return stage.window->findChild<QLabel*>("board-find-said")->text(); }
    void type(const char* words)
    {
        field().selectAll();
        QTest::keyClicks(&field(), QString::fromLatin1(words));
    }
    void enter(Qt::KeyboardModifiers keys = Qt::NoModifier) { QTest::keyClick(&field(), Qt::Key_Return, keys); }
    QString name() { return view().selected().empty() ? QString() : editor::shown(view().selected().front()->name); }
};

}  // namespace

TEST_CASE("Ctrl+F on a board finds pieces, bases and zones by name, and goes on and back")
{
    Search room;
    CHECK(!room.field().isVisible());
    room.stage.run("edit.find");
    REQUIRE(room.field().isVisible());
    CHECK(room.field().hasFocus());
    room.type("triarii");
    CHECK(room.name().contains("riarii"));
    const auto first = room.view().selection().current();
    CHECK(room.said().startsWith("1 of "));
    // On to every one of them, and around again.
    const int number = room.said().section(' ', 2).toInt();
    REQUIRE(number >= 1);
    for (int i = 0; i < number; ++i) room.enter();
    CHECK(room.view().selection().current() == first);
    room.enter(Qt::ShiftModifier);
    CHECK(room.said() == QStringLiteral("%1 of %1").arg(number));
    // By what it is, whatever the letters' case.
    room.type("ZONE");
    CHECK(room.view().selected().front()->kind == editor::ThingKind::zone);
    room.type("no such thing");
    CHECK(room.said() == "Nothing here bears that name");
    QTest::keyClick(&room.field(), Qt::Key_Escape);
    CHECK(!room.field().isVisible());
    CHECK(room.view().hasFocus());
    CHECK(room.page().document().isClean());
}

TEST_CASE("what is found comes to the middle when not all of the table is seen")
{
    Search room;
    for (int i = 0; i < 8; ++i) room.view().zoomBy(1.5);
    room.stage.run("edit.find");
    for (const char* wanted : {"triarii", "numidians"}) {
        room.type(wanted);
        REQUIRE(!room.view().selected().empty());
        const auto at = room.view().camera().toScreen(room.view().selected().front()->at);
        CHECK((at - room.view().camera().room().center()).manhattanLength() < 40);
    }
}
