#include "printer/map/map_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace muster::printer {

namespace {

using namespace sheet;

double rounded(double value) { return std::round(value * 10) / 10 + 0.0; }

std::string at(geometry::Point point) { return fmt::format("({:g}, {:g})", rounded(point.x), rounded(point.y)); }

/// The bounding box of a ring, from corner to corner.
std::string extent(const MapRing& ring)
{
    auto low = ring.front();
    auto high = low;
    for (const auto& point : ring) {
        low = {std::min(low.x, point.x), std::min(low.y, point.y)};
        high = {std::max(high.x, point.x), std::max(high.y, point.y)};
    }
    return fmt::format("from {} to {}", at(low), at(high));
}

std::string piece(const MapPicture& picture, const MapPiece& one)
{
    const auto kind = one.kind < picture.kinds.size() ? picture.kinds[one.kind].label : std::string();
    auto words = one.name.empty() || one.name == kind ? kind
                 : kind.empty()                       ? one.name
                                                      : fmt::format("{} ({})", one.name, kind);
    if (one.level > 1) words += fmt::format(", level {}", one.level);
    if (!one.path.empty()) return fmt::format("{}: from {} to {}", words, at(one.path.front()), at(one.path.back()));
    if (!one.rings.empty() && !one.rings.front().empty()) words += ": " + extent(one.rings.front());
    return words;
}

/// "Zone of Rome, Before the gate": the side that deploys there, and the zone's name if it has one.
std::string zoneName(const MapPicture& picture, const MapZone& zone)
{
    std::string words = "Zone";
    for (const auto side : zone.sides) {
        if (side < picture.sides.size()) words += (words == "Zone" ? " of " : " and ") + picture.sides[side].name;
    }
    if (zone.name.empty()) return words;
    return words + (words == "Zone" ? " " : ", ") + zone.name;
}

std::string base(const MapPicture& picture, const MapBase& one)
{
    auto words = one.single ? one.name : fmt::format("{} {}", one.name, one.index + 1);
    if (one.side < picture.sides.size() && !picture.sides[one.side].name.empty())
        words += " of " + picture.sides[one.side].name;
    words += fmt::format(": {} {}", one.exact ? "at" : "in the square around", at(one.at));
    return one.exact && !one.leader ? words + fmt::format(", facing {:g} degrees", rounded(one.facing)) : words;
}

}  // namespace

std::vector<std::string> inWords(const Map& map)
{
    std::vector<std::string> lines;
    if (!map.picture) return lines;
    const auto& picture = *map.picture;
    const auto squares =
        picture.columns > 0 && picture.rows > 0 ? fmt::format(", {} by {} squares", picture.columns, picture.rows) : "";
    lines.push_back(
        fmt::format("Board: {:g} by {:g} {}{}. Places are measured east and north from the south-west corner.",
                    picture.width, picture.depth, picture.measure, squares));
    if (map.parts.terrain) {
        for (const auto& one : picture.terrain) lines.push_back(piece(picture, one));
        for (const auto& kind : picture.kinds) {
            if (!kind.words.empty()) lines.push_back(fmt::format("{}: {}", kind.label, kind.words));
        }
    }
    if (map.parts.zones) {
        for (const auto& zone : picture.zones) {
            const bool drawn = !zone.rings.empty() && !zone.rings.front().empty();
            lines.push_back(zoneName(picture, zone) + (drawn ? ": " + extent(zone.rings.front()) : ""));
        }
    }
    if (map.parts.objectives) {
        for (const auto& one : picture.objectives)
            lines.push_back(
                fmt::format("Objective {}: {}{}", one.name, at(one.at), one.points.empty() ? "" : ", " + one.points));
    }
    if (map.parts.rallyPoints) {
        for (const auto& side : picture.sides) {
            for (const auto& point : side.rallyPoints)
                lines.push_back(fmt::format("Rally point of {}: {}", side.name, at(point)));
        }
    }
    if (map.parts.bases) {
        for (const auto& one : picture.bases) {
            if (!map.side || one.side == *map.side) lines.push_back(base(picture, one));
        }
    }
    return lines;
}

}  // namespace muster::printer
