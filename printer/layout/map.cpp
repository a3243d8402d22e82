#include "core/text/utf8.hpp"
#include "printer/layout/blocks.hpp"
#include "printer/layout/map_drawing.hpp"
#include "printer/layout/tile_pages.hpp"
#include "printer/map/map_words.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::printer {

namespace {

constexpr double sampleGap = 2.0;
constexpr double wideEnough = 220.0;  // page width from which the legend is beside the map
constexpr double legendWidth = 68.0;
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
        m_style.ownColours = true, m_style.light = map.light;
    }

    void set()
    {
        const auto first = m_blockLayout.pieces.size();
        const double above = heightOf(m_blockLayout.pieces);
        if (m_map.scaling != sheet::MapScaling::tiles) layOutBlockTitle(m_map.title, m_blockLayout);
        m_legend = map::legendOf(m_picture, m_style);
        if (m_map.scaling == sheet::MapScaling::tiles)
            setTiles();
        else if (m_map.scaling != sheet::MapScaling::alone)
            setOnOwnPage(first, above);
        else if (m_blockLayout.width < wideEnough)
            setAbove();
        else
            setBeside();
    }

private:
    /// Gives the map and its key a page, below the title of a sheet; the legend goes on the next one, unless the map
    /// leaves enough space. `first` is the map's first piece, and `above` the height of those before it.
    void setOnOwnPage(std::size_t first, double above)
    {
        std::optional<TilePages> pages;
        if (m_map.scaling == sheet::MapScaling::trueSize) pages.emplace(m_picture, m_style, m_blockLayout);
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
        const auto setBelow = [&] {
            key.pieces.clear();
            setKey(sketch.key, key);
            if (const auto left = pages ? pages->leftOut() : std::string(); !left.empty())
                layOutLines(key.wrap(left, type::small, key.width), key, 0, space::betweenSmall);
        };
        setBelow();
        if (!key.pieces.empty() && sketch.height + heightOf(key.pieces) > room) {
            m_style.scale = fittedScale(m_blockLayout.width, std::max(page * minMap, room - heightOf(key.pieces) - 4));
            sketch = map::sketchMap(m_picture, m_style, measureWith(m_blockLayout.type));
            setBelow();
        }
        const double used = sketch.height + heightOf(key.pieces);
        Drawing placed(m_blockLayout.type);
        auto drawing = mapOf(sketch);
        if (pages) pages->drawOverview(drawing, m_style.scale);
        placed.append(std::move(drawing), std::max(0.0, (m_blockLayout.width - sketch.width) / 2), 0);
        m_blockLayout.add(std::move(placed), sketch.height, gap, !key.pieces.empty());
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
    void setAbove()
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
        placed.append(mapOf(sketch), std::max(0.0, (m_blockLayout.width - sketch.width) / 2), 0);
        m_blockLayout.add(std::move(placed), sketch.height, m_blockLayout.space(space::between),
                          !sketch.key.empty() || !legend.pieces.empty());
        setKey(sketch.key, m_blockLayout);
        std::move(legend.pieces.begin(), legend.pieces.end(), std::back_inserter(m_blockLayout.pieces));
    }
    /// Puts the legend to the right of the map, on wide pages; the rest goes below.
    void setBeside()
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
        placed.append(mapOf(sketch), left, 0);
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
    Drawing mapOf(const map::Sketch& sketch) const
    {
        for (const auto& note : sketch.notes) m_blockLayout.notes.onMap(note);
        Drawing drawing(m_blockLayout.type);
        drawing.as(m_figure).append(toDrawing(sketch, m_blockLayout.type), 0, 0);
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
    void setTiles()
    {
        TilePages pages(m_picture, m_style, m_blockLayout);
        if (pages.refusal().empty()) {
            setKey(pages.key(), m_blockLayout);
            pages.set();
            return;
        }
        m_blockLayout.notes.onMap(pages.refusal());
        layOutLines(m_blockLayout.wrap(pages.refusal(), type::body, m_blockLayout.width), m_blockLayout, 0,
                    space::between);
    }
    void setLegend(const std::vector<map::LegendEntry>& entries, BlockLayout& legend) const;
    void setKey(const std::vector<std::string>& key, BlockLayout& blockLayout) const;
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
