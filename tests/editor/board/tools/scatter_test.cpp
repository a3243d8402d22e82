// The scatter brush: pieces apart from one another and from other terrain, the same for the same seed, one step of
// undo.
#include "tests/editor/board/tools/board_fixture.hpp"

#include "core/geometry/distance.hpp"
#include "core/geometry/shape.hpp"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::test;
using editor::ScatterBrush;

namespace {

const char* wetGround = R"([
    { "id": "grove", "type": "marsh", "shape": { "rectangle": { "at": [12, 12], "width": 4, "depth": 4 } } },
    { "id": "rise", "type": "hill", "shape": { "ellipse": { "at": [5, 12], "width": 6, "depth": 5 } } },
    { "id": "track", "type": "road", "shape": { "line": [[18, 0], [18, 24]], "width": 1 } }
  ])";

std::vector<geometry::Shape> shapesOf(const editor::BoardModel& board, std::size_t from)
{
    std::vector<geometry::Shape> shapes;
    for (const auto& item : board.items)
        if (item.kind == editor::BoardItemKind::terrain && item.index >= from)
            shapes.push_back(rules::shapeOf(item.pose.spec.value(), board.frame).value());
    return shapes;
}

}  // namespace

TEST_CASE("a stroke of the brush scatters pieces that keep their distance, as one step of undo")
{
    BoardFixture fixture(boardWith(wetGround));
    const auto before = fixture.document.text();
    fixture.choice.setKind("woods", false);
    fixture.choice.setSide("rome");
    const ScatterBrush brush{2, 0.8, 0.3, 7};
    fixture.choice.setBrush(brush);
    fixture.choose("scatter");
    fixture.drag(3, 12, 21, 12);
    const auto count = fixture.root()["terrain"].size() - 3;
    CHECK(count >= 8);
    CHECK(count <= editor::Scatter::maxPieces);
    for (std::uint32_t i = 3; i < 3 + count; ++i) {
        CHECK(fixture.root()["terrain"].at(i)["type"].string() == "woods");
        CHECK(fixture.root()["terrain"].at(i)["placedBy"].string() == "rome");
    }
    const auto shapes = shapesOf(fixture.view->board(), 3);
    REQUIRE(shapes.size() == count);
    const geometry::Box board{0, 24, 0, 24};
    for (std::size_t i = 0; i < count; ++i) {
        CHECK(board.contains(shapes[i].bounds()));
        CHECK(std::abs(shapes[i].centre().y - 12) <= brush.radius + 0.2);
        for (std::size_t j = 0; j < i; ++j)
            CHECK(geometry::distance(shapes[i].place(), shapes[j].place()) >= brush.spacing - 0.03);
        // Clear of the marsh and the road; the hill carries them.
        const auto obstacles = shapesOf(fixture.view->board(), 0);
        CHECK(geometry::distance(shapes[i].place(), obstacles[0].place()) > 0);
        CHECK(geometry::distance(shapes[i].place(), obstacles[2].place()) > 0);
    }
    CHECK_FALSE(fixture.finds("scenario/terrain-overlap"));
    CHECK_FALSE(fixture.finds("scenario/shape"));
    CHECK(std::any_of(shapes.begin(), shapes.end(), [](const auto& shape) { return shape.centre().x < 7; }));
    CHECK(fixture.document.undoStack().undoText() == "Scatter Woods");
    CHECK(fixture.choice.brushOn(fixture.view->board()).seed == 8);
    const auto first = fixture.document.text();
    fixture.undo();
    CHECK(fixture.document.text() == before);
    // The same seed gives the same pieces, another one others.
    fixture.choice.setBrush(brush);
    fixture.drag(3, 12, 21, 12);
    CHECK(fixture.document.text() == first);
    fixture.undo();
    fixture.drag(3, 12, 21, 12);
    CHECK(fixture.document.text() != first);
}

