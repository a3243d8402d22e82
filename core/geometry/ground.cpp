#include "core/geometry/ground.hpp"

#include "core/geometry/convex.hpp"
#include "core/geometry/ring.hpp"
#include "core/geometry/segments.hpp"
#include "core/geometry/strips.hpp"

#include <algorithm>
#include <numeric>

namespace muster::geometry {

namespace {

enum Role : std::uint8_t { regionRole, blockedRole, openingRole };

/// Joins the free pieces of strips into parts, strip by strip.
class Joining {
public:
    explicit Joining(double fine) : m_fine(fine) {}

    void add(const StripPiece& piece)
    {
        if (m_strip.empty() || piece.left != m_strip.back().left) closeStrip();
        StripPiece* last = m_strip.empty() ? nullptr : &m_strip.back();
        // Neighbours in one strip are one piece; a gap within rounding is not a wall.
        if (last != nullptr && piece.left == last->left && piece.lowerLeft - last->upperLeft <= m_fine &&
            piece.lowerRight - last->upperRight <= m_fine) {
            last->upperLeft = piece.upperLeft;
            last->upperRight = piece.upperRight;
            return;
        }
        m_strip.push_back(piece);
    }

    void finish() { closeStrip(); }

    std::vector<StripPiece> pieces;
    /// The index of the first piece of the part that contains a piece.
    std::uint32_t rootOf(std::uint32_t i)
    {
        while (m_parent[i] != i) i = m_parent[i] = m_parent[m_parent[i]];
        return i;
    }

private:
    void closeStrip()
    {
        if (m_strip.empty()) return;
        const std::size_t first = pieces.size();
        for (const StripPiece& piece : m_strip) {
            m_parent.push_back(static_cast<std::uint32_t>(m_parent.size()));
            pieces.push_back(piece);
        }
        m_strip.clear();
        joinWithStripBefore(first);
        m_before = first;
    }

    /// Joins pieces on both sides of a cut if they share more than a point of it.
    void joinWithStripBefore(std::size_t first)
    {
        std::size_t a = m_before, b = first;
        if (a == first || pieces[a].right != pieces[b].left) return;
        while (a < first && b < pieces.size()) {
            const double lower = std::max(pieces[a].lowerRight, pieces[b].lowerLeft),
                         upper = std::min(pieces[a].upperRight, pieces[b].upperLeft);
            if (upper - lower > m_fine)
                m_parent[rootOf(static_cast<std::uint32_t>(b))] = rootOf(static_cast<std::uint32_t>(a));
            if (pieces[a].upperRight < pieces[b].upperLeft)
                ++a;
            else
                ++b;
        }
    }

