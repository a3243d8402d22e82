#include "core/scenario/map_picture.hpp"

#include "core/game/game.hpp"
#include "core/geometry/makers.hpp"
#include "core/geometry/rotation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

namespace muster::rules {

using sheet::MapPicture;
using text::Node;

sheet::MapRings mapRings(const std::optional<geometry::Shape>& shape)
{
    sheet::MapRings rings;
    if (!shape || !shape->isArea()) return rings;
    for (std::size_t r = 0; r < shape->ringCount(); ++r) {
        const auto ring = shape->ring(r);
        rings.emplace_back(ring.begin(), ring.end());
    }
    return rings;
}

namespace {

std::string ownName(Node node) { return std::string(node["name"].string()); }

std::string shortNumber(double value) { return fmt::format("{:g}", value); }

class Painter {
public:
    explicit Painter(const Battlefield& field) : m_field(field) {}

    MapPicture paint()
    {
        const auto& board = m_field.board();
        if (board.isValid()) m_picture.width = board.width(), m_picture.depth = board.depth();
        m_picture.millimetres = board.toMillimetres(1);
        const auto& measure = m_field.catalogue().game().measure;
        m_picture.measure = measure.empty() ? "in" : measure;
        m_picture.language = m_field.catalogue().language();
        if (board.hasGrid()) m_picture.columns = board.columns(), m_picture.rows = board.rows();
        for (const auto& piece : m_field.terrain()) addTerrain(piece);
        for (const auto& side : m_field.sides()) addSide(side);
        for (const auto& zone : m_field.zones())
            m_picture.zones.push_back(
                {ownName(zone.node), mapRings(zone.form.shape), zone.form.width, zone.form.depth, {}});
        for (std::size_t i = 0; i < m_field.sides().size(); ++i)
            for (const auto zone : m_field.sides()[i].zones) m_picture.zones[zone].sides.push_back(i);
        for (const auto& objective : m_field.objectives()) addObjective(objective);
        return std::move(m_picture);
    }

private:
    /// Kinds are numbered in order of appearance; unknown kinds are labelled with the text of the file.
    std::size_t kindOf(const Feature& piece)
    {
        const std::string type(piece.node["type"].string());
        const auto [found, isNew] = m_kinds.try_emplace(type, m_picture.kinds.size());
        if (!isNew) return found->second;
        sheet::MapKind kind;
        const Node label = piece.kind["label"];
        const auto& phrases = m_field.catalogue().phrases();
        kind.label = phrases.of(label.isString() ? label.string() : std::string_view(type));
        kind.words = phrases.of(shortWords(piece.kind));
        const bool isLine = piece.kind["form"].isString() ? piece.kind["form"].string() == "line" : piece.form.isLine();
        kind.look = sheet::mapLookNamed(piece.kind["look"].string())
                        .value_or(isLine ? sheet::MapLook::line : sheet::MapLook::area);
        kind.carries = piece.kind["carries"].isBoolean() && piece.kind["carries"].boolean();
        kind.shade = m_shades[kind.look]++;
        m_picture.kinds.push_back(std::move(kind));
        return found->second;
    }

    void addTerrain(const Feature& piece)
    {
        sheet::MapPiece made;
        made.name = ownName(piece.node);
        made.kind = kindOf(piece);
        made.rings = mapRings(piece.form.shape);
        made.level = static_cast<int>(std::clamp<std::int64_t>(piece.node["level"].integer(), -100, 100));
        if (piece.form.isLine() && piece.form.shape) {
            const ShapeSpec& line = *piece.form.spec;
            made.width = line.lineWidth;
            made.path = pathOf(line, m_field.board()).points;
            if (line.rotation != 0) geometry::rotate(made.path, piece.form.shape->centre(), line.rotation);
            runOff(made);
        }
        m_picture.terrain.push_back(std::move(made));
    }

