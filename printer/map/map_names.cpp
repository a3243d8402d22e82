// Which names a map has, and in which order they are placed.
#include "printer/map/clusters.hpp"
#include "printer/map/ground_brush.hpp"
#include "printer/map/map_sketcher.hpp"
#include "printer/map/map_words.hpp"
#include "printer/map/ruler.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace muster::printer::map {

namespace {

constexpr Style groundName{8.0, Face::italic, 20};
constexpr Style waterName{8.0, Face::italic, {30, 70, 120}};
constexpr Style objectiveName{8.5, Face::bold, 0};

constexpr double objectiveRadius = 2.5;

Frame frameOfMark(Point at) { return Frame{at.x, at.y, at.x, at.y}.grown(2.7); }

}  // namespace

LabelPlace MapSketcher::placeOf(const Label& label)
{
    LabelPlace place{{}, label.ground, label.subject.kind, label.subject.items, label.leader};
    for (const auto& words : label.lines) place.text += (place.text.empty() ? "" : " ") + words.text;
    if (label.lines.front().turn == 0)
        for (auto& frame : place.ground) frame = frame.grown(-Label::edge);
    return place;
}

/// Tells the placer the shapes of everything that can have a name.
void MapSketcher::addNamed()
{
    const auto add = [&](Named kind, Outlines shape) {
        auto& shapes = m_sketch.shapes[static_cast<std::size_t>(kind)];
        m_placer.addItem(kind, areaOf(shape));
        shapes.push_back(std::move(shape));
        return shapes.size() - 1;
    };
    for (const auto& standing : m_standing) add(Named::base, shapeOf(standing));
    for (const auto& objective : m_picture.objectives) {
        const auto at = m_project(objective.at);
        add(Named::objective, {moved(ringAround(objectiveRadius, 12), at.x, at.y)});
    }
    for (const auto& ground : m_grounds)
        m_groundItems.push_back(add(ground.path.empty() ? Named::area : Named::way, ground.area));
}

/// Reserves what names must not cover: bases, fronts, marks, numbers of squares, and where the paper is cut.
void MapSketcher::reserveAreas()
{
    const auto& board = m_project.board();
    constexpr double besideCut = 5.5;  // mm: neighbouring pages share so much on both sides of a cut
    for (const double x : m_style.jointsX) m_placer.take({{x - besideCut, board.top, x + besideCut, board.bottom}});
    for (const double y : m_style.jointsY) m_placer.take({{board.left, y - besideCut, board.right, y + besideCut}});
    for (std::size_t i = 0; i < m_standing.size(); ++i) {
        const auto& standing = m_standing[i];
        m_placer.take(areaOf(shapeOf(standing)), {Named::base, {i}});
        // Keep names away from the fronts of bases.
        if (!standing.shape.empty() && !standing.beyond)
            m_placer.take(areaOf({facingMark(standing.shape, standing.centre, standing.base->facing)}),
                          {Named::base, {i}});
    }
    if (m_style.parts.grid) {
        m_squareNumbers = squareNumberFrames(m_picture, m_project);
        for (const auto& frame : m_squareNumbers) m_placer.take({frame});
        m_placer.avoid(gridLines(m_picture, m_project), 0.6);
    }
    if (m_style.parts.objectives)
        for (std::size_t i = 0; i < m_picture.objectives.size(); ++i)
            m_placer.take({frameOfMark(m_project(m_picture.objectives[i].at))}, {Named::objective, {i}});
    if (m_style.parts.rallyPoints)
        for (const auto& side : m_picture.sides)
            for (const auto point : side.rallyPoints) {
                const Point at = m_project(point);
                m_placer.take({{at.x - 1.0, at.y - 4.6, at.x + 3.4, at.y + 0.6}});
            }
    for (std::size_t i = 0; i < m_grounds.size(); ++i) {
        const auto& ground = m_grounds[i];
        if (!ground.path.empty()) {
            constexpr double broad = 12;  // mm: names may be on a river
            if (ground.width < broad) m_placer.avoid(ground.path, ground.width);
        } else if (const auto frame = map::frameOf(ground.area);
                   std::max(frame.width(), frame.height()) < (ground.look == sheet::MapLook::building ? 25 : 8)) {
            if (!ground.area.empty()) m_placer.take(areaOf(ground.area), {Named::area, {m_groundItems[i]}});
        }
    }
    if (m_style.parts.zones)
        for (const auto& zone : m_picture.zones) {
            auto borders = withoutFrame(m_project.rings(zone.rings), m_project.board());
            m_placer.avoid(borders, 0.8);
        }
}

void MapSketcher::labelItems()
{
    addNamed();
    reserveAreas();
    for (std::size_t i = 0; m_style.parts.objectives && i < m_picture.objectives.size(); ++i) {
        const auto& objective = m_picture.objectives[i];
        m_placer.atObjective(objective.points.empty() ? objective.name
                                                      : fmt::format("{} ({})", objective.name, objective.points),
                             sized(objectiveName), i);
    }
    nameBases();
    nameGrounds();
    nameZones();
}

