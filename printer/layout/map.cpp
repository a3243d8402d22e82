#include "core/text/utf8.hpp"
#include "printer/layout/blocks.hpp"
#include "printer/layout/map_drawing.hpp"
#include "printer/layout/map_tiles.hpp"
#include "printer/map/map_words.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::printer {

namespace {

constexpr std::size_t maxTiles = 400;
constexpr double sampleGap = 2.0;
constexpr double wideEnough = 220.0;  // page width from which the legend is beside the map
constexpr double legendWidth = 68.0;
constexpr double trueLetters = 1.75;  // a table is read from farther away than a page
constexpr double minMap = 0.5;        // of a page's height, however long the legend is
constexpr double givenWay = 0.24;     // of a page's height, per point that the type is reduced
constexpr double maxAbove = 0.25;     // of a page's height: below more than this, a map starts a page
constexpr double shortLegend = 0.18;  // of a page's height: not worth a page of its own
constexpr double maxLegend = 0.42;    // of a page's height that the map leaves to its legend

constexpr std::size_t maxWords = 2'000;  // bytes of a description that is read aloud

/// The map as read aloud.
std::string words(const sheet::Map& map)
{
    std::string all = map.title.empty() ? "Map." : "Map: " + map.title + ".";
    for (const auto& line : inWords(map)) all += " " + line;
    return all.size() <= maxWords ? all : std::string(text::cut(all, maxWords)) + " ...";
}

/// Lays out one map: drawing, legend, key, and the tiles in true scale.
class MapSetter {
public:
    MapSetter(const sheet::Map& map, BlockLayout& blockLayout)
        : m_map(map), m_picture(*map.picture), m_blockLayout(blockLayout),
          m_figure(blockLayout.tag(Role::figure, words(map)))
    {
        m_style.parts = map.parts, m_style.side = map.side, m_style.onPaper = map.scaling != sheet::MapScaling::alone;
    }

