#include "printer/map/map_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace muster::printer {

namespace {

using namespace sheet;

double rounded(double value) { return std::round(value * 10) / 10 + 0.0; }

/// Sentences about the parts of a map, in its language.
class MapWords {
public:
    explicit MapWords(const MapPicture& picture) : m_picture(picture), m_wording(picture.wording()) {}

    std::string board() const;
    std::string piece(const MapPiece& one) const;
    std::string zone(const MapZone& zone) const;
    std::string objective(const MapObjective& one) const;
    std::string rallyPoint(const MapSide& side, geometry::Point point) const;
    std::string base(const MapBase& one) const;

private:
    /// "(12.5, 3)"; in languages with a decimal comma "(12,5; 3)".
    std::string at(geometry::Point point) const
    {
        return m_wording.say("({x}, {y})", {{"x", rounded(point.x)}, {"y", rounded(point.y)}});
    }
    std::string extent(const MapRing& ring) const;
    std::string zoneName(const MapZone& zone) const;

    const MapPicture& m_picture;
    const wording::Wording& m_wording;
};

/// The bounding box of a ring, from corner to corner.
std::string MapWords::extent(const MapRing& ring) const
{
    auto low = ring.front();
    auto high = low;
    for (const auto& point : ring) {
        low = {std::min(low.x, point.x), std::min(low.y, point.y)};
        high = {std::max(high.x, point.x), std::max(high.y, point.y)};
    }
    return m_wording.say("from {start} to {end}", {{"start", at(low)}, {"end", at(high)}});
}

std::string MapWords::piece(const MapPiece& one) const
{
    const auto kind = one.kind < m_picture.kinds.size() ? m_picture.kinds[one.kind].label : std::string();
    auto words = one.name.empty() || one.name == kind ? kind
                 : kind.empty()                       ? one.name
                                                      : fmt::format("{} ({})", one.name, kind);
    if (one.level > 1) words += ", " + m_wording.say("level {level}", {{"level", one.level}});
    if (!one.path.empty())
        return fmt::format(
            "{}: {}", words,
            m_wording.say("from {start} to {end}", {{"start", at(one.path.front())}, {"end", at(one.path.back())}}));
    if (!one.rings.empty() && !one.rings.front().empty()) words += ": " + extent(one.rings.front());
    return words;
}

/// "Zone of Rome, Before the gate": the side that deploys there, and the zone's name if it has one.
std::string MapWords::zoneName(const MapZone& zone) const
{
    std::string sides;
    for (const auto side : zone.sides) {
        if (side >= m_picture.sides.size()) continue;
        const auto& name = m_picture.sides[side].name;
        sides = sides.empty() ? name : m_wording.say("{first} and {second}", {{"first", sides}, {"second", name}});
    }
    if (sides.empty())
        return zone.name.empty() ? m_wording.say("Zone") : m_wording.say("Zone {name}", {{"name", zone.name}});
    const auto words = m_wording.say("Zone of {side}", {{"side", sides}});
    return zone.name.empty() ? words : words + ", " + zone.name;
}

std::string MapWords::zone(const MapZone& zone) const
{
    const bool isDrawn = !zone.rings.empty() && !zone.rings.front().empty();
    return zoneName(zone) + (isDrawn ? ": " + extent(zone.rings.front()) : "");
}

std::string MapWords::base(const MapBase& one) const
{
    auto words = one.single ? one.name : fmt::format("{} {}", one.name, one.index + 1);
    if (one.side < m_picture.sides.size() && !m_picture.sides[one.side].name.empty())
        words = m_wording.say("{base} of {side}", {{"base", words}, {"side", m_picture.sides[one.side].name}});
    const auto place = at(one.at);
    words += ": " + (one.exact ? m_wording.say("at {place}", {{"place", place}})
                               : m_wording.say("in the square around {place}", {{"place", place}}));
    if (!one.exact || one.leader) return words;
    return words + ", " + m_wording.say("facing {degrees} degrees", {{"degrees", rounded(one.facing)}});
}

std::string MapWords::objective(const MapObjective& one) const
{
    return m_wording.say("Objective {name}: {place}", {{"name", one.name}, {"place", at(one.at)}}) +
           (one.points.empty() ? "" : ", " + one.points);
}

std::string MapWords::rallyPoint(const MapSide& side, geometry::Point point) const
{
    return m_wording.say("Rally point of {side}: {place}", {{"side", side.name}, {"place", at(point)}});
}

std::string MapWords::board() const
{
    const auto size =
        m_wording.say("{width} by {depth} {unit}",
                      {{"width", m_picture.width}, {"depth", m_picture.depth}, {"unit", unitName(m_picture)}});
    const auto squares = m_picture.columns > 0 && m_picture.rows > 0
                             ? ", " + m_wording.say("{columns} by {rows} squares",
                                                    {{"columns", m_picture.columns}, {"rows", m_picture.rows}})
                             : std::string();
    return m_wording.say("Board: {size}. Places are measured east and north from the south-west corner.",
                         {{"size", size + squares}});
}

}  // namespace

std::string unitName(const MapPicture& picture)
{
    wording::marked("in");  // the other units, "cm" and "mm", are alike everywhere
    return std::string(picture.wording().pattern(picture.measure));
}

std::vector<std::string> inWords(const Map& map)
{
    std::vector<std::string> lines;
    if (!map.picture) return lines;
    const auto& picture = *map.picture;
    const MapWords words(picture);
    lines.push_back(words.board());
    if (map.parts.terrain) {
        for (const auto& one : picture.terrain) lines.push_back(words.piece(one));
        for (const auto& kind : picture.kinds) {
            if (!kind.words.empty()) lines.push_back(fmt::format("{}: {}", kind.label, kind.words));
        }
    }
    if (map.parts.zones) {
        for (const auto& zone : picture.zones) lines.push_back(words.zone(zone));
    }
    if (map.parts.objectives) {
        for (const auto& one : picture.objectives) lines.push_back(words.objective(one));
    }
    if (map.parts.rallyPoints) {
        for (const auto& side : picture.sides) {
            for (const auto& point : side.rallyPoints) lines.push_back(words.rallyPoint(side, point));
        }
    }
    if (map.parts.bases) {
        for (const auto& one : picture.bases) {
            if (!map.side || one.side == *map.side) lines.push_back(words.base(one));
        }
    }
    return lines;
}

}  // namespace muster::printer
