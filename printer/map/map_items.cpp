// What stands on a map, in millimetres on paper: terrain and bases.
#include "printer/map/map_sketcher.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

namespace muster::printer::map {

namespace {

constexpr std::size_t maxPieces = 3'000;
constexpr std::size_t maxBases = 3'000;
constexpr std::size_t maxCorners = 200'000;  // of all pieces together

/// Finds the middle line of a long narrow rectangle, for walls and roads drawn as one.
void findMiddle(Ground& ground)
{
    if (!ground.path.empty() || !isLong(ground.look) || ground.area.size() != 1 || ground.area.front().size() != 4)
        return;
    const auto& ring = ground.area.front();
    const auto length = [](Point a, Point b) { return std::hypot(a.x - b.x, a.y - b.y); };
    const auto middle = [](Point a, Point b) { return Point{(a.x + b.x) / 2, (a.y + b.y) / 2}; };
    const double first = length(ring[0], ring[1]);
    const double second = length(ring[1], ring[2]);
    ground.width = std::min(first, second);
    if (first < second)
        ground.path = {{middle(ring[0], ring[1]), middle(ring[2], ring[3])}};
    else
        ground.path = {{middle(ring[1], ring[2]), middle(ring[3], ring[0])}};
}

}  // namespace

Outlines MapSketcher::shapeOf(const Standing& standing)
{
    if (!standing.shape.empty() && !standing.beyond) return standing.shape;
    constexpr double half = 1.4;
    const auto [x, y] = standing.centre;
    return {{{x - half, y - half}, {x + half, y - half}, {x + half, y + half}, {x - half, y + half}}};
}

Frame MapSketcher::squareAt(Point at) const
{
    const auto& board = m_project.board();
    if (m_picture.columns <= 0 || m_picture.rows <= 0) return board;
    const double width = board.width() / m_picture.columns;
    const double height = board.height() / m_picture.rows;
    const auto index = [](double part, int count) {
        return static_cast<double>(std::clamp(static_cast<int>(std::floor(part)), 0, count - 1));
    };
    const double left = board.left + index((at.x - board.left) / width, m_picture.columns) * width;
    const double top = board.top + index((at.y - board.top) / height, m_picture.rows) * height;
    return {left, top, left + width, top + height};
}

void MapSketcher::gatherGrounds()
{
    if (!m_style.parts.terrain) return;
    std::size_t corners = 0;
    for (const auto& piece : m_picture.terrain) {
        for (const auto& ring : piece.rings) corners += ring.size();
        if (m_grounds.size() >= maxPieces || corners > maxCorners) {
            m_sketch.notes.push_back(fmt::format("Only the first {} of {} pieces of terrain are drawn.",
                                                 m_grounds.size(), m_picture.terrain.size()));
            break;
        }
        const auto& kind = m_picture.kinds[piece.kind];
        Ground ground{kind.look,
                      kind.shade,
                      piece.level,
                      kind.carries,
                      m_project.rings(piece.rings),
                      m_project.path(piece.path),
                      m_project.length(piece.width)};
        findMiddle(ground);
        m_grounds.push_back(std::move(ground));
        m_pieces.push_back(&piece);
    }
}

void MapSketcher::gatherBases()
{
    if (!m_style.parts.bases) return;
    const auto& board = m_project.board();
    // If only the square is known, bases are arranged in rows in it.
    struct Crowd {
        int count = 0, placed = 0;
    };
    std::map<std::pair<double, double>, Crowd> inSquare;
    for (const auto& base : m_picture.bases)
        if (!base.exact && (!m_style.side || base.side == *m_style.side)) ++inSquare[{base.at.x, base.at.y}].count;
    for (const auto& base : m_picture.bases) {
        if (m_style.side && base.side != *m_style.side) continue;
        if (m_standing.size() >= maxBases) {
            m_sketch.notes.push_back(fmt::format("Only the first {} bases are drawn.", maxBases));
            break;
        }
        Standing standing{&base, m_project(base.at), m_project.rings(base.rings)};
        if (!base.exact) {
            auto& crowd = inSquare[{base.at.x, base.at.y}];
            const auto square = squareAt(standing.centre);
            const int columns = std::max(
                1, static_cast<int>(std::lround(std::sqrt(crowd.count * square.width() / square.height() / 2))));
            const int rows = (crowd.count + columns - 1) / columns;
            const int number = crowd.placed++;
            standing.centre = {square.left + square.width() * (number % columns + 0.5) / columns,
                               square.top + square.height() * (number / columns + 0.5) / rows};
        }
        standing.beyond = !board.holds(standing.centre);
        if (standing.beyond) {
            standing.centre = {std::clamp(standing.centre.x, board.left + 1.5, board.right - 1.5),
                               std::clamp(standing.centre.y, board.top + 1.5, board.bottom - 1.5)};
            m_sketch.notes.push_back(fmt::format("{} is beyond the edge of the board and is marked there.", base.name));
        }
        m_standing.push_back(std::move(standing));
    }
}

}  // namespace muster::printer::map
