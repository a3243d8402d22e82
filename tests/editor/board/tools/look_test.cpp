#include "tests/editor/board/tools/board_stage.hpp"

#include "editor/board/tools/drawing_bar.hpp"

#include <catch2/catch.hpp>

#include <QComboBox>
#include <QDir>

using namespace muster;
using namespace muster::test;

namespace {

/// Keeps a picture for looking at where MUSTER_LOOK names a folder.
void keep(QWidget& widget, const char* name)
{
    const auto folder = qEnvironmentVariable("MUSTER_LOOK");
    if (!folder.isEmpty()) widget.grab().save(QDir(folder).filePath(QString::fromLatin1(name)));
}

/// How many pixels of two pictures differ.
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
    BoardStage stage(BoardStage::shippedText("ancients-d6/scenarios/zama.scenario.json"));
    const auto look = [&] {
        stage.view->waitForMap();
        return stage.view->grab().toImage();
    };
    for (const char* tool : {"polygon", "way", "tape"}) {
        INFO(tool);
        stage.choose(tool);
        const auto before = look();
        stage.click(4, 6);
        stage.click(10, 8);
        stage.moveTo(16, 6);
        const auto during = look();
        keep(*stage.view, tool == std::string_view("polygon") ? "tool-polygon.png"
                          : tool == std::string_view("way")   ? "tool-way.png"
                                                              : "tool-tape.png");
        CHECK(difference(before, during) > 200);
        stage.key(Qt::Key_Escape);
        CHECK(difference(look(), during) > 200);
    }
    stage.symmetry.setWay(editor::scenario::Mirror::upDown);
    stage.choose("ellipse");
    stage.pressAt(4, 4);
    stage.moveTo(10, 9);
    keep(*stage.view, "tool-ellipse.png");
    stage.key(Qt::Key_Escape);
    stage.choose("sight");
    stage.drag(5, 4, 4, 20);
    keep(*stage.view, "tool-sight.png");
    stage.choose("ranges");
    for (const auto& thing : stage.view->board().things)
        if (thing.kind == editor::ThingKind::base && thing.id == "archers") {
            stage.click(thing.at.x, thing.at.y);
            break;
        }
    keep(*stage.view, "tool-ranges.png");
}

TEST_CASE("the bar offers what the chosen tool draws")
{
    BoardStage stage(emptyBoard());
    editor::DrawingBar bar(*stage.view, stage.choice);
    bar.show();
    auto* kind = bar.findChild<QComboBox*>("draw-kind");
    auto* mirror = bar.findChild<QComboBox*>("draw-mirror");
    stage.choose("polygon");
    CHECK(kind->isVisible());
    CHECK(kind->count() >= 3);
    const int hill = kind->findData("hill");
    REQUIRE(hill >= 0);
    kind->setCurrentIndex(hill);
    Q_EMIT kind->activated(hill);
    stage.choose("rectangle");
    stage.drag(4, 8, 8, 12);
    CHECK(stage.root()["terrain"].at(0u)["type"].string() == "hill");
    mirror->setCurrentIndex(3);
    Q_EMIT mirror->activated(3);
    CHECK(stage.symmetry.way() == editor::scenario::Mirror::halfTurn);
    stage.choose("tape");
    CHECK(!kind->isVisible());
    keep(bar, "drawing-bar.png");
}
