// The whole board in the corner of the view, while only a part of it is seen.
#include "editor/board/view/minimap.hpp"
#include "tests/editor/board/view/board_window_fixture.hpp"

#include <QWheelEvent>

using namespace muster;
using namespace muster::test;

namespace {

struct Corner : BoardWindowFixture {
    Corner() { REQUIRE(view().waitForMap()); }
    editor::Minimap& minimap() { return *view().findChild<editor::Minimap*>("minimap"); }
    geometry::Point middle() { return view().camera().toBoard(view().camera().viewport().center()); }
    void zoomIn()
    {
        for (int i = 0; i < 6; ++i) windowFixture.run("board.zoom-in");
        REQUIRE(minimap().isVisible());
    }
    /// Board units that a pixel of the minimap stands for, with room for rounding.
    double pixelOnBoard()
    {
        const auto& map = view().board().map;
        return 1.5 * map.width / (minimap().pixel({map.width, 0}).x() - minimap().pixel({0, 0}).x());
    }
};

}  // namespace

TEST_CASE("the minimap is there while only a part of the board is seen, inside the view")
{
    Corner fixture;
    CHECK_FALSE(fixture.minimap().isVisible());
    fixture.zoomIn();
    CHECK(fixture.view().rect().contains(fixture.minimap().geometry()));
    fixture.windowFixture.run("board.fit");
    CHECK_FALSE(fixture.minimap().isVisible());
    fixture.zoomIn();
    fixture.windowFixture.run("board.minimap");
    CHECK_FALSE(fixture.minimap().isVisible());
    fixture.windowFixture.run("board.minimap");
    CHECK(fixture.minimap().isVisible());
    for (int i = 0; i < 6; ++i) fixture.windowFixture.run("board.zoom-out");
    CHECK_FALSE(fixture.minimap().isVisible());
}

TEST_CASE("a click or a drag in the minimap moves the view there, and nothing is selected or changed")
{
    Corner fixture;
    fixture.zoomIn();
    const auto& map = fixture.view().board().map;
    const double zoom = fixture.view().camera().zoom(), near = fixture.pixelOnBoard();
    const auto before = fixture.text();
    const auto at = [&](double across, double up) {
        return fixture.minimap().pixel({map.width * across, map.depth * up}).toPoint();
    };
    const auto checkMiddle = [&](double across, double up) {
        CHECK(fixture.middle().x == Approx(map.width * across).margin(near));
        CHECK(fixture.middle().y == Approx(map.depth * up).margin(near));
    };
    QTest::mouseClick(&fixture.minimap(), Qt::LeftButton, {}, at(0.4, 0.6));
    checkMiddle(0.4, 0.6);
    QTest::mousePress(&fixture.minimap(), Qt::LeftButton, {}, at(0.4, 0.6));
    QMouseEvent move(QEvent::MouseMove, at(0.6, 0.45), fixture.minimap().mapToGlobal(at(0.6, 0.45)), Qt::NoButton,
                     Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&fixture.minimap(), &move);
    QTest::mouseRelease(&fixture.minimap(), Qt::LeftButton, {}, at(0.6, 0.45));
    checkMiddle(0.6, 0.45);
    CHECK(fixture.view().camera().zoom() == Approx(zoom));
    CHECK(fixture.view().selection().isEmpty());
    CHECK(fixture.text() == before);
}

TEST_CASE("the wheel over the minimap zooms the view")
{
    Corner fixture;
    fixture.zoomIn();
    const double zoom = fixture.view().camera().zoom();
    const QPointF at = fixture.minimap().rect().center();
    QWheelEvent turn(at, fixture.minimap().mapToGlobal(at), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                     Qt::NoScrollPhase, false);
    QApplication::sendEvent(&fixture.minimap(), &turn);
    CHECK(fixture.view().camera().zoom() == Approx(zoom * 1.2).epsilon(0.01));
}

TEST_CASE("the minimap shows what is on the board")
{
    Corner fixture;
    fixture.zoomIn();
    REQUIRE(fixture.view().waitForMap());
    const auto picture = [&] { return fixture.minimap().grab().toImage(); };
    REQUIRE(QTest::qWaitFor([&] { return picture().width() == fixture.minimap().width(); }));
    const auto whole = picture();
    auto hidden = fixture.view().hidden();
    hidden.layers = {"terrain"};
    fixture.view().setHidden(hidden);
    REQUIRE(fixture.view().waitForMap());
    // It is drawn after what is seen of the map.
    CHECK(QTest::qWaitFor([&] {
        fixture.view().repaint();
        return picture() != whole;
    }));
}
