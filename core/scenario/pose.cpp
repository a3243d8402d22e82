#include "core/scenario/pose.hpp"

namespace muster::rules {

using geometry::Box;

namespace {

ShapeSpec baseOf(const Pose& pose)
{
    ShapeSpec base;
    base.kind = ShapeSpec::Kind::rectangle;
    base.at = *pose.at, base.width = (*pose.base)[0], base.depth = (*pose.base)[1], base.rotation = pose.facing;
    return base;
}

}  // namespace

std::optional<geometry::Shape> shapeOf(const Pose& pose, const BoardFrame& frame)
{
    if (pose.spec) return shapeOf(*pose.spec, frame);
    return pose.at && pose.base ? shapeOf(baseOf(pose), frame) : std::nullopt;
}

std::optional<Box> boundsOf(const Pose& pose, const BoardFrame& frame)
{
    std::optional<Box> box;
    const auto add = [&](const Box& other) {
        if (!box) box = other;
        box->include({other.left, other.lower});
        box->include({other.right, other.upper});
    };
    if (pose.spec) add(boundsOf(*pose.spec, frame));
    if (pose.at && pose.base)
        add(boundsOf(baseOf(pose), frame));
    else if (pose.at)
        add(Box::around(*pose.at));
    if (pose.square)
        if (const auto square = frame.square(pose.square->first, pose.square->second)) add(*square);
    return box;
}

Pose transformed(const Pose& pose, const geometry::Motion& motion, const BoardFrame& frame)
{
    Pose result = pose;
    if (pose.spec) result.spec = transformed(*pose.spec, motion, frame);
    if (pose.at) result.at = motion(*pose.at);
    if (pose.square)
        if (const auto box = frame.square(pose.square->first, pose.square->second))
            result.square = squareAt(motion(box->centre()), frame);
    result.facing = motion.facing(pose.facing);
    return result;
}

}  // namespace muster::rules
