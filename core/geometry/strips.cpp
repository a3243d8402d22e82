#include "core/geometry/strips.hpp"

#include "core/geometry/segments.hpp"

#include <vector>

namespace muster::geometry {

namespace {

constexpr std::size_t maxWork = 4'000'000;  // edges in strips, and pairs of edges that may cross
constexpr std::size_t minStrips = 16, maxEvenStrips = 2'000;
// An edge is sorted among all the others, and in each strip among those that cross it.
constexpr std::uint64_t effortForEdge = 16, effortForEdgeInStrip = 8;

struct SlopedEdge {
    Point left, right;
    int winding;  // above it the cover count is one more (1) or one less (-1)
    std::uint8_t role;

    double heightAt(double x) const
    {
        const double t = std::clamp((x - left.x) / (right.x - left.x), 0.0, 1.0);
        return left.y + (right.y - left.y) * t;
    }
};

class Sweep {
public:
    Sweep(std::span<const Layer> layers, const Box& within, Effort* effort);
    bool run(const std::function<void(const StripPiece&)>& visit, bool onlyExactly);

private:
    void addEdges(const Layer& layer);
    void addCrossings(std::span<const Layer> layers);
    void addCrossings(std::span<const SlopedEdge> a, std::span<const SlopedEdge> b, const Box& shared);
    void settleCuts();
    std::size_t workOfStrips() const;
    void spaceEvenly();
    void visitStrip(double left, double right, const std::function<void(const StripPiece&)>& visit);