    void set()
    {
        const bool tiled = m_map.scaling == sheet::MapScaling::trueSize;
        const auto first = m_blockLayout.pieces.size();
        const double above = heightOf(m_blockLayout.pieces);
        if (m_map.scaling != sheet::MapScaling::tiles) layOutBlockTitle(m_map.title, m_blockLayout);
        m_legend = map::legendOf(m_picture, m_style);
        if (m_map.scaling == sheet::MapScaling::tiles)
            setTiles();
        else if (m_map.scaling != sheet::MapScaling::alone)
            setOnOwnPage(tiled, first, above);
        else if (m_blockLayout.width < wideEnough)
            setAbove(tiled);
        else
            setBeside(tiled);
    }

private:
    /// Gives the map and its key a page, below the title of a sheet; the legend goes on the next one, unless the map
    /// leaves enough space. `first` is the map's first piece, and `above` the height of those before it.
    void setOnOwnPage(bool tiled, std::size_t first, double above)
    {
        const double page = m_blockLayout.pageHeight;
        const double gap = m_blockLayout.space(space::between);
        const bool isFresh = above > page * maxAbove;
        double room = page - heightOf(m_blockLayout.pieces) + (isFresh ? above : 0) - gap - 0.5;
        BlockLayout legend = m_blockLayout.inner(m_blockLayout.width);
        setLegend(m_legend, legend);
        const double legendHeight = heightOf(legend.pieces);
        if (legendHeight < page * shortLegend) room -= legendHeight;
        m_style.scale = fittedScale(m_blockLayout.width, room);
        auto sketch = map::sketchMap(m_picture, m_style, measureWith(m_blockLayout.type));
        BlockLayout key = m_blockLayout.inner(m_blockLayout.width);
        setKey(sketch.key, key);
        if (!sketch.key.empty() && sketch.height + heightOf(key.pieces) > room) {
            m_style.scale = fittedScale(m_blockLayout.width, std::max(page * minMap, room - heightOf(key.pieces) - 4));
            sketch = map::sketchMap(m_picture, m_style, measureWith(m_blockLayout.type));
            key.pieces.clear();
            setKey(sketch.key, key);
        }
        const double used = sketch.height + heightOf(key.pieces);
        Drawing placed(m_blockLayout.type);
        placed.append(mapOf(sketch, tiled), std::max(0.0, (m_blockLayout.width - sketch.width) / 2), 0);
        m_blockLayout.add(std::move(placed), sketch.height, gap, !sketch.key.empty());
        if (isFresh) m_blockLayout.pieces[first].freshPage = true;
        std::move(key.pieces.begin(), key.pieces.end(), std::back_inserter(m_blockLayout.pieces));
        if (legend.pieces.empty()) return;
        legend.pieces.front().freshPage = legendHeight >= page * shortLegend && used + legendHeight > room;
        // No item of a legend is alone on a page.
        for (auto& piece : legend.pieces)
            if (&piece != &legend.pieces.back()) piece.keepWithNext = true;
        std::move(legend.pieces.begin(), legend.pieces.end(), std::back_inserter(m_blockLayout.pieces));
    }
    /// Puts the legend below the map.
    void setAbove(bool tiled)
    {
        BlockLayout legend = m_blockLayout.inner(m_blockLayout.width);
        setLegend(m_legend, legend);
        m_style.scale = fittedScale(m_blockLayout.width, mapRoom(heightOf(legend.pieces)));
        auto sketch = map::sketchMap(m_picture, m_style, measureWith(m_blockLayout.type));
        if (!sketch.key.empty()) {  // the length of the key is known only now
            BlockLayout key = m_blockLayout.inner(m_blockLayout.width);
            setKey(sketch.key, key);
            m_style.scale =
                fittedScale(m_blockLayout.width, mapRoom(heightOf(legend.pieces) + heightOf(key.pieces) + 4));
            sketch = map::sketchMap(m_picture, m_style, measureWith(m_blockLayout.type));
        }
        Drawing placed(m_blockLayout.type);
        placed.append(mapOf(sketch, tiled), std::max(0.0, (m_blockLayout.width - sketch.width) / 2), 0);
        m_blockLayout.add(std::move(placed), sketch.height, m_blockLayout.space(space::between),
                          !sketch.key.empty() || !legend.pieces.empty());
        setKey(sketch.key, m_blockLayout);
        std::move(legend.pieces.begin(), legend.pieces.end(), std::back_inserter(m_blockLayout.pieces));
    }
    /// Puts the legend to the right of the map, on wide pages; the rest goes below.
    void setBeside(bool tiled)
    {
        const double mapWidth = m_blockLayout.width - legendWidth - space::gutter;
        m_style.scale = fittedScale(mapWidth, mapRoom(0));
        const auto sketch = map::sketchMap(m_picture, m_style, measureWith(m_blockLayout.type));
        BlockLayout column = m_blockLayout.inner(legendWidth);
        setKey(sketch.key, column);
        const bool keyFits = heightOf(column.pieces) <= sketch.height;
        if (!keyFits) column.pieces.clear();
        std::size_t beside = 0;
        for (; beside < m_legend.size(); ++beside) {
            const auto before = column.pieces.size();
            setLegend({m_legend.begin() + static_cast<std::ptrdiff_t>(beside),
                       m_legend.begin() + static_cast<std::ptrdiff_t>(beside) + 1},
                      column);
            if (beside > 0) column.pieces.back().before = 1.0;
            if (heightOf(column.pieces) <= sketch.height) continue;
            column.pieces.erase(column.pieces.begin() + static_cast<std::ptrdiff_t>(before), column.pieces.end());
            break;
        }
        Drawing placed(m_blockLayout.type);
        const double left = std::max(0.0, (mapWidth - sketch.width) / 2);
        placed.append(mapOf(sketch, tiled), left, 0);
        double y = sketch.board.top;
        for (const auto& piece : column.pieces) {
            if (&piece != &column.pieces.front()) y += piece.before;
            placed.append(piece.drawing, left + sketch.width + space::gutter, y);
            y += piece.height;
        }
        m_blockLayout.add(std::move(placed), std::max(sketch.height, y), m_blockLayout.space(space::between), !keyFits);
        if (!keyFits) setKey(sketch.key, m_blockLayout);
        setLegend({m_legend.begin() + static_cast<std::ptrdiff_t>(beside), m_legend.end()}, m_blockLayout);
    }
    Drawing mapOf(const map::Sketch& sketch, bool tiled) const
    {
        for (const auto& note : sketch.notes) m_blockLayout.notes.onMap(note);
        Drawing drawing(m_blockLayout.type);
        drawing.as(m_figure).append(toDrawing(sketch, m_blockLayout.type), 0, 0);
        if (tiled) drawTileLines(drawing);
        return drawing;
    }
    static double heightOf(const std::vector<Piece>& pieces)
    {
        double height = 0;
        for (const auto& piece : pieces) height += piece.height + piece.before;
        return height;
    }
    double fittedScale(double width, double room) const
    {
        const auto bands = map::bandsOf(m_picture, m_style);
        const double byWidth = (width - bands.left - bands.right) / m_picture.width;
        const double byHeight = (room - bands.top - bands.bottom) / m_picture.depth;
        return std::max(std::min(byWidth, byHeight), 20.0 / std::max(m_picture.width, m_picture.depth));
    }
    /// The height available for the map on its probable page.
    double mapRoom(double legend) const
    {
        const double above = heightOf(m_blockLayout.pieces);
        const double page = m_blockLayout.pageHeight;
        double room = page - std::min(legend, page * maxLegend) - m_blockLayout.space(space::between) - 0.5;
        if (above < page * 0.4) room -= above;
        // At tighter densities, leave space for the tables after the map to save a page.
        room -= page * givenWay * m_blockLayout.density.pointsOff;
        return std::max(room, page * minMap);
    }
    void setLegend(const std::vector<map::LegendEntry>& entries, BlockLayout& legend) const;
    void setKey(const std::vector<std::string>& key, BlockLayout& blockLayout) const;
    map::Sketch trueSketch() const
    {
        auto style = m_style;
        style.scale = m_picture.millimetres;
        style.letters = trueLetters;
        return map::sketchMap(m_picture, style, measureWith(m_blockLayout.type));
    }
    MapTiles tilesOf(double width, double height) const
    {
        return {width, height, m_blockLayout.width, m_blockLayout.pageHeight};
    }
    void drawTileLines(Drawing& drawing) const;
    void setTiles();
    Drawing tilePage(const MapTiles& tiles, const MapTiles::Tile& tile, const map::Sketch& sketch) const;

