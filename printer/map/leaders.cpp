// Lines from names to the bases that they name.
#include "printer/map/label_geometry.hpp"
#include "printer/map/map_sketcher.hpp"

namespace muster::printer::map {

namespace {

constexpr double intoBase = 0.9;  // mm that a line reaches into its base

Point nearestOn(Point from, Point to, Point at)
{
    const double dx = to.x - from.x;
    const double dy = to.y - from.y;
    const double length = dx * dx + dy * dy;
    const double part = length > 0 ? std::clamp(((at.x - from.x) * dx + (at.y - from.y) * dy) / length, 0.0, 1.0) : 0.0;
    return {from.x + part * dx, from.y + part * dy};
}

Point towards(Point from, Point to, double distance)
{
    const double length = lengthOf(from, to);
    return length > 0
               ? Point{from.x + (to.x - from.x) / length * distance, from.y + (to.y - from.y) / length * distance}
               : from;
}

}  // namespace

/// The line from a name to the outline of its nearest base, because a base at an angle fills only part of the box that
/// the name was placed beside. None if they touch, or if other
/// bases or names are between them and the placer drew none.
Outline MapSketcher::leaderOf(const Label& label) const
{
    if (label.bases.empty()) return label.leader;
    const auto& frame = label.ground.front();
    std::vector<std::pair<Outline, Point>> lines;  // to the nearest point of each edge, and the middle of its base
    for (const auto& standing : m_standing) {
        if (standing.shape.empty() || standing.beyond ||
            std::find(label.bases.begin(), label.bases.end(), frameOf(standing)) == label.bases.end())
            continue;
        if (inside(standing.shape, frame.centre())) return {};
        for (const auto& ring : standing.shape) {
            for (std::size_t i = 0; i < ring.size(); ++i) {
                const Point to = nearestOn(ring[i], ring[(i + 1) % ring.size()], frame.centre());
                const Point from{std::clamp(to.x, frame.left, frame.right), std::clamp(to.y, frame.top, frame.bottom)};
                lines.push_back({{from, to}, standing.centre});
            }
        }
    }
    if (lines.empty()) return label.leader;
    std::stable_sort(lines.begin(), lines.end(),
                     [](const auto& a, const auto& b) { return lengthOf(a.first) < lengthOf(b.first); });
    if (label.leader.empty() && lengthOf(lines.front().first) <= placing::touching) return {};
    const auto free =
        std::find_if(lines.begin(), lines.end(), [&](const auto& line) { return !isBetween(line.first, label); });
    if (free == lines.end() && label.leader.empty()) return {};
    auto [line, middle] = free != lines.end() ? *free : lines.front();
    if (label.numbered) line[0] = towards(frame.centre(), line[1], frame.height() / 2 - Label::edge);
    line[1] = towards(line[1], middle, std::min(intoBase, lengthOf(line[1], middle) / 2));
    return line;
}

/// True if a base or name that is not the label's own is on a line.
bool MapSketcher::isBetween(const Outline& line, const Label& label) const
{
    const auto area = Frame::around(line).grown(0.1);
    const double length = lengthOf(line);
    const auto isOn = [&](const auto& holds) {
        for (double at = 0.2; at < length - 0.2; at += 0.4)
            if (holds(spotAt(line, at))) return true;
        return false;
    };
    for (const auto& standing : m_standing) {
        const auto frame = frameOf(standing);
        if (frame.meets(area) && std::find(label.bases.begin(), label.bases.end(), frame) == label.bases.end() &&
            isOn([&](Point at) { return standing.shape.empty() ? frame.holds(at) : inside(standing.shape, at); }))
            return true;
    }
    for (const auto& other : m_placer.labels())
        for (const auto& ground : other.ground)
            if (&other != &label && ground.meets(area) && isOn([&](Point at) { return ground.holds(at); })) return true;
    return false;
}

}  // namespace muster::printer::map