    struct Standing {
        double atLeft, atRight;
        const SlopedEdge* edge;
    };
    Box m_within;
    double m_fine;
    std::vector<SlopedEdge> m_edges;
    std::vector<std::size_t> m_ends;  // of each layer's edges
    std::vector<double> m_cuts;
    std::vector<const SlopedEdge*> m_open;
    std::vector<Standing> m_standing;
    Effort* m_effort;
    std::size_t m_work = 0;
    bool m_exact = true;
};

Sweep::Sweep(std::span<const Layer> layers, const Box& within, Effort* effort)
    : m_within(within), m_fine(grain(within)), m_effort(effort)
{
    for (const Layer& layer : layers) {
        addEdges(layer);
        m_ends.push_back(m_edges.size());
    }
    addCrossings(layers);
}

void Sweep::addEdges(const Layer& layer)
{
    if (!layer.place.isArea() || !meet(layer.place.bounds, m_within) || !spend(m_effort, layer.place.points.size()))
        return;
    forEdges(layer.place, [&](Point from, Point to) {
        m_cuts.push_back(from.x);
        if (from.x == to.x) return true;
        if (from.x < to.x)
            m_edges.push_back({from, to, 1, layer.role});
        else
            m_edges.push_back({to, from, -1, layer.role});
        return true;
    });
}

void Sweep::addCrossings(std::span<const Layer> layers)
{
    const auto edgesOf = [&](std::size_t i) {
        const std::size_t begin = i == 0 ? 0 : m_ends[i - 1];
        return std::span<const SlopedEdge>(m_edges).subspan(begin, m_ends[i] - begin);
    };
    const auto goesOn = [&] { return m_work <= maxWork && (m_effort == nullptr || !m_effort->isExhausted()); };
    for (std::size_t i = 0; i < layers.size() && goesOn(); ++i)
        for (std::size_t j = 0; j < i && goesOn(); ++j) {
            ++m_work;
            if (!spend(m_effort, 1)) return;
            const Box &a = layers[i].place.bounds, &b = layers[j].place.bounds;
            if (!meet(a, b)) continue;
            const Box shared{std::max(a.left, b.left), std::min(a.right, b.right), std::max(a.lower, b.lower),
                             std::min(a.upper, b.upper)};
            addCrossings(edgesOf(i), edgesOf(j), shared);
        }
}

Box boxOf(const SlopedEdge& e)
{
    return {e.left.x, e.right.x, std::min(e.left.y, e.right.y), std::max(e.left.y, e.right.y)};
}

void Sweep::addCrossings(std::span<const SlopedEdge> a, std::span<const SlopedEdge> b, const Box& shared)
{
    if (!spend(m_effort, a.size() + b.size())) return;
    std::vector<const SlopedEdge*> near;
    for (const SlopedEdge& e : b)
        if (meet(boxOf(e), shared)) near.push_back(&e);
    for (const SlopedEdge& e : a) {
        if (!meet(boxOf(e), shared)) continue;
        m_work += near.size();
        if (m_work > maxWork || !spend(m_effort, near.size())) return;
        for (const SlopedEdge* other : near) {
            if (!crossInside(e.left, e.right, other->left, other->right)) continue;
            const Point along = e.right - e.left, across = other->right - other->left;
            m_cuts.push_back(e.left.x + along.x * (cross(other->left - e.left, across) / cross(along, across)));
        }
    }
}

/// Sorts the cuts inside the box, with distances above rounding.
void Sweep::settleCuts()
{
    m_cuts.push_back(m_within.right);
    std::erase_if(m_cuts, [&](double x) { return !(x > m_within.left && x <= m_within.right); });
    std::sort(m_cuts.begin(), m_cuts.end());
    std::vector<double> kept{m_within.left};
    for (const double x : m_cuts)
        if (x - kept.back() > m_fine) kept.push_back(x);
    m_cuts.swap(kept);
}

std::size_t Sweep::workOfStrips() const
{
    std::size_t sum = 0;
    for (const SlopedEdge& e : m_edges) {
        const auto first = std::lower_bound(m_cuts.begin(), m_cuts.end(), e.left.x),
                   last = std::upper_bound(first, m_cuts.end(), e.right.x);
        sum += static_cast<std::size_t>(last - first);
    }
    return sum;
}

void Sweep::spaceEvenly()
{
    m_exact = false;
    const std::size_t count = std::clamp(maxWork / (m_edges.size() + 1), minStrips, maxEvenStrips);
    m_cuts.clear();
    for (std::size_t i = 0; i <= count; ++i)
        m_cuts.push_back(m_within.left + m_within.width() * (static_cast<double>(i) / static_cast<double>(count)));
}

bool Sweep::run(const std::function<void(const StripPiece&)>& visit, bool onlyExactly)
{
    if (m_edges.empty() || std::min(m_within.width(), m_within.depth()) <= m_fine) return true;
    if (m_work > maxWork && onlyExactly) return false;
    if (!spend(m_effort, effortForEdge * (m_edges.size() + m_cuts.size()))) return false;
    settleCuts();
    if (m_work > maxWork || workOfStrips() > maxWork) {
        if (onlyExactly) return false;
        spaceEvenly();
    }
    if (!spend(m_effort, effortForEdgeInStrip * (m_cuts.size() + workOfStrips()))) return false;
    std::sort(m_edges.begin(), m_edges.end(),
              [](const SlopedEdge& a, const SlopedEdge& b) { return a.left.x < b.left.x; });
    auto next = m_edges.begin();
    for (std::size_t i = 1; i < m_cuts.size(); ++i) {
        const double middle = (m_cuts[i - 1] + m_cuts[i]) / 2;
        for (; next != m_edges.end() && next->left.x < middle; ++next) m_open.push_back(&*next);
        std::erase_if(m_open, [&](const SlopedEdge* e) { return e->right.x <= middle; });
        visitStrip(m_cuts[i - 1], m_cuts[i], visit);
    }
    return m_exact;
}

void Sweep::visitStrip(double left, double right, const std::function<void(const StripPiece&)>& visit)
{
    m_standing.clear();
    const double middle = (left + right) / 2;
    for (const SlopedEdge* e : m_open)
        m_standing.push_back(m_exact ? Standing{e->heightAt(left), e->heightAt(right), e}
                                     : Standing{e->heightAt(middle), e->heightAt(middle), e});
    std::sort(m_standing.begin(), m_standing.end(),
              [](const Standing& a, const Standing& b) { return a.atLeft + a.atRight < b.atLeft + b.atRight; });
    std::array<int, 3> covered{};
    const Standing* below = nullptr;
    for (const Standing& here : m_standing) {
        const bool anything = covered[0] != 0 || covered[1] != 0 || covered[2] != 0;
        if (anything && (here.atLeft + here.atRight) - (below->atLeft + below->atRight) > 2 * m_fine)
            visit({left, right, below->atLeft, below->atRight, here.atLeft, here.atRight, covered});
        if (!anything || (here.atLeft + here.atRight) - (below->atLeft + below->atRight) > 2 * m_fine) below = &here;
        covered[here.edge->role] += here.edge->winding;
    }
}

}  // namespace

bool visitStrips(std::span<const Layer> layers, const Box& within, const std::function<void(const StripPiece&)>& visit,
                 Effort* effort)
{
    return Sweep(layers, within, effort).run(visit, false);
}

bool visitExactStrips(std::span<const Layer> layers, const Box& within,
                      const std::function<void(const StripPiece&)>& visit, Effort* effort)
{
    return Sweep(layers, within, effort).run(visit, true);
}

}  // namespace muster::geometry
