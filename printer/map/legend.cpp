// The legend of a map: samples of the items drawn on it.
#include "printer/map/ground.hpp"
#include "printer/map/map_sketch.hpp"
#include "printer/map/sides.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::printer::map {

namespace {

constexpr double sampleWidth = 12.0;
constexpr double sampleHeight = 6.4;
constexpr std::size_t maxListed = 100;  // different names

Outline box(double left, double top, double right, double bottom)
{
    return {{left, top}, {right, top}, {right, bottom}, {left, bottom}};
}

Sketch empty()
{
    Sketch sketch;
    sketch.width = sampleWidth, sketch.height = sampleHeight;
    sketch.board = {-1, -1, sampleWidth + 1, sampleHeight + 1};
    return sketch;
}

Sketch groundSample(const sheet::MapKind& kind, bool isWay)
{
    auto sketch = empty();
    Ground ground{kind.look, kind.shade, 0, kind.carries, {box(0.3, 0.3, sampleWidth - 0.3, sampleHeight - 0.3)},
                  {},        0};
    if (isWay) {
        ground.width = 2.0;
        const double middle = sampleHeight / 2;
        ground.path = {{{0.3, middle}, {sampleWidth - 0.3, middle}}};
        ground.area = {box(0.3, middle - 1, sampleWidth - 0.3, middle + 1)};
    }
    const std::vector<Frame> none;
    drawGrounds(sketch, sketch.board, none, {ground});
    return sketch;
}

}  // namespace

std::vector<LegendEntry> legendOf(const sheet::MapPicture& picture, const MapStyle& style)
{
    std::vector<LegendEntry> entries;
    const auto looks = looksOf(picture, style);
    const auto& wording = picture.wording();
    if (style.parts.bases) {
        bool isFirst = true;
        for (std::size_t side = 0; side < picture.sides.size(); ++side) {
            if (style.side && *style.side != side) continue;
            if (std::none_of(picture.bases.begin(), picture.bases.end(),
                             [&](const auto& base) { return base.side == side; }))
                continue;
            auto sketch = empty();
            const Outlines shape{box(1.5, 2.0, sampleWidth - 1.5, sampleHeight - 0.6)};
            drawInLook(sketch.items, shape, looks[side]);
            drawFacing(sketch.items, shape, {sampleWidth / 2, (2.0 + sampleHeight - 0.6) / 2}, 0, looks[side].ink);
            entries.push_back({std::move(sketch), picture.sides[side].name,
                               isFirst
                                   ? wording.say("The triangle shows where a base faces; a ring stands for a leader.")
                                   : std::string(),
                               LegendKind::side});
            isFirst = false;
        }
    }
    if (style.parts.objectives && !picture.objectives.empty()) {
        auto sketch = empty();
        drawObjective(sketch.items, {sampleWidth / 2, sampleHeight / 2}, nullptr);
        entries.push_back({std::move(sketch), wording.say("Objective"), ""});
    }
    for (std::size_t side = 0; style.parts.rallyPoints && side < picture.sides.size(); ++side) {
        if (picture.sides[side].rallyPoints.empty()) continue;
        auto sketch = empty();
        drawRallyPoint(sketch.items, {sampleWidth / 2 - 1, sampleHeight - 1}, looks[side]);
        entries.push_back({std::move(sketch), wording.say("Rally point"), picture.sides[side].name});
    }
    if (style.parts.terrain) {
        std::vector<int> seen(picture.kinds.size(), 0);  // 1: as an area, 2: as a way
        for (const auto& piece : picture.terrain)
            seen[piece.kind] |= piece.path.empty() && !isLong(picture.kinds[piece.kind].look) ? 1 : 2;
        for (std::size_t i = 0; i < seen.size(); ++i)
            if (seen[i] != 0)
                entries.push_back({groundSample(picture.kinds[i], seen[i] == 2), picture.kinds[i].label,
                                   picture.kinds[i].words, LegendKind::terrain});
    }
    return entries;
}

std::string namesLeftOut(const Sketch& sketch, const wording::Wording& wording)
{
    const auto& names = sketch.leftOut;
    if (names.empty()) return {};
    std::vector<std::pair<std::string, std::size_t>> counted;
    for (const auto& name : names) {
        const auto known =
            std::find_if(counted.begin(), counted.end(), [&](const auto& one) { return one.first == name; });
        if (known != counted.end())
            ++known->second;
        else if (counted.size() < maxListed)
            counted.emplace_back(name, 1);
    }
    std::string list;
    std::size_t listed = 0;
    for (const auto& [name, count] : counted) {
        list += (list.empty() ? "" : ", ") + name + (count > 1 ? fmt::format(" ({})", count) : "");
        listed += count;
    }
    if (listed < names.size())
        list = wording.say("{names} and {count} more", {{"names", list}, {"count", names.size() - listed}});
    return wording.say("Without a name on the map: {names}.", {{"names", list}});
}

}  // namespace muster::printer::map
