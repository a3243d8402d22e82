#include "core/scenario/movement_reach.hpp"

#include "core/game/game.hpp"
#include "core/scenario/reach_outline.hpp"
#include "core/scenario/unit_measures.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <queue>

namespace muster::rules {

using geometry::Box;
using geometry::Place;
using geometry::Point;

namespace {

constexpr double impassable = std::numeric_limits<double>::infinity();
constexpr int halfSide = 56;                   // points from the centre to the border of the search area
constexpr std::uint64_t maxWork = 60'000'000;  // limit of visited corners per search
constexpr double slowest = 100;

/// A piece of ground as it affects the mover.
struct TerrainEffect {
    Place place;
    double factor = 1;  ///< infinite if it may not enter
    bool opens = false;
    bool isWay = false;
};

std::vector<TerrainEffect> effectsOf(const Battlefield& field, Evaluation& evaluation, const Side& side,
                                     const Placement& placement)
{
    const Measuring::Ground& rules = field.catalogue().game().measuring.ground;
    std::vector<TerrainEffect> effects;
    field.show(side, placement.self, evaluation);
    for (const Feature& piece : field.terrain()) {
        if (!piece.form.shape) continue;
        evaluation.set(itemSlot, piece.self);
        evaluation.set(indexSlot, expr::Value::integer(0));
        TerrainEffect effect{piece.form.shape->place()};
        effect.opens = rules.opens && evaluation.holds(*rules.opens);
        if (rules.slow) effect.factor = std::clamp(numberOf(evaluation.value(*rules.slow)).value_or(1), 1.0, slowest);
        if (rules.closed && evaluation.holds(*rules.closed)) effect.factor = impassable;
        effect.isWay = rules.way && evaluation.holds(*rules.way);
        if (effect.opens || effect.isWay || effect.factor > 1) effects.push_back(effect);
    }
    return effects;
}

/// The squares within that many steps through sides, none of them closed.
MovementReach reachInSquares(const std::vector<TerrainEffect>& effects, const BoardFrame& board, Point from,
                             double move)
{
    MovementReach reach;
    const int columns = board.columns(), rows = board.rows();
    const auto index = [&](int column, int row) { return static_cast<std::size_t>(row * columns + column); };
    std::vector<double> steps(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows), impassable);
    const auto isClosed = [&](int column, int row) {
        const Box box = *board.square(column + 1, row + 1);
        return std::any_of(effects.begin(), effects.end(), [&](const TerrainEffect& effect) {
            return effect.factor == impassable &&
                   geometry::overlapDepth(effect.place.bounds, box) > board.tolerance() &&
                   geometry::holds(effect.place, box.centre());
        });
    };
    const int column = std::clamp(static_cast<int>(from.x / board.width() * columns), 0, columns - 1),
              row = std::clamp(static_cast<int>(from.y / board.depth() * rows), 0, rows - 1);
    std::queue<std::pair<int, int>> open;
    open.emplace(column, row);
    steps[index(column, row)] = 0;
    while (!open.empty()) {
        const auto [c, r] = open.front();
        open.pop();
        const Box box = *board.square(c + 1, r + 1);
        reach.rings.push_back(
            {{box.left, box.lower}, {box.right, box.lower}, {box.right, box.upper}, {box.left, box.upper}});
        if (steps[index(c, r)] + 1 > move) continue;
        for (const auto& [dc, dr] : std::array<std::pair<int, int>, 4>{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}}) {
            const int nc = c + dc, nr = r + dr;
            if (nc < 0 || nr < 0 || nc >= columns || nr >= rows || steps[index(nc, nr)] != impassable ||
                isClosed(nc, nr))
                continue;
            steps[index(nc, nr)] = steps[index(c, r)] + 1;
            open.emplace(nc, nr);
        }
    }
    return reach;
}

