#include "printer/map/pattern.hpp"

#include "core/geometry/rotation.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace muster::printer::map {

namespace {

std::uint64_t mixedOf(std::int64_t column, std::int64_t row, std::uint64_t salt)
{
    auto mixed = static_cast<std::uint64_t>(column) * 0x9E3779B97F4A7C15ULL ^
                 static_cast<std::uint64_t>(row) * 0xC2B2AE3D27D4EB4FULL ^ salt * 0x165667B19E3779F9ULL;
    mixed ^= mixed >> 29;
    mixed *= 0xBF58476D1CE4E5B9ULL;
    mixed ^= mixed >> 32;
    return mixed;
}

/// A pseudo-random number from -1 to 1, constant for each position.
double scatter(std::int64_t column, std::int64_t row, std::uint64_t salt)
{
    return static_cast<double>(mixedOf(column, row, salt) % 20001) / 10000.0 - 1.0;
}

bool isWithin(const std::vector<double>& spans, double left, double right)
{
    for (std::size_t i = 0; i + 1 < spans.size(); i += 2)
        if (spans[i] <= left && right <= spans[i + 1]) return true;
    return false;
}

/// Removes the part inside a frame from horizontal lines; `turned` lines are removed if their middle is inside.
void cutOut(Outlines& lines, const Frame& hole)
{
    Outlines kept;
    for (const auto& line : lines) {
        const Point a = line[0];
        const Point b = line[1];
        double enter = 0;
        double leave = 1;
        bool meets = true;
        const auto edge = [&](double direction, double room) {
            if (direction == 0)
                meets = meets && room >= 0;
            else if (direction < 0)
                enter = std::max(enter, room / direction);
            else
                leave = std::min(leave, room / direction);
        };
        const double dx = b.x - a.x;
        const double dy = b.y - a.y;
        edge(-dx, a.x - hole.left), edge(dx, hole.right - a.x), edge(-dy, a.y - hole.top), edge(dy, hole.bottom - a.y);
        if (!meets || enter >= leave) {
            kept.push_back(line);
            continue;
        }
        const auto at = [&](double part) { return Point{a.x + dx * part, a.y + dy * part}; };
        if (enter > 0) kept.push_back({a, at(enter)});
        if (leave < 1) kept.push_back({at(leave), b});
    }
    lines = std::move(kept);
}

}  // namespace

Pattern::Pattern(const Outlines& area, const std::vector<Frame>& labels, std::size_t& budget)
    : m_area(area), m_frame(frameOf(area)), m_budget(budget)
{
    for (const auto& label : labels)
        if (label.meets(m_frame)) m_labels.push_back(label);
}

bool Pattern::isFree(Point at, double radius) const
{
    return std::none_of(m_labels.begin(), m_labels.end(),
                        [&](const Frame& label) { return label.grown(radius).holds(at); });
}

/// A factor for both steps that keeps the figures within the budget.
double Pattern::widened(double stepX, double stepY) const
{
    const double count = (m_frame.width() / stepX + 1) * (m_frame.height() / stepY + 1);
    const double max = std::max<double>(1.0, static_cast<double>(m_budget));
    return count <= max ? 1.0 : std::sqrt(count / max);
}

std::vector<Point> Pattern::spots(double stepX, double stepY, double radius, double jitter, bool staggered) const
{
    const double wider = widened(stepX, stepY);
    stepX *= wider, stepY *= wider;
    std::vector<Point> made;
    const auto firstRow = static_cast<std::int64_t>(std::floor(m_frame.top / stepY));
    const auto lastRow = static_cast<std::int64_t>(std::ceil(m_frame.bottom / stepY));
    for (auto row = firstRow; row <= lastRow && m_budget > 0; ++row) {
        const double y = static_cast<double>(row) * stepY;
        const double sway = jitter * stepY;
        const auto upper = spansAt(m_area, y - radius - sway);
        const auto middle = spansAt(m_area, y);
        const auto lower = spansAt(m_area, y + radius + sway);
        for (std::size_t i = 0; i + 1 < middle.size(); i += 2) {
            const double offset = staggered && row % 2 != 0 ? stepX / 2 : 0;
            auto column = static_cast<std::int64_t>(std::ceil((middle[i] - offset) / stepX));
            for (; static_cast<double>(column) * stepX + offset <= middle[i + 1] && m_budget > 0; ++column) {
                const Point at{static_cast<double>(column) * stepX + offset + jitter * stepX * scatter(column, row, 1),
                               y + sway * scatter(column, row, 2)};
                const double left = at.x - radius;
                const double right = at.x + radius;
                if (!isWithin(middle, left, right) || !isWithin(upper, left, right) || !isWithin(lower, left, right) ||
                    !isFree(at, radius))
                    continue;
                made.push_back(at);
                --m_budget;
            }
        }
    }
    return made;
}

Outlines Pattern::hatching(double degrees, double step, double offset) const
{
    const Point turn = geometry::direction(degrees), back = geometry::direction(-degrees);
    Outlines turned = m_area;
    for (auto& outline : turned)
        for (Point& at : outline) at = geometry::turnedTo(at, turn);
    const auto frame = frameOf(turned);
    step = std::max(step, frame.height() / std::max<double>(1.0, static_cast<double>(m_budget)));
    Outlines made;
    const auto first = static_cast<std::int64_t>(std::ceil((frame.top - offset) / step));
    for (auto row = first; static_cast<double>(row) * step + offset <= frame.bottom && m_budget > 0; ++row) {
        const double y = static_cast<double>(row) * step + offset;
        const auto spans = spansAt(turned, y);
        for (std::size_t i = 0; i + 1 < spans.size(); i += 2) {
            Outlines parts{{geometry::turnedTo({spans[i], y}, back), geometry::turnedTo({spans[i + 1], y}, back)}};
            for (const auto& label : m_labels) cutOut(parts, label);
            m_budget -= std::min(m_budget, parts.size());
            std::move(parts.begin(), parts.end(), std::back_inserter(made));
        }
    }
    return made;
}

std::size_t chanceAt(Point at)
{
    return static_cast<std::size_t>(mixedOf(std::llround(at.x * 10), std::llround(at.y * 10), 3) % 1'000'003);
}

std::vector<Tick> ticksAlong(const Outline& way, bool closed, double step)
{
    std::vector<Tick> ticks;
    double left = step / 2;
    for (std::size_t i = closed ? 0 : 1; i < way.size(); ++i) {
        const Point from = way[i == 0 ? way.size() - 1 : i - 1];
        const Point to = way[i];
        const double length = std::hypot(to.x - from.x, to.y - from.y);
        if (length <= 0) continue;
        const Point along{(to.x - from.x) / length, (to.y - from.y) / length};
        double at = left;
        for (; at < length && ticks.size() < 20'000; at += step)
            ticks.push_back({{from.x + along.x * at, from.y + along.y * at}, along});
        left = at - length;
        if (left < 0) break;
    }
    return ticks;
}

}  // namespace muster::printer::map
