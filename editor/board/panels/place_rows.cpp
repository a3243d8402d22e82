#include "editor/board/panels/place_rows.hpp"

#include "core/scenario/shape_spec.hpp"
#include "editor/board/panels/panel_words.hpp"
#include "editor/board/panels/row_values.hpp"
#include "editor/form/number_controls.hpp"
#include "editor/look/words.hpp"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace muster::editor {

using text::Node;

namespace {

using Text = PropertyRows::Text;
using Pointer = std::function<std::string()>;

constexpr double min = 0.01;
constexpr int maxSquares = 100;

Node node(Text now, const Pointer& pointer) { return now.document.root().at(std::string_view(pointer())); }

/// The forms that a kind of item may have, with their names in the file.
RowChoices formChoices(const BoardItem& item, bool hasGrid)
{
    struct Choice {
        std::string_view id;
        const char* words;
        bool isOffered;
    };
    const bool isTerrain = item.kind == BoardItemKind::terrain, isObjective = item.kind == BoardItemKind::objective;
    const std::array<Choice, 7> all{
        {{scenario::pointKind, QT_TRANSLATE_NOOP("BoardPanels", "Point"), isObjective},
         {"rectangle", QT_TRANSLATE_NOOP("BoardPanels", "Rectangle"), true},
         {"ellipse", QT_TRANSLATE_NOOP("BoardPanels", "Ellipse"), true},
         {"polygon", QT_TRANSLATE_NOOP("BoardPanels", "Polygon"), true},
         {"line", QT_TRANSLATE_NOOP("BoardPanels", "Line with a width"), isTerrain || item.form == ShapeKind::line},
         {"strip", QT_TRANSLATE_NOOP("BoardPanels", "Strip along an edge"),
          !isObjective || item.form == ShapeKind::strip},
         {"square", QT_TRANSLATE_NOOP("BoardPanels", "Square of the grid"),
          hasGrid || item.form == ShapeKind::square}}};
    RowChoices choices;
    for (const auto& choice : all)
        if (choice.isOffered) choices.emplace_back(toQString(choice.id), panelWords(choice.words));
    return choices;
}

void addForm(PropertyRows& rows, const BoardItem& item, const Pointer& pointer)
{
    const bool hasGrid = rows.view().board().map.columns > 0;
    rows.choice(
        {"form", panelWords(QT_TRANSLATE_NOOP("BoardPanels", "Form")),
         panelWords(
             QT_TRANSLATE_NOOP("BoardPanels", "The form of its shape; another form covers about the same area"))},
        [choices = formChoices(item, hasGrid)](Text) { return choices; },
        [pointer](Text now) { return toQString(scenario::shapeKindOf(node(now, pointer))); },
        [&rows, pointer](Text now, const QString& form) {
            auto change = scenario::setShapeKind(now, pointer(), utf8(form));
            if (!change)
                rows.view().host().showMessage(
                    panelWords(QT_TRANSLATE_NOOP("BoardPanels", "It cannot have that form here, or is locked.")));
            return change;
        });
}

/// Adds a choice between exact coordinates and a square.
void addStanding(PropertyRows& rows, const BoardItem& item, const Pointer& pointer)
{
    const auto& map = rows.view().board().map;
    if (map.columns == 0 && item.exact) return;
    rows.choice(
        {"stands", panelWords(QT_TRANSLATE_NOOP("BoardPanels", "Stands")),
         panelWords(QT_TRANSLATE_NOOP("BoardPanels", "At a place of its own, or anywhere in a square of the grid"))},
        [](Text) {
            return RowChoices{{QString(), panelWords(QT_TRANSLATE_NOOP("BoardPanels", "At a place"))},
                              {QStringLiteral("square"), panelWords(QT_TRANSLATE_NOOP("BoardPanels", "In a square"))}};
        },
        [pointer](Text now) {
            return node(now, pointer)["at"] || !node(now, pointer)["square"] ? QString() : QStringLiteral("square");
        },
        [&rows, pointer](Text now, const QString& choice) {
            if (choice.isEmpty()) return scenario::placeExactly(now, pointer());
            const auto& board = rows.view().board();
            const auto* base = board.item(pointer());
            if (!base || board.map.columns == 0) return Change{};
            const auto count = [](double place, double size, int max) {
                return 1 + static_cast<int>(std::clamp(std::floor(place / (size / max)), 0.0, max - 1.0));
            };
            return scenario::placeInSquare(now, pointer(), count(base->at.x, board.map.width, board.map.columns),
                                           count(base->at.y, board.map.depth, board.map.rows));
        });
}

void addSquare(PropertyRows& rows, const char* key, const Pointer& pointer)
{
    const auto [column, row] = rows.pair(
        {"square", panelWords(QT_TRANSLATE_NOOP("BoardPanels", "Square")),
         panelWords(QT_TRANSLATE_NOOP("BoardPanels", "Column from the west and row from the south, both from 1"))},
        {"column", panelWords(QT_TRANSLATE_NOOP("BoardPanels", "Column from the west"))},
        {"row", panelWords(QT_TRANSLATE_NOOP("BoardPanels", "Row from the south"))}, {}, 1, maxSquares,
        [pointer, key](Text now) { return pointAt(now, pointer(), key); },
        [pointer](Text now, const geometry::Point& square) {
            return scenario::setSquare(now, pointer(), static_cast<int>(square.x), static_cast<int>(square.y));
        });
    column->setDecimals(0);
    row->setDecimals(0);
}

void addCentre(PropertyRows& rows, const QString& unit, const Pointer& pointer)
{
    rows.pair(
        {"place", panelWords(QT_TRANSLATE_NOOP("BoardPanels", "Centre")),
         panelWords(
             QT_TRANSLATE_NOOP("BoardPanels", "Distance of its middle from the west edge and from the south edge"))},
        {"east", panelWords(QT_TRANSLATE_NOOP("BoardPanels", "From the west edge"))},
        {"north", panelWords(QT_TRANSLATE_NOOP("BoardPanels", "From the south edge"))}, unit, -farthestPlace,
        farthestPlace,
        [pointer](Text now) -> std::optional<geometry::Point> {
            const auto box = scenario::boundsOf(now, pointer());
            return box ? std::optional(box->centre()) : std::nullopt;
        },
        [pointer](Text now, const geometry::Point& at) { return scenario::setCentre(now, pointer(), at); });
}

std::optional<geometry::Point> sizeOf(Text now, const Pointer& pointer, ShapeKind form)
{
    if (form == ShapeKind::polygon) {
        const auto points = scenario::pointsOf(now, pointer());
        if (points.empty()) return std::nullopt;
        auto box = scenario::Box::around(points.front());
        for (const auto& point : points) box.include(point);
        return geometry::Point{box.width(), box.depth()};
    }
    const auto spec = rules::readShapeSpec(node(now, pointer)["shape"]);
    return spec ? std::optional(geometry::Point{spec->width, spec->depth}) : std::nullopt;
}

void addSize(PropertyRows& rows, const QString& unit, ShapeKind form, const Pointer& pointer)
{
    rows.pair(
        {"size", panelWords(QT_TRANSLATE_NOOP("BoardPanels", "Size")),
         panelWords(QT_TRANSLATE_NOOP("BoardPanels", "Width and depth along its own sides"))},
        {"width", panelWords(QT_TRANSLATE_NOOP("BoardPanels", "Width"))},
        {"depth", panelWords(QT_TRANSLATE_NOOP("BoardPanels", "Depth"))}, unit, min, farthestPlace,
        [pointer, form](Text now) { return sizeOf(now, pointer, form); },
        [pointer](Text now, const geometry::Point& size) { return scenario::setSize(now, pointer(), size.x, size.y); });
}

void addStrip(PropertyRows& rows, const QString& unit, const Pointer& pointer)
{
    const auto edgeOf = [pointer](Text now) {
        return toQString(node(now, pointer)["shape"]["strip"]["edge"].string());
    };
    rows.choice(
        {"edge", panelWords(QT_TRANSLATE_NOOP("BoardPanels", "Edge")),
         panelWords(QT_TRANSLATE_NOOP("BoardPanels", "The edge of the board along which it lies"))},
        [](Text) {
            auto edges = edgeChoices({});
            edges.erase(edges.begin());
            return edges;
        },
        edgeOf,
        [pointer](Text now, const QString& edge) { return setText(now, {pointer()}, "/shape/strip/edge", edge); });
    rows.number(
        {"depth", panelWords(QT_TRANSLATE_NOOP("BoardPanels", "Depth")),
         panelWords(QT_TRANSLATE_NOOP("BoardPanels", "How far it reaches into the board"))},
        unit, min, farthestPlace, false,
        [pointer](Text now) { return sameNumber(now, {pointer()}, "/shape/strip/depth"); },
        [pointer](Text now, const std::optional<double>& length) {
            return setNumber(now, {pointer()}, "/shape/strip/depth", length);
        });
    rows.number(
        {"inset", panelWords(QT_TRANSLATE_NOOP("BoardPanels", "Inset")),
         panelWords(QT_TRANSLATE_NOOP("BoardPanels", "The free space at both ends"))},
        unit, 0, farthestPlace, true,
        [pointer](Text now) { return sameNumber(now, {pointer()}, "/shape/strip/inset"); },
        [pointer](Text now, const std::optional<double>& length) {
            return setNumber(now, {pointer()}, "/shape/strip/inset", length);
        });
}

}  // namespace

