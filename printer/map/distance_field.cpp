#include "printer/map/distance_field.hpp"

#include <algorithm>
#include <cmath>
#include <map>

namespace muster::printer::map {

namespace {

constexpr std::size_t maxPlaces = 6'000;
constexpr std::size_t minPlaces = 100;
constexpr std::size_t maxWork = 3'000'000;  // of one area: places times edges
constexpr double finest = 0.8;              // mm between two places
constexpr double noDepth = -1.0;
constexpr double straight = 0.03;  // mm that a contour's corner may be off the line through its neighbours

/// Removes corners that are nearly on a straight line.
Outline simplified(const Outline& ring)
{
    Outline kept;
    for (std::size_t i = 0; i < ring.size(); ++i) {
        const Point next = ring[(i + 1) % ring.size()];
        if (!kept.empty() && distanceToLine(ring[i], kept.back(), next) < straight &&
            std::hypot(next.x - kept.back().x, next.y - kept.back().y) < 20)
            continue;
        kept.push_back(ring[i]);
    }
    return kept;
}

}  // namespace

DistanceField::DistanceField(const Outlines& area, const Frame& board, std::size_t& work) : m_board(board)
{
    std::vector<Edge> edges;
    for (const auto& line : withoutFrame(area, board))
        for (std::size_t i = 1; i < line.size(); ++i) edges.push_back({line[i - 1], line[i]});
    const auto frame = frameOf(area);
    if (edges.empty() || !(frame.width() > 0) || !(frame.height() > 0)) return;
    const std::size_t places = std::min(maxPlaces, std::min(work, maxWork) / edges.size());
    if (places < minPlaces) return;
    m_step = std::max(finest, std::sqrt(frame.width() * frame.height() / static_cast<double>(places)));
    m_corner = {frame.left - 2 * m_step, frame.top - 2 * m_step};
    m_columns = static_cast<std::size_t>(std::ceil(frame.width() / m_step)) + 5;
    m_rows = static_cast<std::size_t>(std::ceil(frame.height() / m_step)) + 5;
    if (m_columns * m_rows > 8 * maxPlaces) return;  // very long and narrow
    work -= std::min(work, m_columns * m_rows * edges.size());
    measure(area, edges);
}

void DistanceField::measure(const Outlines& area, const std::vector<Edge>& edges)
{
    const auto inner = m_board.grown(-0.001);
    m_depths.assign(m_columns * m_rows, noDepth);
    for (std::size_t row = 1; row + 1 < m_rows; ++row) {
        const auto spans = spansAt(area, std::clamp(place(0, row).y, inner.top, inner.bottom));
        for (std::size_t column = 1; column + 1 < m_columns; ++column) {
            const Point here = place(column, row);
            const double x = std::clamp(here.x, inner.left, inner.right);
            double nearest = 1e9;
            for (const auto& edge : edges) nearest = std::min(nearest, distanceToLine(here, edge.from, edge.to));
            bool isInside = false;
            for (std::size_t i = 0; i + 1 < spans.size(); i += 2) isInside |= x >= spans[i] && x <= spans[i + 1];
            m_depths[row * m_columns + column] = isInside ? nearest : -nearest;
            if (isInside) m_deepest = std::max(m_deepest, nearest);
        }
    }
}

/// Where a contour crosses the side between two neighbouring places: even keys run to the right, odd ones down.
Point DistanceField::crossing(std::uint32_t key, double depth) const
{
    const std::size_t first = key / 2;
    const std::size_t column = first % m_columns;
    const std::size_t row = first / m_columns;
    const bool isDown = key % 2 != 0;
    const Point from = place(column, row);
    const Point to = isDown ? place(column, row + 1) : place(column + 1, row);
    const double a = at(column, row) - depth;
    const double b = (isDown ? at(column, row + 1) : at(column + 1, row)) - depth;
    const double part = a / (a - b);
    return {std::clamp(from.x + (to.x - from.x) * part, m_board.left, m_board.right),
            std::clamp(from.y + (to.y - from.y) * part, m_board.top, m_board.bottom)};
}

Outlines DistanceField::deeperThan(double depth) const
{
    if (m_depths.empty() || depth >= m_deepest) return {};
    // Marching squares: around each cell, a line leads from where its edge leaves the depth to where it enters again.
    std::map<std::uint32_t, std::uint32_t> next;
    for (std::size_t row = 0; row + 1 < m_rows; ++row) {
        for (std::size_t column = 0; column + 1 < m_columns; ++column) {
            const auto key = static_cast<std::uint32_t>(2 * (row * m_columns + column));
            const auto below = static_cast<std::uint32_t>(key + 2 * m_columns);
            const std::uint32_t sides[] = {key, key + 3, below, key + 1};
            const bool isDeep[] = {at(column, row) > depth, at(column + 1, row) > depth,
                                   at(column + 1, row + 1) > depth, at(column, row + 1) > depth};
            for (std::size_t i = 0; i < 4; ++i) {
                if (!isDeep[i] || isDeep[(i + 1) % 4]) continue;
                std::size_t k = i + 1;
                while (isDeep[k % 4] || !isDeep[(k + 1) % 4]) ++k;
                next[sides[i]] = sides[k % 4];
            }
        }
    }
    Outlines made;
    while (!next.empty()) {
        Outline ring;
        const auto start = next.begin()->first;
        for (auto here = start;;) {
            const auto found = next.find(here);
            if (found == next.end()) break;
            ring.push_back(crossing(here, depth));
            here = found->second;
            next.erase(found);
        }
        ring = simplified(ring);
        if (ring.size() > 2) made.push_back(std::move(ring));
    }
    return made;
}

}  // namespace muster::printer::map
