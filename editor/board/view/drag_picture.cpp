#include "editor/board/view/drag_picture.hpp"

#include "editor/board/view/displaced.hpp"
#include "printer/layout/map_drawing.hpp"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace muster::editor {

namespace {

constexpr std::size_t mostPaintedDirectly = 25;
constexpr double longestPixmap = 4000;

std::size_t kindOf(sheet::MapPicture& map, const BoardPicture& board, const BoardThing& thing)
{
    if (!thing.pointer.empty() && thing.index < board.map.terrain.size()) return board.map.terrain[thing.index].kind;
    for (const auto& kind : board.kinds)
        if (kind.id == thing.type) map.kinds.push_back({kind.label, {}, kind.look, kind.carries, kind.shade});
    if (map.kinds.empty()) map.kinds.push_back({thing.what, {}, sheet::MapLook::area, false, 0});
    return map.kinds.size() - 1;
}

void addThing(sheet::MapPicture& map, const BoardPicture& board, const BoardThing& thing)
{
    const bool known = !thing.pointer.empty();
    switch (thing.kind) {
    case ThingKind::terrain: {
        sheet::MapPiece piece;
        if (known && thing.index < board.map.terrain.size()) piece = board.map.terrain[thing.index];
        piece.kind = kindOf(map, board, thing);
        piece.rings = thing.outline;
        piece.path = thing.form == ShapeForm::line ? thing.points : sheet::MapRing();
        piece.width = thing.width;
        map.terrain.push_back(std::move(piece));
        break;
    }
    case ThingKind::zone: {
        sheet::MapZone zone;
        if (known && thing.index < board.map.zones.size()) zone = board.map.zones[thing.index];
        zone.rings = thing.outline;
        map.zones.push_back(std::move(zone));
        break;
    }
    case ThingKind::objective: {
        sheet::MapObjective objective;
        if (known && thing.index < board.map.objectives.size())
            objective = board.map.objectives[thing.index];
        else
            objective.name = thing.name;
        objective.at = thing.at;
        objective.rings = thing.outline;
        map.objectives.push_back(std::move(objective));
        break;
    }
    case ThingKind::rallyPoint:
        if (thing.side && *thing.side < map.sides.size()) map.sides[*thing.side].rallyPoints.push_back(thing.at);
        break;
    case ThingKind::base: {
        sheet::MapBase base;
        if (known && thing.index < board.map.bases.size())
            base = board.map.bases[thing.index];
        else
            base.unit = thing.id, base.name = thing.name, base.index = static_cast<std::int64_t>(thing.index),
            base.single = true;
        base.side = thing.side.value_or(0);
        base.at = thing.at;
        base.rings = thing.outline;
        base.facing = thing.rotation;
        base.exact = true;
        map.bases.push_back(std::move(base));
        break;
    }
    }
}

void shift(sheet::MapPicture& map, sheet::MapPoint low)
{
    const auto move = [low](sheet::MapPoint& at) { at = {at.x - low.x, at.y - low.y}; };
    const auto moveAll = [&](sheet::MapRings& rings) {
        for (auto& ring : rings)
            for (auto& at : ring) move(at);
    };
    for (auto& piece : map.terrain) {
        moveAll(piece.rings);
        for (auto& at : piece.path) move(at);
    }
    for (auto& zone : map.zones) moveAll(zone.rings);
    for (auto& objective : map.objectives) move(objective.at), moveAll(objective.rings);
    for (auto& side : map.sides)
        for (auto& at : side.rallyPoints) move(at);
    for (auto& base : map.bases) move(base.at), moveAll(base.rings);
}

}  // namespace

sheet::MapPicture partOf(const BoardPicture& board, const std::vector<BoardThing>& things, sheet::MapPoint& low)
{
    sheet::MapPicture map;
    map.millimetres = board.map.millimetres;
    map.measure = board.map.measure;
    map.kinds = board.map.kinds;
    map.sides = board.map.sides;
    for (auto& side : map.sides) side.rallyPoints.clear();
    for (const auto& thing : things) addThing(map, board, thing);
    const auto box = boxOf(things);
    // Room for marks and lines that reach out a little.
    const double margin = std::max(board.map.width, board.map.depth) / 24;
    low = {box.low.x - margin, box.low.y - margin};
    map.width = box.width() + 2 * margin;
    map.depth = box.depth() + 2 * margin;
    shift(map, low);
    return map;
}

