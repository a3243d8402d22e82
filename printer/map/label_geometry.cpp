#include "printer/map/label_geometry.hpp"

#include <algorithm>

namespace muster::printer::map {

namespace {

Point nearestOn(Point from, Point to, Point at)
{
    const double dx = to.x - from.x;
    const double dy = to.y - from.y;
    const double length = dx * dx + dy * dy;
    const double part = length > 0 ? std::clamp(((at.x - from.x) * dx + (at.y - from.y) * dy) / length, 0.0, 1.0) : 0.0;
    return {from.x + part * dx, from.y + part * dy};
}

Point nearestOn(const Frame& frame, Point at)
{
    return {std::clamp(at.x, frame.left, frame.right), std::clamp(at.y, frame.top, frame.bottom)};
}

Outline cornersOf(const Frame& frame)
{
    return {{frame.left, frame.top}, {frame.right, frame.top}, {frame.right, frame.bottom}, {frame.left, frame.bottom}};
}

/// Calls visit(from, to) for each edge until it returns true; returns whether it did.
template <class Visit>
bool anyEdge(const Area& area, const Visit& visit)
{
    const auto ofRing = [&](const Outline& ring) {
        for (std::size_t i = 0; i < ring.size(); ++i)
            if (visit(ring[i], ring[(i + 1) % ring.size()])) return true;
        return false;
    };
    if (area.rings.empty()) return ofRing(cornersOf(area.frame));
    return std::any_of(area.rings.begin(), area.rings.end(), ofRing);
}

bool cross(Point a, Point b, Point c, Point d)
{
    const auto turn = [](Point from, Point to, Point at) {
        return (to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x) > 0;
    };
    return turn(a, b, c) != turn(a, b, d) && turn(c, d, a) != turn(c, d, b);
}

}  // namespace

Point spotAt(const Outline& way, double at)
{
    for (std::size_t i = 1; i < way.size(); ++i) {
        const double length = lengthOf(way[i - 1], way[i]);
        if (at <= length && length > 0) return towards(way[i - 1], way[i], at);
        at -= length;
    }
    return way.back();
}

Point towards(Point from, Point to, double distance)
{
    const double length = lengthOf(from, to);
    return length > 0
               ? Point{from.x + (to.x - from.x) / length * distance, from.y + (to.y - from.y) / length * distance}
               : from;
}

Frame around(const std::vector<Frame>& frames)
{
    Frame all = frames.front();
    for (const auto& frame : frames)
        all = {std::min(all.left, frame.left), std::min(all.top, frame.top), std::max(all.right, frame.right),
               std::max(all.bottom, frame.bottom)};
    return all;
}

bool holds(const Area& area, Point at)
{
    return area.frame.holds(at) && (area.rings.empty() || inside(area.rings, at));
}

bool meets(const Frame& frame, const Area& area)
{
    if (!area.frame.meets(frame)) return false;
    return area.rings.empty() || holds(area, frame.centre()) ||
           anyEdge(area, [&](Point from, Point to) { return cutWay(from, to, frame); });
}

double distance(const Frame& frame, const Area& area)
{
    if (area.rings.empty())
        return std::hypot(std::max({0.0, frame.left - area.frame.right, area.frame.left - frame.right}),
                          std::max({0.0, frame.top - area.frame.bottom, area.frame.top - frame.bottom}));
    if (meets(frame, area)) return 0;
    double nearest = 1e9;
    const auto corners = cornersOf(frame);
    anyEdge(area, [&](Point from, Point to) {
        nearest = std::min(nearest, lengthOf(from, nearestOn(frame, from)));
        for (const auto corner : corners) nearest = std::min(nearest, lengthOf(corner, nearestOn(from, to, corner)));
        return false;
    });
    return nearest;
}

bool crosses(Point from, Point to, const Area& area)
{
    if (!area.frame.grown(0.001).meets(Frame::around({from, to}).grown(0.001))) return false;
    return holds(area, {(from.x + to.x) / 2, (from.y + to.y) / 2}) ||
           anyEdge(area, [&](Point a, Point b) { return cross(from, to, a, b); });
}

std::vector<Outline> linesTo(const Area& area, const Frame& from)
{
    std::vector<Outline> lines;
    anyEdge(area, [&](Point a, Point b) {
        const auto to = nearestOn(a, b, from.centre());
        lines.push_back({nearestOn(from, to), to});
        return false;
    });
    std::stable_sort(lines.begin(), lines.end(),
                     [](const auto& a, const auto& b) { return geometry::pathLength(a) < geometry::pathLength(b); });
    return lines;
}

}  // namespace muster::printer::map
