#include "editor/live_check/board_item_pose.hpp"

#include "core/geometry/ring.hpp"
#include "core/geometry/rotation.hpp"
#include "core/scenario/map_picture.hpp"

#include <algorithm>

namespace muster::editor {

using geometry::Point;
using rules::Pose;
using rules::ShapeSpec;

namespace {

bool hasArea(const BoardItem& item) { return item.kind == BoardItemKind::terrain || item.kind == BoardItemKind::zone; }

ShapeKind formOf(ShapeSpec::Kind kind)
{
    switch (kind) {
    case ShapeSpec::Kind::polygon: return ShapeKind::polygon;
    case ShapeSpec::Kind::rectangle: return ShapeKind::rectangle;
    case ShapeSpec::Kind::ellipse: return ShapeKind::ellipse;
    case ShapeSpec::Kind::line: return ShapeKind::line;
    case ShapeSpec::Kind::strip: return ShapeKind::strip;
    case ShapeSpec::Kind::square: break;
    }
    return ShapeKind::square;
}

/// Points of a polygon or line, rotated about the centre of its shape.
sheet::MapRing rotated(sheet::MapRing points, const ShapeSpec& spec, const std::optional<geometry::Shape>& shape)
{
    if (spec.rotation != 0 && !points.empty())
        geometry::rotate(points, shape ? shape->centre() : geometry::boundsOf(spec.points).centre(), spec.rotation);
    return points;
}

std::optional<Point> positionOf(const Pose& pose, const std::optional<geometry::Shape>& shape,
                                const rules::BoardFrame& frame)
{
    if (pose.spec && shape) return shape->centre();
    if (pose.at) return pose.at;
    const auto square = pose.square ? frame.square(pose.square->first, pose.square->second) : std::nullopt;
    return square ? std::optional(square->centre()) : std::nullopt;
}

/// An outline to see and select in place of an invalid shape, such as one that crosses itself.
void standIn(BoardItem& item, const rules::BoardFrame& frame)
{
    auto corners = item.points;
    const auto& spec = item.pose.spec;
    const bool isBox = spec && !spec->hasPoints() && !spec->isFixed();
    // An incomplete box may have its centre all the same.
    if (isBox && (spec->isComplete || spec->at != Point{})) corners.push_back(spec->at);
    item.at = corners.empty() ? frame.box().centre() : Point{};
    for (Point& corner : corners) {
        corner = {std::clamp(corner.x, 0.0, frame.width()), std::clamp(corner.y, 0.0, frame.depth())};
        item.at = item.at + corner * (1 / static_cast<double>(corners.size()));
    }
    item.drawn = item.broken = true;
    const double half = std::min(frame.width(), frame.depth()) / 30;
    item.outline = {corners.size() >= 3 ? corners
                                        : sheet::MapRing{item.at + Point{-half, -half}, item.at + Point{half, -half},
                                                         item.at + Point{half, half}, item.at + Point{-half, half}}};
}

}  // namespace

void setPose(BoardItem& item, Pose pose, const std::optional<geometry::Shape>& shape, const rules::BoardFrame& frame)
{
    item.pose = std::move(pose);
    const auto& spec = item.pose.spec;
    item.form = spec            ? formOf(spec->kind)
                : hasArea(item) ? ShapeKind::none
                : shape         ? ShapeKind::rectangle
                                : ShapeKind::point;
    item.outline = rules::mapRings(shape);
    item.points = spec && spec->hasPoints() ? rotated(spec->points, *spec, shape) : sheet::MapRing();
    item.path =
        item.form == ShapeKind::line ? rotated(rules::pathOf(*spec, frame).points, *spec, shape) : sheet::MapRing();
    item.width = spec ? spec->lineWidth : 0;
    item.rotation = spec ? spec->rotation : item.pose.facing;
    const auto at = positionOf(item.pose, shape, frame);
    item.drawn = at.has_value();
    item.broken = false;
    item.at = at.value_or(Point{});
    if (!item.drawn && hasArea(item) && frame.isValid()) standIn(item, frame);
}

void setPose(BoardItem& item, Pose pose, const rules::BoardFrame& frame)
{
    const auto shape = shapeOf(pose, frame);
    setPose(item, std::move(pose), shape, frame);
}

}  // namespace muster::editor
