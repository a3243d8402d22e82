#include "editor/board/view/drag_preview.hpp"

#include "editor/board/view/transformed_items.hpp"
#include "printer/layout/map_drawing.hpp"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace muster::editor {

namespace {

constexpr std::size_t maxPaintedDirectly = 25;
constexpr double maxPixmapSide = 4000;

std::size_t kindOf(sheet::MapPicture& map, const BoardModel& board, const BoardItem& item)
{
    if (!item.pointer.empty() && item.index < board.map.terrain.size()) return board.map.terrain[item.index].kind;
    for (const auto& kind : board.kinds)
        if (kind.id == item.type) map.kinds.push_back({kind.label, {}, kind.look, kind.carries, kind.shade});
    if (map.kinds.empty()) map.kinds.push_back({item.what, {}, sheet::MapLook::area, false, 0});
    return map.kinds.size() - 1;
}

void addItem(sheet::MapPicture& map, const BoardModel& board, const BoardItem& item)
{
    const bool known = !item.pointer.empty();
    switch (item.kind) {
    case BoardItemKind::terrain: {
        sheet::MapPiece piece;
        if (known && item.index < board.map.terrain.size()) piece = board.map.terrain[item.index];
        piece.kind = kindOf(map, board, item);
        piece.rings = item.outline;
        piece.path = item.path;
        piece.width = item.width;
        map.terrain.push_back(std::move(piece));
        break;
    }
    case BoardItemKind::zone: {
        sheet::MapZone zone;
        if (known && item.index < board.map.zones.size()) zone = board.map.zones[item.index];
        zone.rings = item.outline;
        map.zones.push_back(std::move(zone));
        break;
    }
    case BoardItemKind::objective: {
        sheet::MapObjective objective;
        if (known && item.index < board.map.objectives.size())
            objective = board.map.objectives[item.index];
        else
            objective.name = item.name;
        objective.at = item.at;
        objective.rings = item.outline;
        map.objectives.push_back(std::move(objective));
        break;
    }
    case BoardItemKind::rallyPoint:
        if (item.side && *item.side < map.sides.size()) map.sides[*item.side].rallyPoints.push_back(item.at);
        break;
    case BoardItemKind::base: {
        sheet::MapBase base;
        if (known && item.index < board.map.bases.size())
            base = board.map.bases[item.index];
        else
            base.unit = item.id, base.name = item.name, base.index = static_cast<std::int64_t>(item.index),
            base.single = true;
        base.side = item.side.value_or(0);
        base.at = item.at;
        base.rings = item.outline;
        base.facing = item.rotation;
        base.exact = true;
        map.bases.push_back(std::move(base));
        break;
    }
    }
}

void shift(sheet::MapPicture& map, geometry::Point low)
{
    const auto move = [low](geometry::Point& at) { at = {at.x - low.x, at.y - low.y}; };
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

sheet::MapPicture partOf(const BoardModel& board, const std::vector<BoardItem>& items, geometry::Point& low)
{
    sheet::MapPicture map;
    map.millimetres = board.map.millimetres;
    map.measure = board.map.measure;
    map.kinds = board.map.kinds;
    map.sides = board.map.sides;
    for (auto& side : map.sides) side.rallyPoints.clear();
    for (const auto& item : items) addItem(map, board, item);
    const auto box = boxOf(items);
    // Space for marks and lines that extend beyond the items.
    const double margin = std::max(board.map.width, board.map.depth) / 24;
    low = {box.left - margin, box.lower - margin};
    map.width = box.width() + 2 * margin;
    map.depth = box.depth() + 2 * margin;
    shift(map, low);
    return map;
}

bool DragPreview::isMoveOf(const std::vector<BoardItem>& from) const
{
    if (from.size() != m_items.size() || from.empty()) return false;
    const double dx = m_items.front().at.x - from.front().at.x, dy = m_items.front().at.y - from.front().at.y;
    constexpr double close = 1e-7;
    for (std::size_t i = 0; i < from.size(); ++i) {
        const auto &before = from[i], &after = m_items[i];
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

void DragPreview::set(const BoardModel&, std::vector<BoardItem> items)
{
    m_items = std::move(items);
    if (!isMoveOf(m_drawn)) m_drawn.clear();
}

void DragPreview::draw(const BoardModel& board, const BoardCamera& camera, double pixelRatio)
{
    if (std::holds_alternative<std::monostate>(m_type)) {
        auto opened = printer::Typesetter::open();
        if (auto* type = std::get_if<printer::Typesetter>(&opened))
            m_type = std::move(*type);
        else
            m_type = std::get<printer::NoFont>(opened);
    }
    auto* type = std::get_if<printer::Typesetter>(&m_type);
    if (!type) return;
    m_drawn = m_items;
    m_pixelsPerUnit = camera.scale() * pixelRatio;
    m_scale = sketchScaleFor(m_pixelsPerUnit, pixelRatio);
    const auto part = partOf(board, m_items, m_low);
    m_depth = part.depth;
    printer::MapStyle style{m_scale, {}, {}, 1, false};
    style.parts.grid = style.parts.edges = false;
    style.table = style.numbers = false;
    style.names = m_items.size() <= maxPaintedDirectly;
    style.ownColours = true;
    m_sketch = SketchPicture(printer::map::sketchMap(part, style, printer::measureWith(*type)), type);
    m_pixmap = {};
    if (m_items.size() <= maxPaintedDirectly) return;
    const QSizeF size(part.width * m_pixelsPerUnit, part.depth * m_pixelsPerUnit);
    if (size.width() > maxPixmapSide || size.height() > maxPixmapSide) return;
    m_pixmap = QPixmap(size.toSize() + QSize(1, 1));
    m_pixmap.fill(Qt::transparent);
    QPainter painter(&m_pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const double factor = m_pixelsPerUnit / (m_scale * printer::unitsPerMillimetre);
    painter.scale(factor, factor);
    painter.translate(-m_sketch.board().topLeft());
    m_sketch.paint(painter);
    painter.end();
    m_pixmap.setDevicePixelRatio(pixelRatio);
}

void DragPreview::paint(QPainter& painter, const BoardModel& board, const BoardCamera& camera, double pixelRatio)
{
    if (m_items.empty()) return;
    if (m_drawn.empty() || m_pixelsPerUnit != camera.scale() * pixelRatio) draw(board, camera, pixelRatio);
    if (m_drawn.empty()) return;
    const double dx = m_items.front().at.x - m_drawn.front().at.x, dy = m_items.front().at.y - m_drawn.front().at.y;
    const QPointF corner = camera.toScreen({m_low.x + dx, m_low.y + m_depth + dy});
    if (!m_pixmap.isNull()) return painter.drawPixmap(corner.toPoint(), m_pixmap);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double factor = camera.scale() / (m_scale * printer::unitsPerMillimetre);
    painter.translate(corner);
    painter.scale(factor, factor);
    painter.translate(-m_sketch.board().topLeft());
    const QRectF viewport = painter.worldTransform().inverted().mapRect(camera.viewport());
    m_sketch.paint(painter, viewport);
    painter.restore();
}

}  // namespace muster::editor
