#include "printer/map/map_sketch.hpp"

#include "printer/map/ground.hpp"
#include "printer/map/labels.hpp"
#include "printer/map/ruler.hpp"
#include "printer/map/sides.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

namespace muster::printer::map {

using sheet::MapPicture;

namespace {

constexpr std::size_t maxPieces = 3'000;
constexpr std::size_t maxBases = 3'000;
constexpr std::size_t maxCorners = 200'000;  // of all pieces together

constexpr Style groundName{8.0, Face::italic, 20};
constexpr Style waterName{8.0, Face::italic, {30, 70, 120}};
constexpr Style objectiveName{8.5, Face::bold, 0};

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

/// Draws a map: terrain first, then zones, marks and bases, and names on top.
class MapSketcher {
public:
    MapSketcher(const MapPicture& picture, const MapStyle& style, const Measure& measure)
        : m_picture(picture), m_style(style), m_measure(measure), m_bands(bandsOf(picture, style)),
          m_project(picture, style.scale, {m_bands.left, m_bands.top}), m_placer(m_project.board(), measure)
    {}

    Sketch sketch()
    {
        const auto& board = m_project.board();
        m_sketch.board = board;
        m_sketch.width = board.right + m_bands.right;
        m_sketch.height = board.bottom + m_bands.bottom;
        gatherGrounds();
        gatherBases();
        if (!m_style.numbers) m_placer.leaveNumbersOut();
        if (m_style.names) labelItems();
        if (m_style.table)
            m_sketch.items.emplace_back(Lines{{{{board.left, board.top},
                                                {board.right, board.top},
                                                {board.right, board.bottom},
                                                {board.left, board.bottom}}},
                                              true,
                                              0,
                                              {},
                                              Ink{250, 249, 243}});
        auto covered = m_placer.covered();
        covered.insert(covered.end(), m_squareNumbers.begin(), m_squareNumbers.end());
        GroundPainter painter(m_sketch, board, covered);
        painter.paint(m_grounds);
        if (painter.isThinned())
            m_sketch.notes.emplace_back("There is too much terrain to draw all of it with its pattern.");
        if (m_style.parts.grid) drawGrid(m_sketch, m_picture, m_project);
        if (m_style.parts.zones) drawZones();
        drawObjectiveGround();
        clearLines(covered);
        if (m_style.parts.grid && m_style.names) drawSquareNumbers(m_sketch, m_picture, m_project);
        drawMarks();
        drawBases(covered);
        drawNames();
        if (m_style.table) drawRuler(m_sketch, m_picture, m_project, m_style, m_measure);
        for (const auto& label : m_placer.labels()) m_sketch.labels.push_back(placeOf(label));
        for (const auto& standing : m_standing) m_sketch.bases.push_back(frameOf(standing));
        m_sketch.key = m_placer.key();
        if (m_placer.leftOut() > 0)
            m_sketch.notes.push_back(fmt::format("{} more names do not fit on the map.", m_placer.leftOut()));
        return std::move(m_sketch);
    }

private:
    void gatherGrounds();
    void gatherBases();
    void labelItems();
    void nameGrounds();
    void nameBases();
    void drawZones();
    void nameZones();
    void clearLines(const std::vector<Frame>& covered);
    void drawObjectiveGround();
    void drawMarks();
    void drawBases(const std::vector<Frame>& covered);
    void drawNames();

    Style sized(Style style) const
    {
        style.points *= m_style.letters;
        return style;
    }

    struct Standing {
        const sheet::MapBase* base;
        Point centre;
        Outlines shape;
        bool beyond = false;
    };
    static Frame frameOf(const Standing& standing);
    static LabelPlace placeOf(const Label& label);
    /// The square of the grid; without a grid, the board.
    Frame squareAt(Point at) const;