    /// A way that ends at the table's edge is extended beyond it, so that no corner of bare table shows beside its flat
    /// end.
    void runOff(sheet::MapPiece& way) const
    {
        const auto& board = m_field.board();
        if (way.path.size() < 2 || !board.isValid() || !(way.width > 0)) return;
        const double near = way.width / 2;
        bool isLonger = false;
        const auto lengthen = [&](geometry::Point& end, geometry::Point before) {
            const double edge = std::min(
                {std::abs(end.x), std::abs(end.y), std::abs(board.width() - end.x), std::abs(board.depth() - end.y)});
            const double dx = end.x - before.x, dy = end.y - before.y, length = std::hypot(dx, dy);
            if (edge > near || !(length > 0)) return;
            // Only ends that lead over the edge are extended, not those parallel to it.
            const bool leaves = (end.x <= near && dx < 0) || (end.y <= near && dy < 0) ||
                                (board.width() - end.x <= near && dx > 0) || (board.depth() - end.y <= near && dy > 0);
            if (!leaves) return;
            end = {end.x + dx / length * way.width, end.y + dy / length * way.width};
            isLonger = true;
        };
        auto path = way.path;
        lengthen(path.front(), way.path[1]);
        lengthen(path.back(), way.path[way.path.size() - 2]);
        if (!isLonger) return;
        auto drawn = geometry::line(path, way.width);
        if (auto* shape = std::get_if<geometry::Shape>(&drawn))
            way.rings = mapRings(std::move(*shape)), way.path = std::move(path);
    }

    void addObjective(const Feature& objective)
    {
        if (!objective.at) return;
        sheet::MapObjective made;
        made.name = std::string(nameOf(objective.node));
        made.at = *objective.at;
        made.rings = mapRings(objective.form.shape);
        for (std::size_t i = 0; i < m_field.sides().size(); ++i)
            if (!objective.node["holder"].string().empty() &&
                m_field.sides()[i].id == objective.node["holder"].string())
                made.holder = i;
        if (objective.node["points"].isNumber()) made.points = shortNumber(objective.node["points"].real());
        m_picture.objectives.push_back(std::move(made));
    }

    void addSide(const Side& side)
    {
        sheet::MapSide made;
        made.id = side.id;
        made.name = side.name;
        if (side.edge) made.edge = static_cast<sheet::MapEdge>(static_cast<int>(*side.edge) + 1);
        for (const Node node : side.node["rallyPoints"])
            if (const auto at = m_field.board().point(node)) made.rallyPoints.push_back(*at);
        made.colours = coloursOf(side);
        for (const auto& placement : side.placements) addBase(placement);
        m_picture.sides.push_back(std::move(made));
    }

    /// The side's own colours, else those of its army, else those of its army's list.
    static std::vector<std::string> coloursOf(const Side& side)
    {
        const auto* roster = side.sideArmy ? side.sideArmy->roster() : nullptr;
        const auto army = side.sideArmy && side.sideArmy->army() ? side.sideArmy->army()->root() : Node();
        for (const auto node : {side.node, army, roster != nullptr ? roster->catalogue().listNode() : Node()}) {
            std::vector<std::string> colours;
            for (const Node colour : node["colours"])
                if (colour.isString()) colours.emplace_back(colour.string());
            if (!colours.empty()) return colours;
        }
        return {};
    }

    void addBase(const Placement& placement)
    {
        if (!placement.at) return;
        sheet::MapBase made;
        made.side = m_picture.sides.size();
        made.unit = placement.node["unit"].string();
        made.name = placement.element ? std::string(placement.element->name()) : made.unit;
        made.index = placement.index;
        made.single = !placement.element || placement.element->bases <= 1;
        made.leader = placement.element && placement.element->isLeader;
        made.at = *placement.at;
        made.exact = placement.exact;
        made.rings = mapRings(placement.shape);
        made.facing = placement.facing;
        m_picture.bases.push_back(std::move(made));
    }

    const Battlefield& m_field;
    MapPicture m_picture;
    std::map<std::string, std::size_t> m_kinds;
    std::map<sheet::MapLook, std::uint32_t> m_shades;  ///< kinds of each look so far
};

}  // namespace

MapPicture mapPicture(const Battlefield& field) { return Painter(field).paint(); }

std::string_view shortWords(Node kind)
{
    const Node words = kind["short"];
    return (words.isString() ? words : kind["text"]).string();
}

}  // namespace muster::rules
