#include "editor/board/view/board_camera.hpp"
#include "editor/board/view/board_item_index.hpp"
#include "editor/board/view/snapping.hpp"
#include "editor/board/view/transformed_items.hpp"
#include "editor/live_check/board_item_pose.hpp"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::editor;
using geometry::Motion;

namespace {

const rules::BoardFrame frame{{}, "in"};

BoardItem box(BoardItemKind kind, double x, double y, double width, double depth)
{
    BoardItem item;
    item.kind = kind;
    rules::Pose pose;
    if (kind == BoardItemKind::base) {
        pose.at = geometry::Point{x, y}, pose.base = {width, depth};
    } else {
        auto& spec = pose.spec.emplace();
        spec.kind = rules::ShapeSpec::Kind::rectangle;
        spec.at = {x, y}, spec.width = width, spec.depth = depth;
    }
    setPose(item, std::move(pose), frame);
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
    CHECK(index.in({8, 12, 8, 12}) == std::vector<std::size_t>{1, 2});
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

TEST_CASE("items that are turned, moved and stretched lie where they should")
{
    const auto item = box(BoardItemKind::terrain, 10, 10, 4, 2);
    const auto quarter = boxOf(transformed(item, Motion::turning(90, {10, 10}), frame));
    CHECK(quarter.width() == Approx(2));
    CHECK(quarter.depth() == Approx(4));
    CHECK(boxOf(transformed(item, Motion::moving({1, -2}), frame)).left == Approx(9));
    const auto wide = boxOf(transformed(item, Motion::scaling(2, 1, {8, 9}), frame));
    CHECK(wide.left == Approx(8));
    CHECK(wide.right == Approx(16));
    const auto base = box(BoardItemKind::base, 10, 10, 2, 1);
    CHECK(boxOf(transformed(base, Motion::scaling(3, 3, {0, 0}), frame)).width() == Approx(2));
    CHECK(transformed(base, Motion::turning(-30, {0, 0}), frame).rotation == Approx(330));
}

TEST_CASE("an item with other points has their outline, or one that stands in for it")
{
    BoardItem road;
    rules::Pose pose;
    auto& spec = pose.spec.emplace();
    spec.kind = rules::ShapeSpec::Kind::line;
    spec.points = {{0, 0}, {10, 0}}, spec.lineWidth = 2;
    setPose(road, std::move(pose), frame);
    const auto longer = withPoints(road, {{0, 0}, {20, 0}}, frame);
    CHECK(boxOf(longer).width() == Approx(20));
    CHECK(boxOf(longer).depth() == Approx(2));
    CHECK(longer.points.size() == 2);
    const auto text = text::Document::parse(std::make_shared<const text::Source>("", R"({"width": 24, "depth": 24})"));
    const rules::BoardFrame board(text.document->root(), "in");
    const auto spot = withPoints(road, {{4, 4}, {4, 4}}, board);
    CHECK(spot.broken);
    CHECK(spot.at == geometry::Point{4, 4});
    CHECK(spot.outline.front().size() == 4);
}