/// Shortest paths on a grid of points around the mover. Each point is reached from the last bend before its neighbour
/// if that line is straight and open, so that a path around a corner is as short as a taut string.
class ReachSearch {
public:
    ReachSearch(const std::vector<TerrainEffect>& effects, const BoardFrame& board, Point from, double extent)
        : m_side(2 * halfSide + 3), m_step(extent / halfSide), m_factors(size(), 1), m_bends(size(), 0)
    {
        m_field.side = m_side, m_field.step = m_step;
        m_field.corner = from - Point{(halfSide + 1) * m_step, (halfSide + 1) * m_step};
        m_field.ways.assign(size(), impassable);
        m_isValid = readGround(effects, board);
    }

    bool isValid() const { return m_isValid; }

    /// Closes all points off ways; false if the mover is on none.
    bool keepToWays(const std::vector<TerrainEffect>& effects)
    {
        std::vector<bool> onWay(size());
        for (const TerrainEffect& effect : effects)
            if (effect.isWay) forPointsIn(effect, [&](std::size_t at) { onWay[at] = true; });
        for (std::size_t at = 0; at < size(); ++at)
            if (!onWay[at]) m_factors[at] = impassable;
        m_isPlain = false;
        return onWay[static_cast<std::size_t>((halfSide + 1) * m_side + halfSide + 1)];
    }

    const ReachField& run(double move)
    {
        using Entry = std::pair<double, int>;
        std::priority_queue<Entry, std::vector<Entry>, std::greater<>> open;
        const int middle = (halfSide + 1) * m_side + halfSide + 1;
        m_factors[static_cast<std::size_t>(middle)] = 1;  // an element on closed ground may leave it
        way(middle) = 0, bend(middle) = middle;
        open.emplace(0, middle);
        while (!open.empty()) {
            const auto [length, at] = open.top();
            open.pop();
            if (length > way(at) || length > move) continue;
            const int column = at % m_side, row = at / m_side;
            for (int dy = -1; dy <= 1; ++dy)
                for (int dx = -1; dx <= 1; ++dx) {
                    const int c = column + dx, r = row + dy;
                    if ((dx == 0 && dy == 0) || c < 1 || r < 1 || c >= m_side - 1 || r >= m_side - 1) continue;
                    if (visit(at, r * m_side + c)) open.emplace(way(r * m_side + c), r * m_side + c);
                }
        }
        return m_field;
    }

private:
    std::size_t size() const { return static_cast<std::size_t>(m_side) * static_cast<std::size_t>(m_side); }
    double& way(int at) { return m_field.ways[static_cast<std::size_t>(at)]; }
    int& bend(int at) { return m_bends[static_cast<std::size_t>(at)]; }

    bool readGround(const std::vector<TerrainEffect>& effects, const BoardFrame& board)
    {
        std::uint64_t work = 0;
        std::vector<bool> opened(size());
        for (const bool opening : {true, false})
            for (const TerrainEffect& effect : effects) {
                if (effect.opens != opening) continue;
                work += pointsNear(effect) * effect.place.points.size();
                if (work > maxWork) return false;
                forPointsIn(effect, [&](std::size_t at) {
                    if (opened[at]) return;
                    if (opening)
                        opened[at] = true;
                    else if (effect.factor > 1)
                        m_factors[at] = std::max(m_factors[at], effect.factor), m_isPlain = false;
                });
            }
        for (int row = 0; row < m_side; ++row)
            for (int column = 0; column < m_side; ++column)
                if (!board.box().contains(m_field.at(column, row)))
                    m_factors[static_cast<std::size_t>(row) * static_cast<std::size_t>(m_side) +
                              static_cast<std::size_t>(column)] = impassable;
        return true;
    }

    std::uint64_t pointsNear(const TerrainEffect& effect) const
    {
        const Box& box = effect.place.bounds;
        return static_cast<std::uint64_t>(std::max(0, columnOf(box.right) - columnOf(box.left) + 1)) *
               static_cast<std::uint64_t>(std::max(0, rowOf(box.upper) - rowOf(box.lower) + 1));
    }

    template <class Visit>
    void forPointsIn(const TerrainEffect& effect, Visit visit) const
    {
        const Box& box = effect.place.bounds;
        const int left = columnOf(box.left), right = columnOf(box.right), high = rowOf(box.upper);
        for (int row = rowOf(box.lower); row <= high; ++row)
            for (int column = left; column <= right; ++column)
                if (geometry::holds(effect.place, m_field.at(column, row)))
                    visit(static_cast<std::size_t>(row) * static_cast<std::size_t>(m_side) +
                          static_cast<std::size_t>(column));
    }

