#include "editor/board/view/board_camera.hpp"
#include "editor/board/view/board_item_index.hpp"
#include "editor/board/view/snapping.hpp"
#include "editor/board/view/transformed_items.hpp"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::editor;

namespace {

BoardItem box(BoardItemKind kind, double x, double y, double width, double depth)
{
    BoardItem item;
    item.kind = kind;
    item.at = {x, y};
    item.form = ShapeKind::rectangle;
    item.outline = {{{x - width / 2, y - depth / 2},
                     {x + width / 2, y - depth / 2},
                     {x + width / 2, y + depth / 2},
                     {x - width / 2, y + depth / 2}}};
    return item;
}

BoardModel board(std::vector<BoardItem> items)
{
    BoardModel view;
    view.map.width = view.map.depth = 24;
    view.items = std::move(items);
    for (std::size_t i = 0; i < view.items.size(); ++i) view.items[i].pointer = "/terrain/" + std::to_string(i);
    view.index();
    return view;
}

}  // namespace

TEST_CASE("the camera keeps the point under the mouse and never loses the board")
{
    BoardCamera camera;
    camera.setBoard(24, 12);
    camera.setViewport({24, 24, 800, 600});
    camera.fit();
    CHECK(camera.viewport().contains(camera.boardOnScreen()));
    const QPointF mouse(300, 400);
    const auto at = camera.toBoard(mouse);
    camera.zoomBy(3, mouse);
    CHECK(camera.toBoard(mouse).x == Approx(at.x).margin(0.05));
    camera.panBy({1e9, -1e9});
    CHECK(camera.boardOnScreen().intersects(camera.viewport()));
    camera.zoomBy(1e12, mouse);
    CHECK(camera.zoom() <= 61);
    camera.zoomBy(1e-12, mouse);
    CHECK(camera.zoom() >= 0.29);
    const auto there = camera.toScreen(camera.toBoard({123, 45}));
    CHECK(there.x() == Approx(123));
    CHECK(there.y() == Approx(45));
}

TEST_CASE("bases lie above terrain, small pieces above large ones, zones are taken by their edges")
{
    auto view = board({box(BoardItemKind::terrain, 10, 10, 8, 8), box(BoardItemKind::terrain, 10, 10, 2, 2),
                       box(BoardItemKind::base, 10, 10, 1, 1), box(BoardItemKind::zone, 10, 10, 16, 16)});
    const BoardItemIndex index(view);
    CHECK(index.at({10, 10}, 0.1) == std::vector<std::size_t>{2, 1, 0});
    CHECK(index.at({13, 10}, 0.1) == std::vector<std::size_t>{0});
    CHECK(index.at({2.05, 10}, 0.1) == std::vector<std::size_t>{3});
    CHECK(index.at({17, 16}, 0.1).empty());
    CHECK(index.in({{8, 8}, {12, 12}}) == std::vector<std::size_t>{1, 2});
}

TEST_CASE("places keep to edges, pieces and the ruler, each only where it is wanted")
{
    const auto view = board({box(BoardItemKind::terrain, 10, 10, 4, 4)});
    SnapChoice none{false, false, false, false, false};
    CHECK(Snapper(view, none, 0.5).point({11.9, 0.1}, 0.3).at.x == 11.9);
    auto pieces = none;
    pieces.pieces = true;
    const auto near = Snapper(view, pieces, 0.5).point({11.9, 3}, 0.3);
    CHECK(near.at.x == Approx(12));
    CHECK(near.at.y == 3);
    CHECK(near.guides.size() == 1);
    CHECK(Snapper(view, pieces, 0.5, {"/terrain/0"}).point({11.9, 3}, 0.3).at.x == 11.9);
    auto edges = none;
    edges.edges = true;
    const auto way = Snapper(view, edges, 0.5).box({0.2, 5}, {3.2, 8}, 0.3);
    CHECK(way.at.x == Approx(-0.2));
    CHECK(way.at.y == 0);
    auto steps = none;
    steps.grid = true;
    CHECK(Snapper(view, steps, 0.5).point({3.45, 7.9}, 0.2).at.x == Approx(3.5));
    auto angles = none;
    angles.angles = true;
    CHECK(Snapper(view, angles, 0.5).angle(43) == 45);
    CHECK(Snapper(view, angles, 0.5).angle(37) == 37);
}

TEST_CASE("things that are turned, moved and stretched lie where they should")
{
    const auto item = box(BoardItemKind::terrain, 10, 10, 4, 2);
    const auto quarter = boxOf(turned(item, 90, {10, 10}));
    CHECK(quarter.width() == Approx(2));
    CHECK(quarter.depth() == Approx(4));
    CHECK(boxOf(moved(item, 1, -2)).low.x == Approx(9));
    const auto wide = boxOf(stretched(item, 2, 1, {8, 9}));
    CHECK(wide.low.x == Approx(8));
    CHECK(wide.high.x == Approx(16));
    auto base = box(BoardItemKind::base, 10, 10, 2, 1);
    CHECK(boxOf(stretched(base, 3, 3, {0, 0})).width() == Approx(2));
    CHECK(outlineOfLine({{0, 0}, {0, 0}}, 1).empty());
    const auto road = outlineOfLine({{0, 0}, {10, 0}}, 2);
    REQUIRE(road.size() == 4);
    CHECK(road[0].y == Approx(1));
    CHECK(road[3].y == Approx(-1));
}
