#include "core/scenario/placement_pose.hpp"

#include <cmath>

namespace muster::rules {

using text::Node;

namespace {

std::optional<std::pair<std::int64_t, std::int64_t>> squareFrom(Node node)
{
    if (!node.isArray() || node.size() != 2) return std::nullopt;
    const auto column = node.at(std::uint32_t{0}).integer(), row = node.at(std::uint32_t{1}).integer();
    if (column < 1 || row < 1 || column > 100 || row > 100) return std::nullopt;
    return std::pair(column, row);
}

std::optional<std::array<double, 2>> baseFrom(Node node, const BoardFrame& frame)
{
    if (!node.isArray() || node.size() != 2) return std::nullopt;
    const Node width = node.at(std::uint32_t{0}), depth = node.at(std::uint32_t{1});
    if (!width.isNumber() || !depth.isNumber() || !(width.real() > 0) || !(depth.real() > 0)) return std::nullopt;
    return std::array{frame.fromMillimetres(width.real()), frame.fromMillimetres(depth.real())};
}

}  // namespace

Pose poseOfPlacement(Node placement, const BoardFrame& frame)
{
    Pose pose;
    pose.at = frame.point(placement["at"]);
    if (!pose.at) pose.square = squareFrom(placement["square"]);
    if (const Node facing = placement["facing"]; facing.isNumber() && std::abs(facing.real()) <= 3600)
        pose.facing = facing.real();
    pose.base = baseFrom(placement["base"], frame);
    return pose;
}

}  // namespace muster::rules
