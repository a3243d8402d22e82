#include "printer/layout/tile_pages.hpp"

#include "printer/layout/map_drawing.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::printer {

namespace {

constexpr std::size_t maxTiles = 400;
constexpr double trueLetters = 1.75;  // a table is read from farther away than a page
constexpr double markGap = 0.8;       // between the picture and the marks around it
constexpr double markReach = 3.0;     // of a cross
constexpr double markRadius = 1.4;
constexpr double fromEdge = 12.0;  // of a cross on a joint that meets no other joint
constexpr Style jointName{8.0, Face::bold};

MapTiles tilesOf(const sheet::MapPicture& picture, const MapStyle& style, const BlockLayout& blockLayout)
{
    const auto bands = map::bandsOf(picture, style);
    return {bands.left + picture.width * style.scale + bands.right,
            bands.top + picture.depth * style.scale + bands.bottom, blockLayout.width, blockLayout.pageHeight};
}

MapStyle inTrueScale(MapStyle style, const sheet::MapPicture& picture)
{
    style.scale = picture.millimetres;
    style.letters = trueLetters;
    return style;
}

/// A part without what is cut off on the sides that have neighbours.
map::Frame cutPart(const MapTiles& tiles, const MapTiles::Tile& tile)
{
    constexpr double half = MapTiles::overlap / 2;
    return {tile.part.left + (tile.column > 0 ? half : 0), tile.part.top + (tile.row > 0 ? half : 0),
            tile.part.right - (tile.column + 1 < tiles.columns() ? half : 0),
            tile.part.bottom - (tile.row + 1 < tiles.rows() ? half : 0)};
}

/// A cross in a circle, half of it on each of the pages that are joined there.
void drawCross(Drawing& page, double x, double y)
{
    page.rule(x - markReach, y, x + markReach, y, rule::thin);
    page.rule(x, y - markReach, x, y + markReach, rule::thin);
    page.add(EllipseMark{x, y, markRadius, markRadius, rule::thin, Ink(0), std::nullopt});
}

QString nameOf(std::size_t column, std::size_t row) { return QString::fromStdString(MapTiles::name(column, row)); }

/// Where a page is cut, in its own coordinates.
struct Cuts {
    std::vector<double> x, y;
    map::Frame picture;

    /// Positions of crosses along a cut: where other cuts meet it, and near the edges of the table.
    static std::vector<double> crosses(const std::vector<double>& others, bool first, bool last, double from, double to)
    {
        auto at = others;
        if (first) at.push_back(from + fromEdge);
        if (last) at.push_back(to - fromEdge);
        return at;
    }
};

void drawCutLines(Drawing& page, const Cuts& cuts)
{
    const auto& frame = cuts.picture;
    for (const double x : cuts.x) {
        page.rule(x, frame.top - MapTiles::edge + 1, x, frame.top - markGap, rule::thin);
        page.rule(x, frame.bottom + markGap, x, frame.bottom + MapTiles::edge - 1, rule::thin);
        page.add(LineMark{x, frame.top, x, frame.bottom, 0.1, Ink(120), Dash::dotted});
    }
    for (const double y : cuts.y) {
        page.rule(frame.left - MapTiles::edge + 1, y, frame.left - markGap, y, rule::thin);
        page.rule(frame.right + markGap, y, frame.right + MapTiles::edge - 1, y, rule::thin);
        page.add(LineMark{frame.left, y, frame.right, y, 0.1, Ink(120), Dash::dotted});
    }
}

}  // namespace

