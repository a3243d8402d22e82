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

/// The number of pixels that differ between two pictures.
qint64 difference(const QImage& a, const QImage& b)
{
    qint64 count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) count += a.pixel(x, y) != b.pixel(x, y);
    return count;
}

}  // namespace

TEST_CASE("what is being drawn can be seen, and is gone when it is let go")
{
    BoardFixture fixture(BoardFixture::shippedText("ancients-d6/scenarios/zama.scenario.json"));
    const auto look = [&] {
        fixture.view->waitForMap();
        return fixture.view->grab().toImage();
    };
    for (const char* tool : {"polygon", "way", "tape"}) {
        INFO(tool);
        fixture.choose(tool);
        const auto before = look();
        fixture.click(4, 6);
        fixture.click(10, 8);
        fixture.moveTo(16, 6);
        const auto during = look();
        keep(*fixture.view, tool == std::string_view("polygon") ? "tool-polygon.png"
                            : tool == std::string_view("way")   ? "tool-way.png"
                                                                : "tool-tape.png");
        CHECK(difference(before, during) > 200);
        fixture.key(Qt::Key_Escape);
        CHECK(difference(look(), during) > 200);
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
