// Which label belongs to which item, and lines from labels to their items.
#include "printer/map/label_geometry.hpp"
#include "printer/map/label_limits.hpp"
#include "printer/map/labels.hpp"

#include <algorithm>

namespace muster::printer::map {

namespace {

constexpr double clearlyNearer = 0.15;  // mm
constexpr double intoItem = 0.9;        // mm that a line reaches into its item
constexpr std::size_t maxTried = 24;    // lines to one item

}  // namespace

std::vector<Frame> LabelPlacer::framesOf(const Subject& subject) const
{
    std::vector<Frame> frames;
    for (const auto item : subject.items) frames.push_back(itemsOf(subject.kind)[item].frame);
    return frames;
}

double LabelPlacer::distanceTo(const Subject& subject, const Frame& frame) const
{
    double nearest = 1e9;
    for (const auto item : subject.items) nearest = std::min(nearest, distance(frame, itemsOf(subject.kind)[item]));
    return nearest;
}

bool LabelPlacer::isNearest(const Subject& subject, const Frame& frame, double own) const
{
    if (own <= 0) return true;
    const double near = own + clearlyNearer;
    const auto& items = itemsOf(subject.kind);
    return !items.any(frame.grown(near), [&](std::size_t item) {
        return std::find(subject.items.begin(), subject.items.end(), item) == subject.items.end() &&
               distance(frame, items[item]) < near;
    });
}

bool LabelPlacer::isBlocked(const Outline& line, const Subject& subject, bool mayCross) const
{
    const auto isOwn = [&](const Subject& of) {
        return of.kind == subject.kind && of.kind != Named::other &&
               std::any_of(of.items.begin(), of.items.end(), [&](std::size_t item) {
                   return std::find(subject.items.begin(), subject.items.end(), item) != subject.items.end();
               });
    };
    return m_taken.any(Frame::around(line).grown(0.1), [&](std::size_t index) {
        const auto& [of, use] = m_reserved[index];
        if (isOwn(of) || of.kind == Named::area || (mayCross && (of.kind == Named::base || use == Use::line)))
            return false;
        auto area = m_taken[index];
        // What stands on an item does not keep a line from it.
        if (of.kind != Named::other && holds(area, line[1])) return false;
        if (area.rings.empty()) area.frame = area.frame.grown(0.1);
        return crosses(line[0], line[1], area);
    });
}

Outline LabelPlacer::leaderTo(const Subject& subject, const Frame& from, bool mayCross) const
{
    Outline shortest;
    for (const auto item : subject.items) {
        const auto& area = itemsOf(subject.kind)[item];
        const auto middle = area.frame.centre();
        auto lines = linesTo(area, from);
        if (lines.size() > maxTried) lines.resize(maxTried);
        for (auto& line : lines) line[1] = towards(line[1], middle, std::min(intoItem, lengthOf(line[1], middle) / 2));
        lines.push_back(
            {Point{std::clamp(middle.x, from.left, from.right), std::clamp(middle.y, from.top, from.bottom)}, middle});
        for (auto& line : lines) {
            if (!shortest.empty() && geometry::pathLength(line) >= geometry::pathLength(shortest)) break;
            if (isBlocked(line, subject, mayCross)) continue;
            shortest = std::move(line);
            break;
        }
    }
    return shortest;
}

bool LabelPlacer::connect(const Subject& subject, const Frame& place, bool mayLead, Outline& leader) const
{
    leader.clear();
    const double own = distanceTo(subject, place);
    if (own <= 0) return true;
    const bool isBeside = own <= touching && isNearest(subject, place, own);
    if (!isBeside && !mayLead) return false;
    auto line = leaderTo(subject, place);
    if (line.empty()) return false;
    if (!isBeside) leader = std::move(line);
    return true;
}

}  // namespace muster::printer::map
