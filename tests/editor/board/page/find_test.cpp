#include "tests/editor/board/view/board_window_fixture.hpp"

#include <QLabel>
#include <QLineEdit>

using namespace muster;
using namespace muster::test;

namespace {

struct Search : BoardWindowFixture {
    QLineEdit& field() { return *windowFixture.window->findChild<QLineEdit*>("board-find-name"); }
    QString message() { return windowFixture.window->findChild<QLabel*>("board-find-said")->text(); }
    void type(const char* words)
    {
        field().selectAll();
        QTest::keyClicks(&field(), QString::fromLatin1(words));
    }
    void enter(Qt::KeyboardModifiers keys = Qt::NoModifier) { QTest::keyClick(&field(), Qt::Key_Return, keys); }
    QString name()
    {
        return view().selected().empty() ? QString() : editor::toQString(view().selected().front()->name);
    }
};

}  // namespace

TEST_CASE("Ctrl+F on a board finds pieces, bases and zones by name, and goes on and back")
{
    Search fixture;
    CHECK(!fixture.field().isVisible());
    fixture.windowFixture.run("edit.find");
    REQUIRE(fixture.field().isVisible());
    CHECK(fixture.field().hasFocus());
    fixture.type("triarii");
    CHECK(fixture.name().contains("riarii"));
    const auto first = fixture.view().selection().current();
    CHECK(fixture.message().startsWith("1 of "));
    // Steps through all matches and wraps around.
    const int number = fixture.message().section(' ', 2).toInt();
    REQUIRE(number >= 1);
    for (int i = 0; i < number; ++i) fixture.enter();
    CHECK(fixture.view().selection().current() == first);
    fixture.enter(Qt::ShiftModifier);
    CHECK(fixture.message() == QStringLiteral("%1 of %1").arg(number));
    // By kind, ignoring case.
    fixture.type("ZONE");
    CHECK(fixture.view().selected().front()->kind == editor::BoardItemKind::zone);
    fixture.type("no such thing");
    CHECK(fixture.message() == "Nothing here has that name");
    QTest::keyClick(&fixture.field(), Qt::Key_Escape);
    CHECK(!fixture.field().isVisible());
    CHECK(fixture.view().hasFocus());
    CHECK(fixture.page().document().isClean());
}

TEST_CASE("what is found comes to the middle when not all of the table is seen")
{
    Search fixture;
    for (int i = 0; i < 8; ++i) fixture.view().zoomBy(1.5);
    fixture.windowFixture.run("edit.find");
    for (const char* wanted : {"triarii", "numidians"}) {
        fixture.type(wanted);
        REQUIRE(!fixture.view().selected().empty());
        const auto at = fixture.view().camera().toScreen(fixture.view().selected().front()->at);
        CHECK((at - fixture.view().camera().viewport().center()).manhattanLength() < 40);
    }
}
