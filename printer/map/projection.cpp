#include "printer/map/projection.hpp"

#include <algorithm>
#include <cmath>

namespace muster::printer::map {

namespace {

/// Keeps the part on one side of a straight line, where the distance is 0 or more.
template <typename Distance>
Outline cutAt(const Outline& outline, Distance distance)
{
    Outline kept;
    for (std::size_t i = 0; i < outline.size(); ++i) {
        const Point from = outline[i == 0 ? outline.size() - 1 : i - 1];
        const Point to = outline[i];
        const double before = distance(from);
        const double after = distance(to);
        if ((before < 0) != (after < 0)) {
            const double part = before / (before - after);
            kept.push_back({from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part});
        }
        if (after >= 0) kept.push_back(to);
    }
    return kept;
}

}  // namespace

bool cutWay(Point& from, Point& to, const Frame& frame)
{
    double enter = 0;
    double leave = 1;
    const double dx = to.x - from.x;
    const double dy = to.y - from.y;
    const auto edge = [&](double direction, double room) {
        if (direction == 0) return room >= 0;
        const double part = room / direction;
        if (direction < 0)
            enter = std::max(enter, part);
        else
            leave = std::min(leave, part);
        return enter <= leave;
    };
    if (!edge(-dx, from.x - frame.left) || !edge(dx, frame.right - from.x) || !edge(-dy, from.y - frame.top) ||
        !edge(dy, frame.bottom - from.y))
        return false;
    const Point start = from;
    from = {start.x + dx * enter, start.y + dy * enter};
    to = {start.x + dx * leave, start.y + dy * leave};
    return true;
}

Frame Frame::around(const Outline& outline)
{
    if (outline.empty()) return {};
    Frame frame{outline.front().x, outline.front().y, outline.front().x, outline.front().y};
    for (const auto at : outline) {
        frame.left = std::min(frame.left, at.x), frame.right = std::max(frame.right, at.x);
        frame.top = std::min(frame.top, at.y), frame.bottom = std::max(frame.bottom, at.y);
    }
    return frame;
}

Frame frameOf(const Outlines& outlines)
{
    Frame frame;
    bool first = true;
    for (const auto& outline : outlines) {
        if (outline.empty()) continue;
        const auto one = Frame::around(outline);
        frame = first ? one
                      : Frame{std::min(frame.left, one.left), std::min(frame.top, one.top),
                              std::max(frame.right, one.right), std::max(frame.bottom, one.bottom)};
        first = false;
    }
    return frame;
}

Frame frameOf(const Item& item)
{
    if (const auto* lines = std::get_if<Lines>(&item)) return frameOf(lines->outlines).grown(lines->thickness);
    if (const auto* disc = std::get_if<Disc>(&item))
        return Frame{disc->at.x, disc->at.y, disc->at.x, disc->at.y}.grown(disc->radius + disc->thickness);
    const auto& words = std::get<Words>(item);
    const double reach = words.turn == 0 ? 0 : words.width;
    const double height = words.style.points * type::millimetresPerPoint;
    return {words.at.x - reach, words.at.y - height - reach, words.at.x + words.width,
            words.at.y + height * 0.4 + reach};
}

Outlines Projection::rings(const sheet::MapRings& rings) const
{
    Outlines made;
    for (const auto& ring : rings) {
        Outline outline;
        for (const auto at : ring) outline.push_back((*this)(at));
        outline = cutAt(outline, [&](Point at) { return at.x - m_board.left; });
        outline = cutAt(outline, [&](Point at) { return m_board.right - at.x; });
        outline = cutAt(outline, [&](Point at) { return at.y - m_board.top; });
        outline = cutAt(outline, [&](Point at) { return m_board.bottom - at.y; });
        if (outline.size() > 2) made.push_back(std::move(outline));
    }
    return made;
}

Outlines Projection::path(const sheet::MapRing& path) const
{
    Outlines made;
    bool open = false;
    for (std::size_t i = 1; i < path.size(); ++i) {
        Point from = (*this)(path[i - 1]);
        Point to = (*this)(path[i]);
        const Point whole = to;
        if (!cutWay(from, to, m_board)) {
            open = false;
            continue;
        }
        if (!open) made.push_back({from});
        made.back().push_back(to);
        open = to.x == whole.x && to.y == whole.y;
    }
    return made;
}

std::vector<double> spansAt(const Outlines& outlines, double y)
{
    std::vector<double> crossings;
    for (const auto& outline : outlines) {
        for (std::size_t i = 0, before = outline.size() - 1; i < outline.size(); before = i++) {
            const Point a = outline[before];
            const Point b = outline[i];
            if ((a.y > y) != (b.y > y)) crossings.push_back(a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x));
        }
    }
    std::sort(crossings.begin(), crossings.end());
    if (crossings.size() % 2 != 0) crossings.pop_back();
    return crossings;
}

