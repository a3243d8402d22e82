#include "tests/editor/board/tools/board_fixture.hpp"

#include "editor/board/tools/drawing_bar.hpp"

#include <catch2/catch.hpp>

#include <QComboBox>
#include <QDir>

using namespace muster;
using namespace muster::test;

namespace {

/// Saves a picture for visual inspection in the folder $MUSTER_LOOK, if set.
void keep(QWidget& widget, const char* name)
{
    const auto folder = qEnvironmentVariable("MUSTER_LOOK");
    if (!folder.isEmpty()) widget.grab().save(QDir(folder).filePath(QString::fromLatin1(name)));
}

}  // namespace

TEST_CASE("what is being drawn can be seen, and is gone when it is let go")
{
    BoardFixture fixture(BoardFixture::shippedText("ancients-d6/scenarios/zama.scenario.json"));
    // What is drawn has a corner here. Pictures show only the surroundings of the corner, without the mouse.
    constexpr double cornerX = 10, cornerY = 8;
    const auto look = [&] {
        fixture.view->waitForMap();
        const QPoint corner = fixture.pixel(cornerX, cornerY), reach(6, 6);
        return fixture.view->grab(QRect(corner - reach, corner + reach)).toImage();
    };
    for (const char* tool : {"polygon", "way", "tape"}) {
        INFO(tool);
        fixture.choose(tool);
        const auto before = look();
        fixture.click(4, 6);
        fixture.click(cornerX, cornerY);
        fixture.moveTo(16, 6);
        const auto during = look();
        keep(*fixture.view, tool == std::string_view("polygon") ? "tool-polygon.png"
                            : tool == std::string_view("way")   ? "tool-way.png"
                                                                : "tool-tape.png");
        CHECK(during != before);
        fixture.key(Qt::Key_Escape);
        CHECK(look() == before);
    }
    fixture.symmetry.setAxis(editor::scenario::Mirror::upDown);
    fixture.choose("ellipse");
    fixture.pressAt(4, 4);
    fixture.moveTo(10, 9);
    keep(*fixture.view, "tool-ellipse.png");
    fixture.key(Qt::Key_Escape);
    fixture.choose("sight");
    fixture.drag(5, 4, 4, 20);
    keep(*fixture.view, "tool-sight.png");
    fixture.choose("ranges");
    for (const auto& item : fixture.view->board().items)
        if (item.kind == editor::BoardItemKind::base && item.id == "archers") {
            fixture.click(item.at.x, item.at.y);
            break;
        }
    keep(*fixture.view, "tool-ranges.png");
}

TEST_CASE("the bar offers what the chosen tool draws")
{
    BoardFixture fixture(emptyBoard());
    editor::DrawingBar bar(*fixture.view, fixture.choice);
    bar.show();
    auto* kind = bar.findChild<QComboBox*>("draw-kind");
    auto* mirror = bar.findChild<QComboBox*>("draw-mirror");
    fixture.choose("polygon");
    CHECK(kind->isVisible());
    CHECK(kind->count() >= 3);
    const int hill = kind->findData("hill");
    REQUIRE(hill >= 0);
    kind->setCurrentIndex(hill);
    Q_EMIT kind->activated(hill);
    fixture.choose("rectangle");
    fixture.drag(4, 8, 8, 12);
    CHECK(fixture.root()["terrain"].at(0u)["type"].string() == "hill");
    mirror->setCurrentIndex(3);
    Q_EMIT mirror->activated(3);
    CHECK(fixture.symmetry.axis() == editor::scenario::Mirror::halfTurn);
    fixture.choose("tape");
    CHECK(!kind->isVisible());
    keep(bar, "drawing-bar.png");
}