bool DragPicture::isMoveOf(const std::vector<BoardThing>& from) const
{
    if (from.size() != m_things.size() || from.empty()) return false;
    const double dx = m_things.front().at.x - from.front().at.x, dy = m_things.front().at.y - from.front().at.y;
    constexpr double close = 1e-7;
    for (std::size_t i = 0; i < from.size(); ++i) {
        const auto &before = from[i], &after = m_things[i];
        if (before.pointer != after.pointer || before.rotation != after.rotation ||
            before.outline.size() != after.outline.size())
            return false;
        if (std::abs(after.at.x - before.at.x - dx) > close || std::abs(after.at.y - before.at.y - dy) > close)
            return false;
        for (std::size_t ring = 0; ring < before.outline.size(); ++ring) {
            if (before.outline[ring].size() != after.outline[ring].size()) return false;
            for (std::size_t k = 0; k < before.outline[ring].size(); ++k)
                if (std::abs(after.outline[ring][k].x - before.outline[ring][k].x - dx) > close ||
                    std::abs(after.outline[ring][k].y - before.outline[ring][k].y - dy) > close)
                    return false;
        }
    }
    return true;
}

void DragPicture::set(const BoardPicture&, std::vector<BoardThing> things)
{
    m_things = std::move(things);
    if (!isMoveOf(m_drawn)) m_drawn.clear();
}

void DragPicture::draw(const BoardPicture& board, const BoardCamera& camera, double pixelRatio)
{
    if (std::holds_alternative<std::monostate>(m_type)) {
        auto opened = printer::Typesetter::open();
        if (auto* type = std::get_if<printer::Typesetter>(&opened))
            m_type = std::move(*type);
        else
            m_type = std::get<printer::NoFont>(opened);
    }
    const auto* type = std::get_if<printer::Typesetter>(&m_type);
    if (!type) return;
    m_drawn = m_things;
    m_pixelsPerUnit = camera.scale() * pixelRatio;
    m_scale = sketchScaleFor(m_pixelsPerUnit, pixelRatio);
    const auto part = partOf(board, m_things, m_low);
    m_depth = part.depth;
    printer::MapStyle style{m_scale, {}, {}, 1, false};
    style.parts.grid = style.parts.edges = false;
    style.table = style.numbers = false;
    style.names = m_things.size() <= mostPaintedDirectly;
    m_picture = SketchPicture(printer::map::sketchMap(part, style, printer::measureWith(*type)), type);
    m_pixmap = {};
    if (m_things.size() <= mostPaintedDirectly) return;
    const QSizeF size(part.width * m_pixelsPerUnit, part.depth * m_pixelsPerUnit);
    if (size.width() > longestPixmap || size.height() > longestPixmap) return;
    m_pixmap = QPixmap(size.toSize() + QSize(1, 1));
    m_pixmap.fill(Qt::transparent);
    QPainter painter(&m_pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const double factor = m_pixelsPerUnit / (m_scale * printer::unitsPerMillimetre);
    painter.scale(factor, factor);
    painter.translate(-m_picture.board().topLeft());
    m_picture.paint(painter);
    painter.end();
    m_pixmap.setDevicePixelRatio(pixelRatio);
}

void DragPicture::paint(QPainter& painter, const BoardPicture& board, const BoardCamera& camera, double pixelRatio)
{
    if (m_things.empty()) return;
    if (m_drawn.empty() || m_pixelsPerUnit != camera.scale() * pixelRatio) draw(board, camera, pixelRatio);
    if (m_drawn.empty()) return;
    const double dx = m_things.front().at.x - m_drawn.front().at.x, dy = m_things.front().at.y - m_drawn.front().at.y;
    const QPointF corner = camera.toScreen({m_low.x + dx, m_low.y + m_depth + dy});
    if (!m_pixmap.isNull()) return painter.drawPixmap(corner.toPoint(), m_pixmap);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double factor = camera.scale() / (m_scale * printer::unitsPerMillimetre);
    painter.translate(corner);
    painter.scale(factor, factor);
    painter.translate(-m_picture.board().topLeft());
    const QRectF room = painter.worldTransform().inverted().mapRect(camera.room());
    m_picture.paint(painter, room);
    painter.restore();
}

}  // namespace muster::editor