    double m_fine;
    std::vector<StripPiece> m_strip;
    std::vector<std::uint32_t> m_parent;
    std::size_t m_before = 0;
};

}  // namespace

Ground::Ground(const Place& region, std::span<const Place> blocked, std::span<const Place> openings, Effort* effort)
{
    std::vector<Layer> layers{{region, regionRole}};
    for (const Place& place : blocked) layers.push_back({place, blockedRole});
    for (const Place& place : openings) layers.push_back({place, openingRole});
    Joining joining(grain(region.bounds));
    visitStrips(
        layers, region.bounds,
        [&](const StripPiece& piece) {
            if (piece.covered[regionRole] > 0 && (piece.covered[blockedRole] <= 0 || piece.covered[openingRole] > 0))
                joining.add(piece);
        },
        effort);
    joining.finish();

    std::vector<std::uint32_t> numbers(joining.pieces.size(), UINT32_MAX);
    std::vector<double> largest;
    for (std::uint32_t i = 0; i < joining.pieces.size(); ++i) {
        const StripPiece& p = joining.pieces[i];
        Piece piece{
            {{p.left, p.lowerLeft}, {p.right, p.lowerRight}, {p.right, p.upperRight}, {p.left, p.upperLeft}}, {}, 0};
        piece.bounds = boundsOf(piece.corners);
        std::uint32_t& number = numbers[joining.rootOf(i)];
        if (number == UINT32_MAX) {
            number = static_cast<std::uint32_t>(m_parts.size());
            m_parts.push_back({0, {}, piece.bounds});
            largest.push_back(0);
        }
        piece.part = number;
        Part& part = m_parts[number];
        part.area += p.area();
        part.bounds.include({piece.bounds.left, piece.bounds.lower});
        part.bounds.include({piece.bounds.right, piece.bounds.upper});
        if (p.area() > largest[number]) {
            largest[number] = p.area();
            part.within = (piece.corners[0] + piece.corners[1] + piece.corners[2] + piece.corners[3]) * 0.25;
        }
        m_widest = std::max(m_widest, p.right - p.left);
        m_pieces.push_back(piece);
    }
    std::vector<std::uint32_t> order(m_parts.size()), place(m_parts.size());
    std::iota(order.begin(), order.end(), 0u);
    std::stable_sort(order.begin(), order.end(),
                     [&](std::uint32_t a, std::uint32_t b) { return m_parts[a].area > m_parts[b].area; });
    std::vector<Part> sorted;
    for (std::uint32_t i = 0; i < order.size(); ++i) {
        place[order[i]] = i;
        sorted.push_back(m_parts[order[i]]);
    }
    m_parts.swap(sorted);
    for (Piece& piece : m_pieces) piece.part = place[piece.part];
}

namespace {

/// True if a place overlaps a convex piece of ground: a spot anywhere on it, a path or area with more than an edge.
bool liesOn(const Place& place, std::span<const Point> piece, double fine)
{
    Point kept[4];
    std::copy(piece.begin(), piece.end(), kept);
    const std::size_t count = tidyRing({kept, piece.size()}, false);
    const std::span<const Point> ground(kept, count);
    if (count < 3) return false;
    const std::uint32_t end = static_cast<std::uint32_t>(count);
    if (place.kind == Place::Kind::point) return holds(placeOf(Place::Kind::area, ground, {&end, 1}), place.points[0]);
    if (place.convex) return pressedDepth(place.points, ground, fine) > fine;
    if (place.isArea()) return areaWithin(place, ground) > fine * perimeter(place);
    return !forEdges(place, [&](Point from, Point to) {
        double begin = 0, finish = 1;
        for (std::size_t i = 0, before = count - 1; i < count; before = i++) {
            const double a = cross(ground[i] - ground[before], from - ground[before]),
                         b = cross(ground[i] - ground[before], to - ground[before]);
            if (a < 0 && b < 0) return true;
            if (a < 0)
                begin = std::max(begin, a / (a - b));
            else if (b < 0)
                finish = std::min(finish, a / (a - b));
        }
        return (finish - begin) * distance(from, to) <= fine;
    });
}

}  // namespace

std::vector<std::uint32_t> Ground::partsUnder(const Place& place, Effort* effort) const
{
    std::vector<bool> under(m_parts.size());
    const auto first = std::lower_bound(m_pieces.begin(), m_pieces.end(), place.bounds.left - m_widest,
                                        [](const Piece& p, double x) { return p.bounds.left < x; });
    for (auto piece = first; piece != m_pieces.end(); ++piece) {
        const double fine = grain(place.bounds, piece->bounds);
        if (piece->bounds.left > place.bounds.right + fine) break;
        if (!spend(effort, 1)) break;
        if (under[piece->part] || overlapDepth(piece->bounds, place.bounds) < -fine) continue;
        if (!spend(effort, 4 * place.points.size())) break;
        if (liesOn(place, piece->corners, fine)) under[piece->part] = true;
    }
    std::vector<std::uint32_t> numbers;
    for (std::uint32_t i = 0; i < under.size(); ++i)
        if (under[i]) numbers.push_back(i);
    return numbers;
}

bool Ground::reaches(const Place& from, const Place& to, Effort* effort) const
{
    const auto starts = partsUnder(from, effort), ends = partsUnder(to, effort);
    return std::any_of(starts.begin(), starts.end(),
                       [&](std::uint32_t part) { return std::binary_search(ends.begin(), ends.end(), part); });
}

std::size_t partCount(const Place& region, std::span<const Place> cuts, double min, Effort* effort)
{
    const Ground ground(region, cuts, {}, effort);
    return static_cast<std::size_t>(std::count_if(ground.parts().begin(), ground.parts().end(),
                                                  [&](const Ground::Part& part) { return part.area >= min; }));
}

}  // namespace muster::geometry
