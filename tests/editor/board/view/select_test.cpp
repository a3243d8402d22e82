#include "tests/editor/board/view/room.hpp"

using namespace muster;
using namespace muster::test;

TEST_CASE("a click selects the uppermost thing, Shift adds and takes away, the empty table clears")
{
    BoardRoom room;
    const auto first = room.thing("/sides/0/placements/0"), second = room.thing("/sides/0/placements/1");
    room.click(first.at);
    CHECK(room.view().selection().pointers() == QStringList{editor::shown(first.pointer)});
    room.click(second.at, Qt::ShiftModifier);
    CHECK(room.view().selection().pointers().size() == 2);
    room.click(first.at, Qt::ShiftModifier);
    CHECK(room.view().selection().pointers() == QStringList{editor::shown(second.pointer)});
    room.key(Qt::Key_Escape);
    CHECK(room.view().selection().isEmpty());
}

TEST_CASE("a rubber band selects what lies wholly in it")
{
    BoardRoom room;
    const auto& map = room.view().board().map;
    room.view().zoomBy(0.8);
    room.drag({-0.5, -0.5}, {map.width + 0.5, map.depth / 2});
    CHECK(!room.view().selection().isEmpty());
    for (const auto* thing : room.view().selected()) CHECK(thing->at.y < map.depth / 2);
    CHECK(room.page().document().isClean());
}

TEST_CASE("everything can be selected, and stepped through with Tab from the first to the last")
{
    BoardRoom room;
    room.key(Qt::Key_A, Qt::ControlModifier);
    const auto all = room.view().selection().pointers().size();
    CHECK(static_cast<std::size_t>(all) == room.view().board().things.size());
    room.view().selection().clear();
    room.view().setFocus();
    QStringList stepped;
    for (int i = 0; i < all; ++i) {
        QTest::keyClick(&room.view(), Qt::Key_Tab);
        REQUIRE(room.view().selection().pointers().size() == 1);
        stepped << room.view().selection().current();
        CHECK(room.view().accessibleDescription().contains(editor::shown(room.view().selected().front()->name)));
    }
    CHECK(QSet<QString>(stepped.begin(), stepped.end()).size() == all);
    // Behind the last the keyboard goes on, so that nobody is caught on the map.
    QTest::keyClick(&room.view(), Qt::Key_Tab);
    CHECK(!room.view().hasFocus());
}

TEST_CASE("things of a group are selected together")
{
    BoardRoom room;
    const std::vector<std::string> two{"/terrain/0", "/terrain/1"};
    const auto text = room.page().document().parsed();
    REQUIRE(room.page().desk().make(editor::scenario::group(*text, two)));
    room.stage.settle();
    room.view().selection().clear();
    room.click(room.thing("/terrain/1").at);
    CHECK(room.view().selection().pointers().size() == 2);
    CHECK(room.view().selection().current() == "/terrain/1");
}

TEST_CASE("the wheel comes nearer where the mouse is, space and the middle button push the table")
{
    BoardRoom room;
    auto& view = room.view();
    const auto at = view.camera().room().center() + QPointF(80, -60);
    const auto before = view.camera().toBoard(at);
    const double scale = view.camera().scale();
    QWheelEvent wheel(at, view.mapToGlobal(at), {}, {0, 240}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&view, &wheel);
    CHECK(view.camera().scale() > scale * 1.3);
    const auto after = view.camera().toBoard(at);
    CHECK(after.x == Approx(before.x).margin(1.5 / scale));
    CHECK(after.y == Approx(before.y).margin(1.5 / scale));

    const auto origin = view.camera().origin();
    QTest::mousePress(&view, Qt::MiddleButton, {}, QPoint(300, 300));
    QMouseEvent move(QEvent::MouseMove, QPointF(340, 320), view.mapToGlobal(QPointF(340, 320)), Qt::NoButton,
                     Qt::MiddleButton, Qt::NoModifier);
    QApplication::sendEvent(&view, &move);
    QTest::mouseRelease(&view, Qt::MiddleButton, {}, QPoint(340, 320));
    CHECK(view.camera().origin() == origin + QPointF(40, 20));

    QTest::keyPress(&view, Qt::Key_Space);
    QTest::mousePress(&view, Qt::LeftButton, {}, QPoint(340, 320));
    QMouseEvent back(QEvent::MouseMove, QPointF(300, 300), view.mapToGlobal(QPointF(300, 300)), Qt::NoButton,
                     Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&view, &back);
    QTest::mouseRelease(&view, Qt::LeftButton, {}, QPoint(300, 300));
    QTest::keyRelease(&view, Qt::Key_Space);
    CHECK(view.camera().origin() == origin);
    CHECK(view.selection().isEmpty());
    room.key(Qt::Key_Home);
    CHECK(view.camera().zoom() == Approx(1));
}