    int columnOf(double x) const { return gridded((x - m_field.corner.x) / m_step); }
    int rowOf(double y) const { return gridded((y - m_field.corner.y) / m_step); }
    int gridded(double steps) const
    {
        return static_cast<int>(std::clamp(std::floor(steps), 0.0, static_cast<double>(m_side - 1)));
    }

    /// True if the path to a point became shorter through a neighbour.
    bool visit(int from, int to)
    {
        if (m_factors[static_cast<std::size_t>(to)] == impassable) return false;
        const auto better = [&](int over) {
            // Skip the walk along the line if it cannot be shorter even on plain ground.
            if (way(over) + m_step * spanOf(over, to) >= way(to) - 1e-12) return false;
            const double length = way(over) + straight(over, to);
            if (length >= way(to) - 1e-12) return false;
            way(to) = length, bend(to) = over;
            return true;
        };
        const bool straightOn = better(bend(from));
        return better(from) || straightOn;
    }

    double spanOf(int a, int b) const
    {
        return std::hypot(static_cast<double>(a % m_side - b % m_side), static_cast<double>(a / m_side - b / m_side));
    }

    /// The cost of a straight line, from the terrain under points along it.
    double straight(int a, int b) const
    {
        const double span = spanOf(a, b), length = span * m_step;
        if (m_isPlain) return length;
        const int pieces = std::max(1, static_cast<int>(std::ceil(span * 2)));
        const double ax = a % m_side, ay = a / m_side, bx = b % m_side, by = b / m_side;
        double sum = 0;
        for (int i = 0; i < pieces; ++i) {
            const double part = (i + 0.5) / pieces;
            const int column = static_cast<int>(ax + (bx - ax) * part + 0.5),
                      row = static_cast<int>(ay + (by - ay) * part + 0.5);
            const double factor = m_factors[static_cast<std::size_t>(row) * static_cast<std::size_t>(m_side) +
                                            static_cast<std::size_t>(column)];
            if (factor == impassable) return impassable;
            sum += factor;
        }
        return length * sum / pieces;
    }

    int m_side;
    double m_step;
    bool m_isPlain = true;  ///< only the edge of the board limits movement
    bool m_isValid = false;
    ReachField m_field;
    std::vector<double> m_factors;
    std::vector<int> m_bends;
};

std::optional<MovementReach> reachOf(const Battlefield& field, Evaluation& evaluation, const Side& side,
                                     const Placement& placement, double move, bool onWays)
{
    const BoardFrame& board = field.board();
    if (!placement.at || !board.isValid() || !(move > 0) || !(move < 1e6)) return std::nullopt;
    const auto effects = effectsOf(field, evaluation, side, placement);
    if (onWays &&
        std::none_of(effects.begin(), effects.end(), [](const TerrainEffect& effect) { return effect.isWay; }))
        return std::nullopt;
    if (field.catalogue().game().measuring.inSquares && board.hasGrid())
        return onWays ? std::nullopt : std::optional(reachInSquares(effects, board, *placement.at, move));
    // No move exceeds width plus depth of the board, and a larger grid would be too coarse.
    const double extent = std::min(move, board.width() + board.depth());
    ReachSearch search(effects, board, *placement.at, extent);
    if (!search.isValid() || (onWays && !search.keepToWays(effects))) return std::nullopt;
    return MovementReach{outlineOf(search.run(move), move, board.box()), extent / halfSide};
}

}  // namespace

std::optional<MovementReach> movementReach(const Battlefield& field, Evaluation& evaluation, const Side& side,
                                           const Placement& placement, double move)
{
    return reachOf(field, evaluation, side, placement, move, false);
}

std::optional<MovementReach> movementReachOnWays(const Battlefield& field, Evaluation& evaluation, const Side& side,
                                                 const Placement& placement, double move)
{
    return reachOf(field, evaluation, side, placement, move, true);
}

}  // namespace muster::rules
