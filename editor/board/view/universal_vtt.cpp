#include "editor/board/view/universal_vtt.hpp"

#include "editor/board/view/map_image.hpp"

#include <QBuffer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace muster::editor {

namespace {

constexpr int usualPixels = 70;     ///< of a square, as virtual tabletops have it
constexpr double maxPixels = 6000;  ///< of the longer side of the picture

/// Positions as the format has them: in squares from the north-west corner, y down.
class Squares {
public:
    explicit Squares(const sheet::MapPicture& map)
        : m_depth(map.depth), m_side(map.columns > 0 ? map.width / map.columns : 25.4 / map.millimetres)
    {}

    double length(double onBoard) const { return onBoard / m_side; }
    QJsonObject point(geometry::Point at) const { return {{"x", at.x / m_side}, {"y", (m_depth - at.y) / m_side}}; }
    QJsonArray closed(const sheet::MapRing& ring) const
    {
        QJsonArray line;
        for (const auto& at : ring) line.append(point(at));
        if (!ring.empty()) line.append(point(ring.front()));
        return line;
    }

private:
    double m_depth, m_side;
};

/// A door along the longer side of the box around an opening.
QJsonObject doorIn(const sheet::MapRing& ring, const Squares& squares)
{
    geometry::Point low = ring.front(), high = ring.front();
    for (const auto& at : ring) {
        low = {std::min(low.x, at.x), std::min(low.y, at.y)};
        high = {std::max(high.x, at.x), std::max(high.y, at.y)};
    }
    const geometry::Point middle{(low.x + high.x) / 2, (low.y + high.y) / 2};
    const bool isAcross = high.x - low.x >= high.y - low.y;
    const auto from = isAcross ? geometry::Point{low.x, middle.y} : geometry::Point{middle.x, low.y};
    const auto to = isAcross ? geometry::Point{high.x, middle.y} : geometry::Point{middle.x, high.y};
    return {{"position", squares.point(middle)},
            {"bounds", QJsonArray{squares.point(from), squares.point(to)}},
            {"rotation", isAcross ? 0.0 : std::numbers::pi / 2},
            {"closed", true},
            {"freestanding", false}};
}

}  // namespace

QByteArray universalVtt(const BoardModel& board, const std::vector<SightWall>& walls)
{
    if (!board.isValid()) return {};
    const Squares squares(board.map);
    const double width = squares.length(board.map.width), depth = squares.length(board.map.depth);
    const int pixels =
        std::max(1, std::min(usualPixels, static_cast<int>(std::floor(maxPixels / std::max(width, depth)))));
    QJsonArray lines, doors;
    for (const auto& wall : walls) {
        const auto* item = board.item(wall.pointer);
        if (!item || !item->drawn) continue;
        for (const auto& ring : item->outline)
            if (wall.isOpening && !ring.empty())
                doors.append(doorIn(ring, squares));
            else if (!ring.empty())
                lines.append(squares.closed(ring));
    }
    const QSize size(std::max(1, static_cast<int>(std::lround(width * pixels))),
                     std::max(1, static_cast<int>(std::lround(depth * pixels))));
    // Players move the troops there, and see no zones.
    auto map = board.map;
    map.bases.clear();
    map.zones.clear();
    QByteArray picture;
    QBuffer file(&picture);
    if (!file.open(QIODevice::WriteOnly) || !mapImage(map, size, 1).save(&file, "PNG")) return {};
    const QJsonObject resolution{{"map_origin", QJsonObject{{"x", 0}, {"y", 0}}},
                                 {"map_size", QJsonObject{{"x", width}, {"y", depth}}},
                                 {"pixels_per_grid", pixels}};
    const QJsonObject environment{{"baked_lighting", true}, {"ambient_light", "ffffffff"}};
    const QJsonObject whole{{"format", 0.3},          {"resolution", resolution},
                            {"line_of_sight", lines}, {"objects_line_of_sight", QJsonArray()},
                            {"portals", doors},       {"environment", environment},
                            {"lights", QJsonArray()}, {"image", QString::fromLatin1(picture.toBase64())}};
    return QJsonDocument(whole).toJson(QJsonDocument::Compact);
}

}  // namespace muster::editor