void MapSketcher::nameZones()
{
    if (!m_style.parts.zones) return;
    const auto& wording = m_picture.wording();
    std::vector<int> zonesOf(m_picture.sides.size(), 0);
    for (const auto& zone : m_picture.zones)
        for (const auto side : zone.sides) ++zonesOf[side];
    for (const auto& zone : m_picture.zones) {
        auto style = sized(groundName);
        style.face = Face::regular;
        if (!zone.sides.empty()) style.ink = m_looks[zone.sides.front()].ink;
        std::string who;
        bool several = zone.sides.empty();
        for (const auto side : zone.sides) {
            who += (who.empty() ? "" : ", ") + m_picture.sides[side].name;
            several = several || zonesOf[side] > 1;
        }
        if (who.empty())
            who = zone.name.empty() ? wording.say("Zone") : wording.say("Zone {name}", {{"name", zone.name}});
        else if (several && !zone.name.empty())
            who += ": " + zone.name;
        const auto rings = m_project.rings(zone.rings);
        const bool isStraight = rings.size() == 1 && rings.front().size() == 4;
        const auto size = fmt::format("{} × {} {}", wording.number(zone.width, 4), wording.number(zone.depth, 4),
                                      unitName(m_picture));
        const auto whole = who + ", " + (isStraight ? size : wording.say("up to {size}", {{"size", size}}));
        if (!m_placer.atEdge(whole, style, rings) && !m_placer.atEdge(who, style, rings))
            m_placer.numberInside(whole, style, rings);
    }
}

void MapSketcher::nameGrounds()
{
    // Small pieces first, because large ones always have space.
    std::vector<std::size_t> order(m_grounds.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    const auto sizeOf = [&](std::size_t i) {
        const auto frame = map::frameOf(m_grounds[i].area);
        return frame.width() * frame.height() + (m_grounds[i].path.empty() ? 0 : 1e9);
    };
    std::stable_sort(order.begin(), order.end(), [&](auto a, auto b) { return sizeOf(a) < sizeOf(b); });
    for (const auto i : order) {
        const auto& ground = m_grounds[i];
        const auto& piece = *m_pieces[i];
        auto name = piece.name;
        if (name.empty() && (isLong(ground.look) || !ground.path.empty())) continue;  // shown in the legend
        if (name.empty()) name = m_picture.kinds[piece.kind].label;
        const auto isNamed = [&](const auto& objective) {
            return objective.name == name && map::frameOf(ground.area).grown(3).holds(m_project(objective.at));
        };
        if (m_style.parts.objectives && std::any_of(m_picture.objectives.begin(), m_picture.objectives.end(), isNamed))
            continue;
        if (piece.level != 0) name += fmt::format(" (level {})", piece.level);
        const auto style = sized(ground.look == sheet::MapLook::water ? waterName : groundName);
        if (!ground.path.empty())
            m_placer.alongWay(name, style, ground.path, ground.width, m_groundItems[i]);
        else
            m_placer.inArea(name, style, ground.area, m_groundItems[i]);
    }
}

void MapSketcher::nameBases()
{
    std::vector<const sheet::MapBase*> bases;
    std::vector<Frame> frames;
    for (const auto& standing : m_standing) {
        bases.push_back(standing.base);
        frames.push_back(map::frameOf(shapeOf(standing)));
    }
    const auto isTogether = [&](std::size_t a, std::size_t b) {
        return squareAt(frames[a].centre()) == squareAt(frames[b].centre());
    };
    auto clusters = clustersOf(bases, frames, isTogether);
    // From top to bottom, so that the numbers of the key are in reading order.
    std::stable_sort(clusters.begin(), clusters.end(), [](const auto& a, const auto& b) {
        return std::pair(std::floor(a.frame.top / 6), a.frame.left) <
               std::pair(std::floor(b.frame.top / 6), b.frame.left);
    });
    std::vector<const Cluster*> outside;
    for (const auto& cluster : clusters) {
        const auto within = sized({8.0, Face::regular, m_looks[cluster.side].within()});
        const auto& standing = m_standing[cluster.bases.front()];
        const bool square = std::abs(std::remainder(standing.base->facing, 90.0)) < 0.5 && !standing.shape.empty();
        if (cluster.bases.size() != 1 || !square || !m_placer.within(cluster.label, within, cluster.bases.front()))
            outside.push_back(&cluster);
    }
    const auto roomOf = [&](const Cluster& cluster) { return squareAt(frames[cluster.bases.front()].centre()); };
    // First the names that need no line, so that no line takes their places.
    for (const bool mayLead : {false, true})
        std::erase_if(outside, [&](const Cluster* cluster) {
            return m_placer.besideBases(cluster->label, sized({8.0, Face::regular, m_looks[cluster->side].ink}),
                                        cluster->bases, roomOf(*cluster), mayLead);
        });
    for (const auto* cluster : outside)
        m_placer.numberBases(cluster->label, sized({8.0, Face::regular, m_looks[cluster->side].ink}), cluster->bases,
                             roomOf(*cluster), Style{8.0, Face::regular, m_looks[cluster->side].within()});
}

}  // namespace muster::printer::map