bool inside(const Outlines& outlines, Point at)
{
    const auto spans = spansAt(outlines, at.y);
    for (std::size_t i = 0; i + 1 < spans.size(); i += 2)
        if (at.x >= spans[i] && at.x <= spans[i + 1]) return true;
    return false;
}

Outlines withoutFrame(const Outlines& outlines, const Frame& frame)
{
    constexpr double close = 0.02;
    const auto both = [&](double a, double b, double line) {
        return std::abs(a - line) < close && std::abs(b - line) < close;
    };
    Outlines made;
    for (const auto& ring : outlines) {
        bool open = false;
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const Point from = ring[i];
            const Point to = ring[(i + 1) % ring.size()];
            if (both(from.x, to.x, frame.left) || both(from.x, to.x, frame.right) || both(from.y, to.y, frame.top) ||
                both(from.y, to.y, frame.bottom)) {
                open = false;
                continue;
            }
            if (!open) made.push_back({from});
            made.back().push_back(to);
            open = true;
        }
    }
    return made;
}

Outlines withoutFrames(const Outlines& lines, bool closed, const std::vector<Frame>& frames)
{
    Outlines made;
    for (const auto& line : lines) {
        const auto around = Frame::around(line);
        std::vector<Frame> near;
        for (const auto& frame : frames)
            if (frame.meets(around.grown(0.01))) near.push_back(frame);
        if (near.empty()) {
            made.push_back(line);
            if (closed && !line.empty()) made.back().push_back(line.front());
            continue;
        }
        bool open = false;
        for (std::size_t i = 0; i + (closed ? 0 : 1) < line.size(); ++i) {
            const Point from = line[i];
            const Point to = line[(i + 1) % line.size()];
            // The parts of the segment inside frames, in order.
            std::vector<std::pair<double, double>> holes;
            for (const auto& frame : near) {
                Point a = from;
                Point b = to;
                if (!cutWay(a, b, frame)) continue;
                const double length = std::hypot(to.x - from.x, to.y - from.y);
                if (length > 0)
                    holes.emplace_back(std::hypot(a.x - from.x, a.y - from.y) / length,
                                       std::hypot(b.x - from.x, b.y - from.y) / length);
            }
            std::sort(holes.begin(), holes.end());
            holes.emplace_back(1.0, 1.0);
            double start = 0;
            const auto at = [&](double part) {
                return Point{from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part};
            };
            for (const auto& [enter, leave] : holes) {
                if (enter > start) {
                    if (!open || start > 0) made.push_back({at(start)});
                    made.back().push_back(at(enter));
                }
                open = enter > start && enter >= 1.0;
                start = std::max(start, leave);
            }
        }
    }
    return made;
}

double distanceToLine(Point at, Point from, Point to)
{
    const double dx = to.x - from.x;
    const double dy = to.y - from.y;
    const double length = dx * dx + dy * dy;
    const double part = length > 0 ? std::clamp(((at.x - from.x) * dx + (at.y - from.y) * dy) / length, 0.0, 1.0) : 0.0;
    return std::hypot(at.x - from.x - part * dx, at.y - from.y - part * dy);
}

double turning(const Outline& outline)
{
    double sum = 0;
    for (std::size_t i = 0, before = outline.size() - 1; i < outline.size(); before = i++)
        sum += outline[before].x * outline[i].y - outline[i].x * outline[before].y;
    return sum;
}

}  // namespace muster::printer::map