    const MapPicture& m_picture;
    const MapStyle& m_style;
    const Measure& m_measure;
    Bands m_bands;
    Projection m_project;
    LabelPlacer m_placer;
    Sketch m_sketch;
    std::vector<Ground> m_grounds;
    std::vector<const sheet::MapPiece*> m_pieces;  ///< pieces of m_grounds, in the same order
    std::vector<Standing> m_standing;
    std::vector<Frame> m_squareNumbers;
};

Frame MapSketcher::frameOf(const Standing& standing)
{
    const auto at = standing.centre;
    return standing.shape.empty() ? Frame{at.x, at.y, at.x, at.y}.grown(1.4) : map::frameOf(standing.shape);
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

LabelPlace MapSketcher::placeOf(const Label& label)
{
    LabelPlace place{{}, label.ground, label.bases, label.leader.size() > 1};
    for (const auto& words : label.lines) place.text += (place.text.empty() ? "" : " ") + words.text;
    if (label.lines.front().turn == 0)
        for (auto& frame : place.ground) frame = frame.grown(-Label::edge);
    return place;
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

void MapSketcher::labelItems()
{
    for (const auto& standing : m_standing)
        m_placer.take(standing.shape.empty()
                          ? Frame{standing.centre.x, standing.centre.y, standing.centre.x, standing.centre.y}.grown(1.6)
                          : map::frameOf(standing.shape));
    // Keep names away from the fronts of bases.
    for (const auto& standing : m_standing)
        if (!standing.shape.empty() && !standing.beyond)
            m_placer.take(Frame::around(facingMark(standing.shape, standing.centre, standing.base->facing)));
    if (m_style.parts.grid) {
        m_squareNumbers = squareNumberFrames(m_picture, m_project);
        for (const auto& frame : m_squareNumbers) m_placer.take(frame);
        m_placer.avoid(gridLines(m_picture, m_project), 0.6);
    }
    const auto markFrame = [&](Point at) { return Frame{at.x, at.y, at.x, at.y}.grown(2.7); };
    if (m_style.parts.objectives)
        for (const auto& objective : m_picture.objectives) m_placer.take(markFrame(m_project(objective.at)));
    for (const auto& ground : m_grounds)
        if (!ground.path.empty())
            m_placer.avoid(ground.path, ground.width);
        else if (!ground.area.empty() && map::frameOf(ground.area).width() < 8 &&
                 map::frameOf(ground.area).height() < 8)
            m_placer.take(map::frameOf(ground.area));
    if (m_style.parts.zones)
        for (const auto& zone : m_picture.zones) {
            auto borders = withoutFrame(m_project.rings(zone.rings), m_project.board());
            m_placer.avoid(borders, 0.8);
        }
    if (m_style.parts.objectives)
        for (const auto& objective : m_picture.objectives)
            m_placer.beside(objective.points.empty() ? objective.name
                                                     : fmt::format("{} ({})", objective.name, objective.points),
                            sized(objectiveName), markFrame(m_project(objective.at)));
    nameBases();
    nameGrounds();
    nameZones();
}

void MapSketcher::nameZones()
{
    if (!m_style.parts.zones) return;
    std::vector<int> zonesOf(m_picture.sides.size(), 0);
    for (const auto& zone : m_picture.zones)
        for (const auto side : zone.sides) ++zonesOf[side];
    for (const auto& zone : m_picture.zones) {
        auto style = sized(groundName);
        style.face = Face::regular;
        if (!zone.sides.empty()) style.ink = inkOf(zone.sides.front());
        std::string who;
        bool several = zone.sides.empty();
        for (const auto side : zone.sides) {
            who += (who.empty() ? "" : ", ") + m_picture.sides[side].name;
            several = several || zonesOf[side] > 1;
        }
        if (who.empty())
            who = zone.name.empty() ? "Zone" : "Zone " + zone.name;
        else if (several && !zone.name.empty())
            who += ": " + zone.name;
        const auto rings = m_project.rings(zone.rings);
        const bool isStraight = rings.size() == 1 && rings.front().size() == 4;
        const auto whole = fmt::format("{}, {}{:.4g} × {:.4g} {}", who, isStraight ? "" : "up to ", zone.width,
                                       zone.depth, m_picture.measure);
        if (m_placer.atEdge(whole, style, rings) || m_placer.atEdge(who, style, rings)) continue;
        const auto frame = map::frameOf(rings);
        m_placer.number(whole, style, {frame.left + std::min(3.0, frame.width() / 2), frame.centre().y});
    }
}

/// Removes lines below names, so that these are readable without a background.
void MapSketcher::clearLines(const std::vector<Frame>& covered)
{
    for (auto& item : m_sketch.items) {
        auto* lines = std::get_if<Lines>(&item);
        if (lines == nullptr || lines->fill || lines->thickness <= 0 || lines->thickness > 0.6) continue;
        lines->outlines = withoutFrames(lines->outlines, lines->closed, covered);
        lines->closed = false;
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
            m_placer.alongWay(name, style, ground.path, ground.width);
        else
            m_placer.inArea(name, style, ground.area);
    }
}

void MapSketcher::nameBases()
{
    std::vector<const sheet::MapBase*> bases;
    std::vector<Frame> frames;
    for (const auto& standing : m_standing) {
        bases.push_back(standing.base);
        frames.push_back(frameOf(standing));
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
        const auto within = sized({8.0, Face::regular, inkWithin(cluster.side)});
        const auto& standing = m_standing[cluster.bases.front()];
        const bool square = std::abs(std::remainder(standing.base->facing, 90.0)) < 0.5 && !standing.shape.empty();
        if (cluster.bases.size() == 1 && square && m_placer.within(cluster.label, within, cluster.frame)) continue;
        outside.push_back(&cluster);
    }
    for (const auto* cluster : outside) {
        std::vector<Frame> own;
        for (const auto base : cluster->bases) own.push_back(frames[base]);
        m_placer.atBases(cluster->label, sized({8.0, Face::regular, inkOf(cluster->side)}), own,
                         squareAt(own.front().centre()), Style{8.0, Face::regular, inkWithin(cluster->side)});
    }
}

void MapSketcher::drawZones()
{
    for (const auto& zone : m_picture.zones) {
        const Ink ink = zone.sides.empty() ? Ink(70) : inkOf(zone.sides.front());
        const auto dash = !zone.sides.empty() && zone.sides.front() % 2 == 1 ? Dash::dotted : Dash::dashed;
        auto borders = withoutFrame(m_project.rings(zone.rings), m_project.board());
        if (!borders.empty())
            m_sketch.items.emplace_back(Lines{std::move(borders), false, 0.55, ink, std::nullopt, dash});
    }
}

/// Draws terrain that counts as an objective, slightly inside its edge, where squares and terrain have theirs.
void MapSketcher::drawObjectiveGround()
{
    if (!m_style.parts.objectives) return;
    for (const auto& objective : m_picture.objectives) {
        auto rings = m_project.rings(objective.rings);
        for (auto& ring : rings) {
            const auto centre = Frame::around(ring).centre();
            for (auto& corner : ring) {
                const double away = std::hypot(corner.x - centre.x, corner.y - centre.y);
                if (away > 5)
                    corner = {corner.x - (corner.x - centre.x) / away * 1.7,
                              corner.y - (corner.y - centre.y) / away * 1.7};
            }
        }
        if (!rings.empty())
            m_sketch.items.emplace_back(Lines{std::move(rings), true, 0.4, Ink(0), std::nullopt, Dash::dotted});
    }
}

void MapSketcher::drawMarks()
{
    if (m_style.parts.rallyPoints)
        for (std::size_t side = 0; side < m_picture.sides.size(); ++side)
            for (const auto at : m_picture.sides[side].rallyPoints)
                if (m_project.board().holds(m_project(at))) drawRallyPoint(m_sketch.items, m_project(at), side);
    if (!m_style.parts.objectives) return;
    for (const auto& objective : m_picture.objectives) {
        if (m_project.board().holds(m_project(objective.at)))
            drawObjective(m_sketch.items, m_project(objective.at), objective.holder);
    }
}

void MapSketcher::drawBases(const std::vector<Frame>& covered)
{
    for (const auto& standing : m_standing) {
        const auto side = standing.base->side;
        const Ink ink = inkOf(side);
        drawBase(m_sketch.items, standing.shape, side, covered);
        if (standing.beyond) {
            const auto at = standing.centre;
            m_sketch.items.emplace_back(Lines{{{{at.x - 1.2, at.y - 1.2}, {at.x + 1.2, at.y + 1.2}},
                                               {{at.x - 1.2, at.y + 1.2}, {at.x + 1.2, at.y - 1.2}}},
                                              false,
                                              0.6,
                                              ink});
        } else if (standing.shape.empty()) {
            m_sketch.items.emplace_back(Disc{standing.centre, 1.4, 0.35, ink, side % 4 == 0 ? ink : Ink(255)});
        } else {
            drawFacing(m_sketch.items, standing.shape, standing.centre, standing.base->facing, ink);
            const bool free = std::none_of(covered.begin(), covered.end(),
                                           [&](const Frame& name) { return name.holds(standing.centre); });
            if (standing.base->leader && free)
                m_sketch.items.emplace_back(
                    Disc{standing.centre,
                         std::min(map::frameOf(standing.shape).width(), map::frameOf(standing.shape).height()) / 4, 0.3,
                         inkWithin(side)});
        }
    }
}

void MapSketcher::drawNames()
{
    for (const auto& label : m_placer.labels()) {
        if (label.leader.size() > 1) {
            m_sketch.items.emplace_back(Lines{{label.leader}, false, 0.2, Ink(60)});
            m_sketch.items.emplace_back(Disc{label.leader.back(), 0.4, 0, Ink(60), Ink(60)});
        }
        if (label.numbered) {
            const auto frame = label.ground.front().grown(-0.3);
            m_sketch.items.emplace_back(
                Disc{frame.centre(), frame.height() / 2, 0.25, label.lines.front().style.ink, Ink(255)});
        }
        for (const auto& words : label.lines) m_sketch.items.emplace_back(words);
    }
}

}  // namespace

Sketch sketchMap(const MapPicture& picture, const MapStyle& style, const Measure& measure)
{
    return MapSketcher(picture, style, measure).sketch();
}

}  // namespace muster::printer::map
