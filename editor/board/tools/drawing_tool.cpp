#include "editor/board/tools/drawing_tool.hpp"

#include "core/text/canonical.hpp"
#include "editor/board/tools/overlay.hpp"
#include "editor/board/tools/plain_ring.hpp"
#include "editor/look/words.hpp"

namespace muster::editor {

namespace {

std::string valuesOf(const DrawingChoice& choice)
{
    if (choice.side().isEmpty()) return {};
    return "{\"placedBy\": " + text::quoted(utf8(choice.side())) + "}";
}

}  // namespace

DrawingTool::DrawingTool(BoardView& view, DrawingChoice& choice) : BoardTool(view), m_choice(choice)
{
    connect(&choice, &DrawingChoice::changed, &view, [&view] { view.update(); });
    connect(&choice.symmetry(), &Symmetry::changed, &view, [&view] { view.update(); });
}

geometry::Point DrawingTool::inFile(geometry::Point at) const
{
    const double unit = view().board().perFileUnit;
    return {at.x / unit, at.y / unit};
}

std::vector<geometry::Point> DrawingTool::inFile(const sheet::MapRing& ring) const
{
    std::vector<geometry::Point> points;
    for (const auto& point : ring) points.push_back(inFile(point));
    return points;
}

bool DrawingTool::add(const ShapeMaker& shape, const sheet::MapRing& ring)
{
    auto& host = view().host();
    const auto text = host.text();
    if (!text) return host.showMessage(tr("The file is not valid JSON at the moment, so nothing can be drawn.")), false;
    const auto& board = view().board();
    const scenario::ScenarioText scenario(*text, board.map.measure);
    const std::string json = shape(scenario);
    auto way = m_choice.symmetry().axis();
    if (way && isOwnMirror(board, ring, *way)) way.reset();
    if (m_choice.subject() == DrawingChoice::Subject::zone && drawsZones()) {
        const std::string side = utf8(m_choice.side());
        const std::string name = utf8(tr("Zone"));
        auto change = scenario::addZone(scenario, name, json, side);
        if (way && change)
            change = chained(*text, change, [&](const text::Document& now) {
                const scenario::ScenarioText then(now, board.map.measure);
                // With exactly two sides, the other half belongs to the other one.
                std::string other;
                if (!side.empty() && board.sides.size() == 2) other = board.sides[board.sides[0].id == side ? 1 : 0].id;
                return scenario::addZone(then, name, scenario::mirroredShape(then, json, *way), other);
            });
        return host.make(change);
    }
    const TerrainKind* kind = m_choice.kindOn(board, drawsLines());
    if (!kind)
        return host.showMessage(drawsLines() ? tr("This game has no roads, rivers or walls to be drawn.")
                                             : tr("This game has no terrain to be drawn.")),
               false;
    const auto values = valuesOf(m_choice);
    return host.make(way ? scenario::addPieceMirrored(scenario, kind->id, json, *way, values)
                         : scenario::addPiece(scenario, kind->id, json, values));
}

bool DrawingTool::addArea(const sheet::MapRing& ring)
{
    auto& host = view().host();
    const auto text = host.text();
    const auto& board = view().board();
    const double step = text ? scenario::lengthStep(scenario::ScenarioText(*text, board.map.measure)) : 0;
    const auto corners = plainRing(inFile(ring), step);
    if (!isPlainRing(corners)) return host.showMessage(tr("These corners enclose nothing.")), false;
    sheet::MapRing outline;
    for (const auto& corner : corners) outline.push_back({corner.x * board.perFileUnit, corner.y * board.perFileUnit});
    return add([&](const scenario::ScenarioText& scenario) { return scenario::polygonShape(scenario, corners); },
               outline);
}

void DrawingTool::paintRing(QPainter& painter, const sheet::MapRing& ring, bool closed, Qt::PenStyle style) const
{
    const auto& camera = view().camera();
    if (const auto way = m_choice.symmetry().axis())
        paintStroke(painter, onScreen(camera, mirroredRing(view().board(), ring, *way)), closed, partnerColour(),
                    Qt::DashLine);
    paintStroke(painter, onScreen(camera, ring), closed, drawingColour(), style);
}

void DrawingTool::paintWords(QPainter& painter, geometry::Point at, const QString& words) const
{
    paintTag(painter, view().camera().toScreen(at), words, view().camera().viewport(), view().palette());
}

QString DrawingTool::length(double value) const { return lengthWords(value, view().board().map.measure); }

}  // namespace muster::editor
