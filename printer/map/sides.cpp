#include "printer/map/sides.hpp"

#include "core/geometry/rotation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace muster::printer::map {

namespace {

constexpr std::array<Ink, 6> inks{
    {{28, 66, 132}, {152, 38, 34}, {34, 98, 58}, {108, 54, 120}, {132, 84, 12}, {40, 40, 40}}};

/// "1–3, 7": zero-based numbers shown from 1, with ranges combined.
std::string numbersOf(std::vector<std::int64_t> indexes)
{
    std::sort(indexes.begin(), indexes.end());
    std::string text;
    for (std::size_t i = 0; i < indexes.size();) {
        auto end = i;
        while (end + 1 < indexes.size() && indexes[end + 1] <= indexes[end] + 1) ++end;
        if (!text.empty()) text += ", ";
        text += end == i ? fmt::format("{}", indexes[i] + 1) : fmt::format("{}–{}", indexes[i] + 1, indexes[end] + 1);
        i = end + 1;
    }
    return text;
}

}  // namespace

Ink inkOf(std::size_t side) { return inks[side % inks.size()]; }

Ink inkWithin(std::size_t side) { return side % 4 == 0 ? Ink(255) : inkOf(side); }

void drawBase(std::vector<Item>& items, const Outlines& shape, std::size_t side, const std::vector<Frame>& labels)
{
    if (shape.empty()) return;
    const Ink ink = inkOf(side);
    // A white edge separates adjacent solid bases.
    items.emplace_back(Lines{shape, true, side % 4 == 0 ? 0.25 : 0.35, side % 4 == 0 ? Ink(255) : ink,
                             side % 4 == 0 ? ink : Ink(255)});
    if (side % 4 < 2) return;
    std::size_t budget = 200;
    const Pattern pattern(shape, labels, budget);
    items.emplace_back(Lines{pattern.hatching(45, 1.1), false, 0.2, ink});
    if (side % 4 == 3) items.emplace_back(Lines{pattern.hatching(135, 1.1), false, 0.2, ink});
}

Outline facingMark(const Outlines& shape, Point centre, double degrees)
{
    if (shape.empty()) return {};
    const Point north = geometry::direction(degrees), ahead{north.x, -north.y};
    double front = 0;
    for (const auto corner : shape.front())
        front = std::max(front, (corner.x - centre.x) * ahead.x + (corner.y - centre.y) * ahead.y);
    const double size = std::clamp(front * 0.8, 0.7, 1.5);
    const auto at = [&](double out, double aside) {
        return Point{centre.x + ahead.x * (front + out) - ahead.y * aside,
                     centre.y + ahead.y * (front + out) + ahead.x * aside};
    };
    return {at(0.1, -size * 0.8), at(0.1, size * 0.8), at(size, 0)};
}

void drawFacing(std::vector<Item>& items, const Outlines& shape, Point centre, double degrees, Ink ink)
{
    if (!shape.empty()) items.emplace_back(Lines{{facingMark(shape, centre, degrees)}, true, 0, ink, ink});
}

std::vector<Cluster> clustersOf(const std::vector<const sheet::MapBase*>& bases, const std::vector<Frame>& frames,
                                const std::function<bool(std::size_t, std::size_t)>& isTogether)
{
    std::map<std::pair<std::size_t, std::string>, std::vector<std::size_t>> units;
    for (std::size_t i = 0; i < bases.size(); ++i) units[{bases[i]->side, bases[i]->unit}].push_back(i);
    std::vector<Cluster> clusters;
    for (const auto& [unit, members] : units) {
        std::vector<bool> taken(members.size(), false);
        for (std::size_t start = 0; start < members.size(); ++start) {
            if (taken[start]) continue;
            Cluster cluster{unit.first, {}, frames[members[start]], {members[start]}};
            taken[start] = true;
            for (std::size_t next = 0; next < cluster.bases.size(); ++next) {
                const auto& from = frames[cluster.bases[next]];
                const auto near = from.grown(std::min(from.width(), from.height()) * 0.7 + 0.8);
                for (std::size_t k = start + 1; k < members.size(); ++k) {
                    if (taken[k] || !near.meets(frames[members[k]]) || !isTogether(members[start], members[k]))
                        continue;
                    taken[k] = true;
                    cluster.bases.push_back(members[k]);
                    const auto& frame = frames[members[k]];
                    cluster.frame = {std::min(cluster.frame.left, frame.left), std::min(cluster.frame.top, frame.top),
                                     std::max(cluster.frame.right, frame.right),
                                     std::max(cluster.frame.bottom, frame.bottom)};
                }
            }
            const auto& first = *bases[cluster.bases.front()];
            cluster.label = first.name;
            if (members.size() > 1) {
                std::vector<std::int64_t> indexes;
                for (const auto base : cluster.bases) indexes.push_back(bases[base]->index);
                cluster.label += " " + numbersOf(std::move(indexes));
            }
            clusters.push_back(std::move(cluster));
        }
    }
    return clusters;
}

void drawObjective(std::vector<Item>& items, Point at, std::optional<std::size_t> holder)
{
    Outline star;
    for (int i = 0; i < 10; ++i) {
        const double radius = i % 2 == 0 ? 2.5 : 1.05;
        const Point way = geometry::direction(i * 36.0);
        star.push_back({at.x + radius * way.x, at.y - radius * way.y});
    }
    const Ink ink = holder ? inkOf(*holder) : Ink(0);
    items.emplace_back(Lines{{std::move(star)}, true, 0.35, ink, holder && *holder % 4 == 0 ? ink : Ink(255)});
}

void drawRallyPoint(std::vector<Item>& items, Point at, std::size_t side)
{
    const Ink ink = inkOf(side);
    items.emplace_back(Lines{{{{at.x, at.y}, {at.x, at.y - 4}}}, false, 0.4, ink});
    items.emplace_back(Lines{
        {{{at.x, at.y - 4}, {at.x + 3, at.y - 3}, {at.x, at.y - 2}}}, true, 0.3, ink, side % 4 == 0 ? ink : Ink(255)});
    items.emplace_back(Disc{at, 0.6, 0, ink, ink});
}

}  // namespace muster::printer::map