TEST_CASE("the same path gives the same pieces in however many steps the mouse reports it")
{
    BoardFixture fixture(emptyBoard());
    const auto& board = fixture.view->board();
    const auto& kind = board.kinds.front();
    const ScatterBrush brush{1.5, 0.6, 0.2, 42};
    editor::Scatter once(board, kind, brush), often(board, kind, brush);
    once.moveTo({4, 12});
    once.moveTo({20, 12});
    for (int i = 0; i <= 64; ++i) often.moveTo({4 + i / 4.0, 12});
    REQUIRE(once.shapes().size() > 5);
    REQUIRE(once.shapes().size() == often.shapes().size());
    for (std::size_t i = 0; i < once.outlines().size(); ++i)
        for (std::size_t j = 0; j < once.outlines()[i].size(); ++j)
            CHECK(geometry::distance(once.outlines()[i][j], often.outlines()[i][j]) < 1e-6);
}

TEST_CASE("a brush anywhere stays within its limits")
{
    BoardFixture fixture(emptyBoard());
    const auto& board = fixture.view->board();
    editor::Scatter crowded(board, board.kinds.front(), {30, 0.05, 0, 1});
    for (int i = 0; i < 1000; ++i) crowded.moveTo({double(i % 24), double(i % 7)});
    CHECK(crowded.shapes().size() == editor::Scatter::maxPieces);
    editor::Scatter outside(board, board.kinds.front(), {2, 1, 0, 1});
    outside.moveTo({-50, 400});
    outside.moveTo({-1e5, 400});
    CHECK(outside.shapes().empty());
    editor::Scatter huge(board, board.kinds.front(), {2, 100, 0, 1});
    huge.moveTo({12, 12});
    CHECK(huge.shapes().empty());
}

TEST_CASE("keys change the brush, Enter scatters once, Escape drops a stroke, and a full place says so")
{
    BoardFixture fixture(boardWith(R"([{ "id": "all", "type": "marsh",
        "shape": { "rectangle": { "at": [12, 12], "width": 23, "depth": 23 } } }])"));
    const auto before = fixture.document.text();
    fixture.choose("scatter");
    fixture.moveTo(12, 12);
    const auto radius = [&] { return fixture.choice.brushOn(fixture.view->board()).radius; };
    const double usual = radius();
    fixture.key(Qt::Key_BracketRight);
    CHECK(radius() == Approx(usual * 1.2));
    fixture.key(Qt::Key_BracketLeft);
    CHECK(radius() == Approx(usual));
    // Pieces larger than the table.
    const auto brush = fixture.choice.brushOn(fixture.view->board());
    fixture.choice.setBrush({2, 100, 0, 1});
    fixture.key(Qt::Key_BracketRight);
    CHECK(radius() == Approx(50));
    fixture.choice.setBrush(brush);
    fixture.key(Qt::Key_Return);
    CHECK(fixture.message == "There is no room for more here.");
    CHECK(fixture.document.text() == before);

    BoardFixture free(emptyBoard());
    free.choose("scatter");
    free.pressAt(12, 12);
    CHECK(free.view->tool().isBusy());
    free.key(Qt::Key_Escape);
    free.releaseAt(12, 12);
    CHECK(free.root()["terrain"].size() == 0);
    free.moveTo(12, 12);
    free.key(Qt::Key_Return);
    CHECK(free.root()["terrain"].size() > 0);
}

TEST_CASE("the live mirror scatters on the other half too")
{
    BoardFixture fixture(emptyBoard());
    fixture.symmetry.setAxis(editor::scenario::Mirror::leftRight);
    fixture.choose("scatter");
    fixture.drag(3, 12, 8, 12);
    const auto shapes = shapesOf(fixture.view->board(), 0);
    REQUIRE(shapes.size() > 4);
    CHECK(shapes.size() % 2 == 0);
    const auto left =
        std::count_if(shapes.begin(), shapes.end(), [](const auto& each) { return each.centre().x < 12; });
    CHECK(static_cast<std::size_t>(left) * 2 == shapes.size());
}
