#include "tests/editor/board/view/board_window_fixture.hpp"

#include <QNativeGestureEvent>
#include <QPointingDevice>

using namespace muster;
using namespace muster::test;

namespace {

void pinch(editor::BoardView& view, QPointF at, double value)
{
    QNativeGestureEvent event(Qt::ZoomNativeGesture, QPointingDevice::primaryPointingDevice(), 2, at, at,
                              view.mapToGlobal(at), value, QPointF());
    QApplication::sendEvent(&view, &event);
}

}  // namespace

TEST_CASE("a pinch on a touchpad comes nearer to what lies under the fingers")
{
    BoardWindowFixture fixture;
    auto& view = fixture.view();
    const QPointF fingers(qRound(view.width() * 0.4), qRound(view.height() * 0.55));
    const auto at = view.camera().toBoard(fingers);
    const double before = view.camera().scale();
    pinch(view, fingers, 0.25);
    pinch(view, fingers, 0.2);
    CHECK(view.camera().scale() == Approx(before * 1.5));
    CHECK(view.camera().toBoard(fingers).x == Approx(at.x).margin(0.05));
    CHECK(view.camera().toBoard(fingers).y == Approx(at.y).margin(0.05));
    pinch(view, fingers, -0.3);
    CHECK(view.camera().scale() == Approx(before * 1.05));
    // Invalid factors from a driver must not change the view.
    for (const double nonsense : {-1.0, -50.0, 1e9}) {
        pinch(view, fingers, nonsense);
        CHECK(view.camera().scale() > 0);
        CHECK(view.camera().boardOnScreen().intersects(view.camera().viewport()));
    }
    CHECK(fixture.page().document().isClean());
}
