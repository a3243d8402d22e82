#include "printer/page/bounds.hpp"

#include <algorithm>
#include <limits>

namespace muster::printer {

namespace {

/// Grows with the points that are added to it.
class Around {
public:
    void add(Point at)
    {
        m_bounds = {std::min(m_bounds.left, at.x), std::min(m_bounds.top, at.y), std::max(m_bounds.right, at.x),
                    std::max(m_bounds.bottom, at.y)};
    }
    void add(const Bounds& other) { add(Point{other.left, other.top}), add(Point{other.right, other.bottom}); }
    void add(const std::vector<Ring>& rings)
    {
        for (const auto& ring : rings)
            for (const auto& at : ring) add(at);
    }
    Bounds bounds() const { return m_bounds.left > m_bounds.right ? Bounds{0, 0, 0, 0} : m_bounds; }

private:
    static constexpr double far = std::numeric_limits<double>::max();
    Bounds m_bounds{far, far, -far, -far};
};

Bounds boundsOf(const TextMark& mark)
{
    const double size = mark.style.points * type::millimetresPerPoint;
    return {mark.x, mark.y - size, mark.x + mark.width, mark.y + 0.3 * size};
}

Bounds boundsOf(const LineMark& mark)
{
    const double half = mark.thickness / 2;
    return {std::min(mark.x1, mark.x2) - half, std::min(mark.y1, mark.y2) - half, std::max(mark.x1, mark.x2) + half,
            std::max(mark.y1, mark.y2) + half};
}

Bounds boundsOf(const BoxMark& mark) { return {mark.x, mark.y, mark.x + mark.width, mark.y + mark.height}; }

Bounds boundsOf(const FieldMark& mark) { return {mark.x, mark.y, mark.x + mark.width, mark.y + mark.height}; }

Bounds boundsOf(const EllipseMark& mark)
{
    return {mark.x - mark.radiusX, mark.y - mark.radiusY, mark.x + mark.radiusX, mark.y + mark.radiusY};
}

Bounds boundsOf(const PathMark& mark)
{
    Around around;
    around.add(mark.rings);
    return around.bounds();
}

Bounds boundsOf(const GroupMark& mark)
{
    Around clip;
    clip.add(mark.clip);
    const auto inner = mark.clip.empty() ? boundsOf(std::span<const Mark>(*mark.content)) : clip.bounds();
    Around around;
    for (const double x : {inner.left, inner.right})
        for (const double y : {inner.top, inner.bottom}) around.add(mark.place({x, y}));
    return around.bounds();
}

}  // namespace

Bounds boundsOf(const Mark& mark)
{
    return std::visit([](const auto& one) { return boundsOf(one); }, mark);
}

Bounds boundsOf(std::span<const Mark> marks)
{
    Around around;
    for (const auto& mark : marks) around.add(boundsOf(mark));
    return around.bounds();
}

}  // namespace muster::printer