TilePages::TilePages(const sheet::MapPicture& picture, MapStyle style, BlockLayout& blockLayout)
    : m_picture(picture), m_blockLayout(blockLayout), m_style(inTrueScale(std::move(style), picture)),
      m_bands(map::bandsOf(picture, m_style)), m_tiles(tilesOf(picture, m_style, blockLayout))
{
    if (m_tiles.count() > maxTiles) {
        m_refusal = fmt::format("At true scale this board takes {} pages; at most {} are printed, so the map is fitted "
                                "to the page instead.",
                                m_tiles.count(), maxTiles);
        return;
    }
    for (std::size_t i = 0; i < m_tiles.columns(); ++i)
        if (i > 0) m_style.jointsX.push_back(cutPart(m_tiles, m_tiles.tile(i)).left);
    for (std::size_t i = 1; i < m_tiles.rows(); ++i)
        m_style.jointsY.push_back(cutPart(m_tiles, m_tiles.tile(i * m_tiles.columns())).top);
    m_sketch = map::sketchMap(picture, m_style, measureWith(blockLayout.type));
    for (std::size_t i = 0; i < m_tiles.count(); ++i)
        m_printed.push_back(!map::isBare(m_sketch, cutPart(m_tiles, m_tiles.tile(i))));
}

bool TilePages::isPrinted(std::size_t column, std::size_t row) const
{
    return column < m_tiles.columns() && row < m_tiles.rows() && m_printed[row * m_tiles.columns() + column];
}

void TilePages::drawOverview(Drawing& drawing, double scale) const
{
    // The bands of the true-scale picture have the same width in millimetres as here, so positions are converted part
    // by part.
    const double factor = scale / m_style.scale;
    const auto x = [&](double at) {
        return m_bands.left + std::clamp(at - m_bands.left, 0.0, m_picture.width * m_style.scale) * factor;
    };
    const auto y = [&](double at) {
        return m_bands.top + std::clamp(at - m_bands.top, 0.0, m_picture.depth * m_style.scale) * factor;
    };
    for (std::size_t i = 0; i < m_printed.size(); ++i) {
        if (!m_printed[i]) continue;
        const auto tile = m_tiles.tile(i);
        const auto part = cutPart(m_tiles, tile);
        const double left = x(part.left);
        const double top = y(part.top);
        const Ring outline{{left, top}, {x(part.right), top}, {x(part.right), y(part.bottom)}, {left, y(part.bottom)}};
        drawing.add(PathMark{{outline}, true, 0.5, Ink(0), std::nullopt, Dash::dashed});
        const auto name = nameOf(tile.column, tile.row);
        const Style label{9.0, Face::bold, Ink(0)};
        const double taken = drawing.type().width(name, label) + 2;
        drawing.add(BoxMark{left + 0.6, top + 0.6, taken, 4.4, 0.2, Ink(0), true, Ink(255), 0});
        drawing.line(name, label, left + 1.6, top + 0.8, taken);
    }
}

std::string TilePages::leftOut() const
{
    std::string names;
    for (std::size_t row = 0; row < m_tiles.rows() && !m_printed.empty(); ++row) {
        for (std::size_t column = 0; column < m_tiles.columns(); ++column) {
            if (isPrinted(column, row)) continue;
            const auto first = column;
            while (column + 1 < m_tiles.columns() && !isPrinted(column + 1, row)) ++column;
            names += (names.empty() ? "" : ", ") + MapTiles::name(first, row);
            if (column > first) names += (column > first + 1 ? "–" : ", ") + MapTiles::name(column, row);
        }
    }
    return names.empty()
               ? names
               : m_picture.wording().say("Not printed, as they show only the bare table: {names}.", {{"names", names}});
}

std::string TilePages::neighbours(const MapTiles::Tile& tile) const
{
    std::string joins;
    const auto join = [&](const char* side, std::size_t column, std::size_t row) {
        if (isPrinted(column, row))
            joins +=
                (joins.empty() ? "" : ", ") + m_picture.wording().say(side, {{"page", MapTiles::name(column, row)}});
    };
    join(wording::marked("above {page}"), tile.column, tile.row - 1);
    join(wording::marked("left {page}"), tile.column - 1, tile.row);
    join(wording::marked("right {page}"), tile.column + 1, tile.row);
    join(wording::marked("below {page}"), tile.column, tile.row + 1);
    return joins;
}