void addPlaceRows(PropertyRows& rows, const BoardItem& item, Pointer pointer)
{
    const auto form = item.form;
    const bool isBase = item.kind == BoardItemKind::base, hasShape = !isBase && item.kind != BoardItemKind::rallyPoint;
    const bool hasSize =
        !isBase && (form == ShapeKind::rectangle || form == ShapeKind::ellipse || form == ShapeKind::polygon);
    const QString unit = toQString(rows.view().board().fileMeasure);
    rows.section(hasSize || form == ShapeKind::line ? panelWords(QT_TRANSLATE_NOOP("BoardPanels", "Place and Size"))
                                                    : panelWords(QT_TRANSLATE_NOOP("BoardPanels", "Place")));
    if (hasShape) addForm(rows, item, pointer);
    if (isBase) addStanding(rows, item, pointer);
    if (isBase && !item.exact)
        addSquare(rows, "/square", pointer);
    else if (hasShape && form == ShapeKind::square)
        addSquare(rows, "/shape/square", pointer);
    else if (form != ShapeKind::strip)
        addCentre(rows, unit, pointer);
    if (hasSize) addSize(rows, unit, form, pointer);
    if (form == ShapeKind::line)
        rows.number(
            {"line-width", panelWords(QT_TRANSLATE_NOOP("BoardPanels", "Width")),
             panelWords(QT_TRANSLATE_NOOP("BoardPanels", "Its width from side to side"))},
            unit, min, 1000, false,
            [pointer](Text now) -> std::optional<double> { return node(now, pointer)["shape"]["width"].real(); },
            [pointer](Text now, const std::optional<double>& width) {
                return scenario::setLineWidth(now, pointer(), *width);
            });
    if (form == ShapeKind::strip) addStrip(rows, unit, pointer);
    if (hasSize || form == ShapeKind::line)
        rows.number(
            {"rotation", panelWords(QT_TRANSLATE_NOOP("BoardPanels", "Rotation")),
             panelWords(QT_TRANSLATE_NOOP("BoardPanels", "Degrees clockwise about its centre"))},
            QStringLiteral("\u00b0"), -360, 720, false,
            [pointer](Text now) -> std::optional<double> { return node(now, pointer)["shape"]["rotation"].real(); },
            [pointer](Text now, const std::optional<double>& degrees) {
                return scenario::setRotation(now, pointer(), *degrees);
            });
}

}  // namespace muster::editor
