#include "tests/editor/board/view/board_window_fixture.hpp"

using namespace muster;
using namespace muster::test;

TEST_CASE("a click selects the topmost element, Shift adds and removes, the empty table clears")
{
    BoardWindowFixture fixture;
    const auto first = fixture.item("/sides/0/placements/0"), second = fixture.item("/sides/0/placements/1");
    fixture.click(first.at);
    CHECK(fixture.view().selection().pointers() == QStringList{editor::toQString(first.pointer)});
    fixture.click(second.at, Qt::ShiftModifier);
    CHECK(fixture.view().selection().pointers().size() == 2);
    fixture.click(first.at, Qt::ShiftModifier);
    CHECK(fixture.view().selection().pointers() == QStringList{editor::toQString(second.pointer)});
    fixture.key(Qt::Key_Escape);
    CHECK(fixture.view().selection().isEmpty());
}

TEST_CASE("a rubber band selects what lies wholly in it")
{
    BoardWindowFixture fixture;
    const auto& map = fixture.view().board().map;
    fixture.view().zoomBy(0.8);
    fixture.drag({-0.5, -0.5}, {map.width + 0.5, map.depth / 2});
    CHECK(!fixture.view().selection().isEmpty());
    for (const auto* item : fixture.view().selected()) CHECK(item->at.y < map.depth / 2);
    CHECK(fixture.page().document().isClean());
}

TEST_CASE("everything can be selected, and stepped through with Tab from the first to the last")
{
    BoardWindowFixture fixture;
    fixture.key(Qt::Key_A, Qt::ControlModifier);
    const auto all = fixture.view().selection().pointers().size();
    CHECK(static_cast<std::size_t>(all) == fixture.view().board().items.size());
    fixture.view().selection().clear();
    fixture.view().setFocus();
    QStringList stepped;
    for (int i = 0; i < all; ++i) {
        QTest::keyClick(&fixture.view(), Qt::Key_Tab);
        REQUIRE(fixture.view().selection().pointers().size() == 1);
        stepped << fixture.view().selection().current();
        CHECK(fixture.view().accessibleDescription().contains(
            editor::toQString(fixture.view().selected().front()->name)));
    }
    CHECK(QSet<QString>(stepped.begin(), stepped.end()).size() == all);
    // After the last item the focus leaves the map, so that keyboard users are not trapped.
    QTest::keyClick(&fixture.view(), Qt::Key_Tab);
    CHECK(!fixture.view().hasFocus());
}

TEST_CASE("the elements of a group are selected together")
{
    BoardWindowFixture fixture;
    const std::vector<std::string> two{"/terrain/0", "/terrain/1"};
    const auto text = fixture.page().document().parsed();
    REQUIRE(fixture.page().host().make(editor::scenario::group(editor::scenario::ScenarioText(*text), two)));
    fixture.windowFixture.settle();
    fixture.view().selection().clear();
    fixture.click(fixture.item("/terrain/1").at);
    CHECK(fixture.view().selection().pointers().size() == 2);
    CHECK(fixture.view().selection().current() == "/terrain/1");
}

TEST_CASE("the wheel zooms at the mouse; Space and the middle button pan the table")
{
    BoardWindowFixture fixture;
    auto& view = fixture.view();
    const auto at = view.camera().viewport().center() + QPointF(80, -60);
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
    fixture.key(Qt::Key_Home);
    CHECK(view.camera().zoom() == Approx(1));
}