Drawing TilePages::page(const MapTiles::Tile& tile) const
{
    Drawing page(m_blockLayout.type);
    const auto& wording = m_picture.wording();
    const auto& part = tile.part;
    const double left = MapTiles::edge;
    const double top = MapTiles::edge + MapTiles::caption;
    const Ring frame{
        {part.left, part.top}, {part.right, part.top}, {part.right, part.bottom}, {part.left, part.bottom}};
    page.as(m_blockLayout.tag(
        Role::figure, wording.say("Part {name} of the map", {{"name", MapTiles::name(tile.column, tile.row)}})));
    page.group(toDrawing(m_sketch, m_blockLayout.type, part), Transform::shift(left - part.left, top - part.top),
               {frame});

    page.as(artifact());
    const auto kept = cutPart(m_tiles, tile);
    Cuts cuts{{}, {}, {left, top, left + part.width(), top + part.height()}};
    if (kept.left > part.left) cuts.x.push_back(left + kept.left - part.left);
    if (kept.right < part.right) cuts.x.push_back(left + kept.right - part.left);
    if (kept.top > part.top) cuts.y.push_back(top + kept.top - part.top);
    if (kept.bottom < part.bottom) cuts.y.push_back(top + kept.bottom - part.top);
    drawCutLines(page, cuts);
    const bool isTop = tile.row == 0, isBottom = tile.row + 1 == m_tiles.rows();
    const bool isLeft = tile.column == 0, isRight = tile.column + 1 == m_tiles.columns();
    const auto& picture = cuts.picture;
    for (const double x : cuts.x)
        for (const double y : Cuts::crosses(cuts.y, isTop, isBottom, picture.top, picture.bottom))
            drawCross(page, x, y);
    for (const double y : cuts.y)
        for (const double x : Cuts::crosses({}, isLeft, isRight, picture.left, picture.right)) drawCross(page, x, y);

    // On both sides of each cut, the names of the pages that meet there.
    constexpr double width = 12, side = MapTiles::edge - 0.4, height = 3.6;
    for (const double x : cuts.x) {
        const auto first = x < picture.centre().x ? tile.column - 1 : tile.column;
        for (const double y : {picture.top - 4.6, picture.bottom + 1.0}) {
            if (isPrinted(first, tile.row))
                page.line(nameOf(first, tile.row), jointName, x - 1 - width, y, width, sheet::Align::right);
            if (isPrinted(first + 1, tile.row)) page.line(nameOf(first + 1, tile.row), jointName, x + 1, y, width);
        }
    }
    for (const double y : cuts.y) {
        const auto first = y < picture.centre().y ? tile.row - 1 : tile.row;
        for (const double x : {picture.left - side - 0.2, picture.right + 0.6}) {
            for (const std::size_t row : {first, first + 1}) {
                const auto name = nameOf(tile.column, row);
                if (isPrinted(tile.column, row) && m_blockLayout.type.width(name, jointName) <= side)
                    page.line(name, jointName, x, row == first ? y - height - 0.4 : y + 0.4, side,
                              sheet::Align::center);
            }
        }
    }

    page.as({});
    const auto name = nameOf(tile.column, tile.row);
    page.line(name, type::part, left, 0, 20);
    const double after = left + m_blockLayout.type.width(name, type::part) + 4;
    const auto joins = neighbours(tile);
    const auto words =
        joins.empty() ? wording.say("True scale. Cut along the dotted lines and join the crosses.")
                      : wording.say("True scale. Cut along the dotted lines and join the crosses; beside it: {pages}.",
                                    {{"pages", joins}});
    page.line(QString::fromStdString(words), type::small, after, 1.0, m_blockLayout.width - after);
    return page;
}

void TilePages::set()
{
    for (const auto& note : m_sketch.notes) m_blockLayout.notes.onMap(note);
    for (std::size_t i = 0; i < m_printed.size(); ++i) {
        if (!m_printed[i]) continue;
        auto& piece = m_blockLayout.add(page(m_tiles.tile(i)), m_blockLayout.pageHeight, 0);
        piece.freshPage = true;
    }
}

}  // namespace muster::printer