    const sheet::Map& m_map;
    const sheet::MapPicture& m_picture;
    BlockLayout& m_blockLayout;
    Tag m_figure;
    MapStyle m_style;
    std::vector<map::LegendEntry> m_legend;
};

void MapSetter::setLegend(const std::vector<map::LegendEntry>& entries, BlockLayout& legend) const
{
    const std::size_t columns = legend.width > 220 ? 3 : legend.width > 110 ? 2 : 1;
    const double width =
        (legend.width - space::gutter * static_cast<double>(columns - 1)) / static_cast<double>(columns);
    const std::size_t rows = (entries.size() + columns - 1) / columns;
    const auto list = legend.tag(Role::list);
    for (std::size_t row = 0; row < rows; ++row) {
        Drawing drawing(legend.type);
        double height = 0;
        for (std::size_t column = 0; column < columns; ++column) {
            const auto index = column * rows + row;
            if (index >= entries.size()) break;
            const auto& entry = entries[index];
            const double x = static_cast<double>(column) * (width + space::gutter);
            const double textLeft = x + entry.sample.width + sampleGap;
            const double textWidth = x + width - textLeft;
            drawing.as(artifact()).append(toDrawing(entry.sample, legend.type), x, 0);
            drawing.as(element(Role::body, element(Role::item, list)));
            const auto label = legend.wrap(entry.label, Style{8.5, Face::bold, {}}, textWidth);
            drawing.paragraph(label, textLeft, entry.words.empty() ? (entry.sample.height - label.height()) / 2 : 0,
                              textWidth);
            double taken = std::max(entry.sample.height, label.height());
            if (!entry.words.empty()) {
                const auto words = legend.wrap(entry.words, type::small, textWidth);
                drawing.paragraph(words, textLeft, label.height(), textWidth);
                taken = std::max(taken, label.height() + words.height());
            }
            height = std::max(height, taken);
        }
        legend.add(std::move(drawing), height, legend.space(row == 0 ? space::between : 1.2));
    }
}

void MapSetter::setKey(const std::vector<std::string>& key, BlockLayout& blockLayout) const
{
    const std::size_t columns = blockLayout.width > 220 ? 5 : blockLayout.width > 110 ? 3 : 1;
    const double width = (blockLayout.width - 4.0 * static_cast<double>(columns - 1)) / static_cast<double>(columns);
    constexpr double numberWidth = 6.5;
    const std::size_t rows = (key.size() + columns - 1) / columns;
    const auto list = blockLayout.tag(Role::list, "Decimal");
    for (std::size_t row = 0; row < rows; ++row) {
        Drawing drawing(blockLayout.type);
        double height = 0;
        for (std::size_t column = 0; column < columns; ++column) {
            const auto index = column * rows + row;
            if (index >= key.size()) break;
            const double x = static_cast<double>(column) * (width + 4.0);
            const auto text = blockLayout.wrap(key[index], type::small, width - numberWidth);
            const auto item = element(Role::item, list);
            drawing.as(element(Role::label, item))
                .line(QString::number(index + 1), Style{8.0, Face::bold, {}}, x, 0, numberWidth - 1.5,
                      sheet::Align::right);
            drawing.as(element(Role::body, item)).paragraph(text, x + numberWidth, 0, width - numberWidth);
            height = std::max(height, text.height());
        }
        blockLayout.add(std::move(drawing), height, blockLayout.space(row == 0 ? space::between : 0.2));
    }
}

void MapSetter::drawTileLines(Drawing& drawing) const
{
    // The bands of the true-scale picture have the same width in millimetres as here, so positions are converted part
    // by part.
    auto style = m_style;
    style.scale = m_picture.millimetres;
    const auto bands = map::bandsOf(m_picture, style);
    const double factor = m_style.scale / style.scale;
    const double width = bands.left + m_picture.width * style.scale + bands.right;
    const double height = bands.top + m_picture.depth * style.scale + bands.bottom;
    const auto tiles = tilesOf(width, height);
    if (tiles.count() > maxTiles) return;
    const auto x = [&](double at) {
        return bands.left + std::clamp(at - bands.left, 0.0, m_picture.width * style.scale) * factor;
    };
    const auto y = [&](double at) {
        return bands.top + std::clamp(at - bands.top, 0.0, m_picture.depth * style.scale) * factor;
    };
    for (std::size_t i = 0; i < tiles.count(); ++i) {
        const auto tile = tiles.tile(i);
        const double half = MapTiles::overlap / 2;
        const double left = x(tile.part.left + (tile.column > 0 ? half : 0));
        const double top = y(tile.part.top + (tile.row > 0 ? half : 0));
        const double right = x(tile.part.right - (tile.column + 1 < tiles.columns() ? half : 0));
        const double bottom = y(tile.part.bottom - (tile.row + 1 < tiles.rows() ? half : 0));
        drawing.add(PathMark{{{{left, top}, {right, top}, {right, bottom}, {left, bottom}}},
                             true,
                             0.5,
                             Ink(0),
                             std::nullopt,
                             Dash::dashed});
        const auto name = QString::fromStdString(MapTiles::name(tile.column, tile.row));
        const Style label{9.0, Face::bold, Ink(0)};
        const double taken = drawing.type().width(name, label) + 2;
        drawing.add(BoxMark{left + 0.6, top + 0.6, taken, 4.4, 0.2, Ink(0), true, Ink(255), 0});
        drawing.line(name, label, left + 1.6, top + 0.8, taken);
    }
}

Drawing MapSetter::tilePage(const MapTiles& tiles, const MapTiles::Tile& tile, const map::Sketch& sketch) const
{
    Drawing page(m_blockLayout.type);
    const double left = MapTiles::edge;
    const double top = MapTiles::edge + MapTiles::caption;
    const auto& part = tile.part;
    const Ring frame{
        {part.left, part.top}, {part.right, part.top}, {part.right, part.bottom}, {part.left, part.bottom}};
    page.as(m_blockLayout.tag(Role::figure, fmt::format("Part {} of the map", MapTiles::name(tile.column, tile.row))));
    page.group(toDrawing(sketch, m_blockLayout.type, part), Transform::shift(left - part.left, top - part.top),
               {frame});
    page.as({});

    const double right = left + part.width();
    const double bottom = top + part.height();
    const double half = MapTiles::overlap / 2;
    std::vector<double> cutsX, cutsY;
    if (tile.column > 0) cutsX.push_back(left + half);
    if (tile.column + 1 < tiles.columns()) cutsX.push_back(right - half);
    if (tile.row > 0) cutsY.push_back(top + half);
    if (tile.row + 1 < tiles.rows()) cutsY.push_back(bottom - half);
    constexpr double gap = 0.8;
    for (const double x : cutsX) {
        page.rule(x, top - MapTiles::edge + 1, x, top - gap, 0.2);
        page.rule(x, bottom + gap, x, bottom + MapTiles::edge - 1, 0.2);
        page.add(LineMark{x, top, x, bottom, 0.1, Ink(120), Dash::dotted});
    }
    for (const double y : cutsY) {
        page.rule(left - MapTiles::edge + 1, y, left - gap, y, 0.2);
        page.rule(right + gap, y, right + MapTiles::edge - 1, y, 0.2);
        page.add(LineMark{left, y, right, y, 0.1, Ink(120), Dash::dotted});
    }
    std::string joins;
    const auto join = [&](bool there, const char* side, std::size_t column, std::size_t row) {
        if (there) joins += fmt::format("{}{} {}", joins.empty() ? "" : ", ", side, MapTiles::name(column, row));
    };
    join(tile.row > 0, "above", tile.column, tile.row - 1);
    join(tile.column > 0, "left", tile.column - 1, tile.row);
    join(tile.column + 1 < tiles.columns(), "right", tile.column + 1, tile.row);
    join(tile.row + 1 < tiles.rows(), "below", tile.column, tile.row + 1);
    const auto name = QString::fromStdString(MapTiles::name(tile.column, tile.row));
    page.line(name, type::part, left, 0, 20);
    const double after = left + m_blockLayout.type.width(name, type::part) + 4;
    page.line(QString::fromStdString("True scale. Cut along the dotted lines between the marks" +
                                     (joins.empty() ? std::string(".") : "; beside it: " + joins + ".")),
              type::small, after, 1.0, m_blockLayout.width - after);
    return page;
}

void MapSetter::setTiles()
{
    const auto sketch = trueSketch();
    const auto tiles = tilesOf(sketch.width, sketch.height);
    if (tiles.count() > maxTiles) {
        const auto message = fmt::format("At true scale this board takes {} pages; at most {} are printed, so the map "
                                         "is fitted to the page instead.",
                                         tiles.count(), maxTiles);
        m_blockLayout.notes.onMap(message);
        layOutLines(m_blockLayout.wrap(message, type::body, m_blockLayout.width), m_blockLayout, 0, space::between);
        return;
    }
    for (const auto& note : sketch.notes) m_blockLayout.notes.onMap(note);
    setKey(sketch.key, m_blockLayout);
    for (std::size_t i = 0; i < tiles.count(); ++i) {
        auto& piece = m_blockLayout.add(tilePage(tiles, tiles.tile(i), sketch), m_blockLayout.pageHeight, 0);
        piece.freshPage = true;
    }
}

}  // namespace

void layOut(const sheet::Map& map, BlockLayout& blockLayout)
{
    if (map.picture && map.picture->isValid()) {
        MapSetter(map, blockLayout).set();
        return;
    }
    const std::string message = "The board has no size, so that no map of it can be drawn.";
    blockLayout.notes.onMap(message);
    layOutLines(blockLayout.wrap(message, type::body, blockLayout.width), blockLayout, 0, space::between);
}

}  // namespace muster::printer
