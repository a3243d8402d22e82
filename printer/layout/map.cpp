#include "core/text/utf8.hpp"
#include "printer/layout/blocks.hpp"
#include "printer/layout/map_drawing.hpp"
#include "printer/layout/paginate.hpp"
#include "printer/layout/tile_pages.hpp"
#include "printer/map/map_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace muster::printer {

namespace {

constexpr double sampleGap = 2.0;
constexpr double wideEnough = 220.0;  // page width from which the legend is beside the map
constexpr double legendWidth = 62.0;
constexpr double minMap = 0.5;       // of a page's height, however long the legend is
constexpr double givenWay = 0.24;    // of a page's height, per point that the type is reduced
constexpr double maxAbove = 0.25;    // of a page's height: below more than this, a map starts a page
constexpr double minShare = 0.75;    // of its largest scale: a map on one page with its legend may be so small
constexpr double wholeShare = 0.68;  // the same if then all of the sheet is on one page
constexpr double fullShare = 0.9;    // the same for a legend with effects, if another map of the battle has them
constexpr int maxTrials = 3;         // to fit a map and its key on a page
constexpr std::size_t crowded = 50;  // names without a place: no trial helps
constexpr double wellFilled = 0.95;  // of a page, where rows end before its end
constexpr double maxLegend = 0.42;   // of a page's height that the map leaves to its legend

constexpr std::size_t maxWords = 2'000;  // bytes of a description that is read aloud

/// The map as read aloud.
std::string words(const sheet::Map& map)
{
    const auto& wording = map.picture->wording();
    auto all = (map.title.empty() ? wording.say("Map") : wording.say("Map: {title}", {{"title", map.title}})) + ".";
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
        m_style.ownColours = true, m_style.light = map.light, m_style.enlarged = blockLayout.enlarged;
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
    /// Gives the map a page, below the title of a sheet, with its legend beside it or below, whichever leaves the map
    /// larger; if the map would be too small, the legend goes on the next page. `first` is the map's first piece, and
    /// `above` the height of those before it.
    void setOnOwnPage(std::size_t first, double above)
    {
        std::optional<TilePages> pages;
        if (m_map.scaling == sheet::MapScaling::trueSize) pages.emplace(m_picture, m_style, m_blockLayout);
        const auto notPrinted = pages ? pages->leftOut() : std::string();
        const double page = m_blockLayout.pageHeight;
        const double gap = m_blockLayout.space(space::between);
        const bool isFresh = above > page * maxAbove;
        const double top = isFresh ? 0 : m_blockLayout.columnTop.value_or(0);
        const double room = page - top - heightOf(m_blockLayout.pieces) + (isFresh ? above : 0) - gap - 0.5;
        if (!setBesideLegend(room, pages, notPrinted)) setAboveLegend(room, pages, notPrinted);
        if (isFresh) m_blockLayout.pieces[first].freshPage = true;
    }
    /// False if the map is larger above its legend, or on a page of its own. What is below the map stays on the page if
    /// the map remains large enough.
    bool setBesideLegend(double room, const std::optional<TilePages>& pages, const std::string& notPrinted)
    {
        const double width = m_blockLayout.width - legendWidth - space::gutter;
        if (m_blockLayout.width < wideEnough || m_legend.empty()) return false;
        BlockLayout below = m_blockLayout.inner(m_blockLayout.width);
        setLegend(m_legend, below);
        const double scale = fittedScale(width, room);
        const double other = fittedScale(m_blockLayout.width, room - heightOf(below.pieces));
        if (scale < other || scale < minShare * fittedScale(m_blockLayout.width, room)) return false;
        for (const double after : {m_blockLayout.below, 0.0}) {
            m_style.scale = fittedScale(width, room - after);
            if (m_style.scale < wholeShare * scale) continue;
            const auto sketch = map::sketchMap(m_picture, m_style, measureWith(m_blockLayout.type));
            BlockLayout column = m_blockLayout.inner(legendWidth);
            setKey(sketch, notPrinted, column);
            setLegend(m_legend, column);
            if (heightOf(column.pieces) > room - after) continue;
            addBeside(sketch, pages, column, (m_blockLayout.width - sketch.width - space::gutter - legendWidth) / 2,
                      false);
            return true;
        }
        return false;
    }
    /// A way to put a map above its legend.
    struct Attempt {
        BlockLayout* legend;
        double under;  ///< mm that the map leaves to its legend, and to the blocks below it
        double least;  ///< share of the largest scale
    };
    /// In the order in which they are tried: everything on one page, the map with its legend, the legend on the next
    /// page. `brief` is a legend for a map that gives way; null for others.
    std::vector<Attempt> attemptsWith(BlockLayout& legend, BlockLayout* brief) const
    {
        const double page = m_blockLayout.pageHeight;
        const double after = m_blockLayout.below;
        const double height = heightOf(legend.pieces);
        const bool fitsBelow = after > 0 && pagesFor(height + after) == pagesFor(after);
        // Beside other columns, a legend alone on the next page would leave most of that page empty.
        const bool staysInColumn = m_blockLayout.columnTop && height <= page * maxLegend;
        std::vector<Attempt> attempts;
        if (after > 0) attempts.push_back({&legend, height + after, brief != nullptr ? fullShare : wholeShare});
        if (after > 0 && brief != nullptr) attempts.push_back({brief, heightOf(brief->pieces) + after, wholeShare});
        attempts.push_back({&legend, height, brief != nullptr || fitsBelow ? fullShare : minShare});
        if (brief != nullptr && !fitsBelow) attempts.push_back({brief, heightOf(brief->pieces), minShare});
        attempts.push_back({&legend, staysInColumn ? height : 0, 0});
        return attempts;
    }
    /// A map of positions gives way to a legend without the effects of terrain, which the map of the ground has. Any
    /// map gives way to what is below it, or else leaves its legend to the page of that.
    void setAboveLegend(double room, const std::optional<TilePages>& pages, const std::string& notPrinted)
    {
        BlockLayout legend = m_blockLayout.inner(m_blockLayout.width);
        BlockLayout brief = m_blockLayout.inner(m_blockLayout.width);
        setLegend(m_legend, legend);
        const bool mayBeBrief = m_map.parts.bases && m_map.parts.terrain;
        if (mayBeBrief) setBriefLegend(brief);
        const double whole = fittedScale(m_blockLayout.width, room);
        BlockLayout key = m_blockLayout.inner(m_blockLayout.width);
        map::Sketch sketch;
        const auto fit = [&](double left) {
            m_style.scale = fittedScale(m_blockLayout.width, std::max(left, m_blockLayout.pageHeight * minMap));
            sketch = map::sketchMap(m_picture, m_style, measureWith(m_blockLayout.type));
            key.pieces.clear();
            setKey(sketch, notPrinted, key);
        };
        auto* chosen = &legend;
        for (const auto& [own, under, least] : attemptsWith(legend, mayBeBrief ? &brief : nullptr)) {
            if (fittedScale(m_blockLayout.width, room - under) < least * whole) continue;
            chosen = own;
            fit(room - under);
            // The key depends on the scale, and the scale on the height of the key.
            const auto isTooHigh = [&, share = under] { return sketch.height + heightOf(key.pieces) + share > room; };
            for (int trial = 0; trial < maxTrials && isTooHigh() && sketch.leftOut.size() < crowded; ++trial)
                fit(room - under - heightOf(key.pieces) - 2 * trial);
            if ((m_style.scale >= least * whole && !isTooHigh()) || sketch.leftOut.size() >= crowded) break;
        }
        const double used = sketch.height + heightOf(key.pieces);
        addBeside(sketch, pages, {m_blockLayout.inner(0)}, std::max(0.0, (m_blockLayout.width - sketch.width) / 2),
                  !key.pieces.empty());
        std::move(key.pieces.begin(), key.pieces.end(), std::back_inserter(m_blockLayout.pieces));
        auto& below = chosen->pieces;
        if (below.empty()) return;
        below.front().freshPage = used + heightOf(below) > room;
        // No item of a legend in one column is alone on a page.
        for (auto& piece : below)
            if (&piece != &below.back()) piece.keepWithNext = true;
        std::move(below.begin(), below.end(), std::back_inserter(m_blockLayout.pieces));
    }
    /// Adds a map, `left` from the margin, with a column to its right.
    void addBeside(const map::Sketch& sketch, const std::optional<TilePages>& pages, const BlockLayout& column,
                   double left, bool keepWithNext)
    {
        Drawing placed(m_blockLayout.type);
        auto drawing = mapOf(sketch);
        if (pages) pages->drawOverview(drawing, m_style.scale);
        placed.append(std::move(drawing), left, 0);
        double y = sketch.board.top;
        for (const auto& piece : column.pieces) {
            if (&piece != &column.pieces.front()) y += piece.before;
            placed.append(piece.drawing, left + sketch.width + space::gutter, y);
            y += piece.height;
        }
        m_blockLayout.add(std::move(placed), column.pieces.empty() ? sketch.height : std::max(sketch.height, y),
                          m_blockLayout.space(space::between), keepWithNext);
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
            setKey(sketch, {}, key);
            m_style.scale =
                fittedScale(m_blockLayout.width, mapRoom(heightOf(legend.pieces) + heightOf(key.pieces) + 4));
            sketch = map::sketchMap(m_picture, m_style, measureWith(m_blockLayout.type));
        }
        addBeside(sketch, {}, m_blockLayout.inner(0), std::max(0.0, (m_blockLayout.width - sketch.width) / 2),
                  !sketch.key.empty() || !legend.pieces.empty());
        setKey(sketch, {}, m_blockLayout);
        std::move(legend.pieces.begin(), legend.pieces.end(), std::back_inserter(m_blockLayout.pieces));
    }
    /// Puts the legend to the right of the map, on wide pages; the rest goes below.
    void setBeside()
    {
        const double mapWidth = m_blockLayout.width - legendWidth - space::gutter;
        m_style.scale = fittedScale(mapWidth, mapRoom(0));
        const auto sketch = map::sketchMap(m_picture, m_style, measureWith(m_blockLayout.type));
        BlockLayout column = m_blockLayout.inner(legendWidth);
        setKey(sketch, {}, column);
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
        addBeside(sketch, {}, column, std::max(0.0, (mapWidth - sketch.width) / 2), !keyFits);
        if (!keyFits) setKey(sketch, {}, m_blockLayout);
        setLegend({m_legend.begin() + static_cast<std::ptrdiff_t>(beside), m_legend.end()}, m_blockLayout);
    }
    Drawing mapOf(const map::Sketch& sketch) const
    {
        for (const auto& note : sketch.notes) m_blockLayout.notes.onMap(note);
        Drawing drawing(m_blockLayout.type);
        drawing.as(m_figure).append(toDrawing(sketch, m_blockLayout.type), 0, 0);
        return drawing;
    }
    /// The pages that content of that height takes, about.
    double pagesFor(double height) const { return std::ceil(height / (m_blockLayout.pageHeight * wellFilled)); }
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
            setKey(pages.sketch(), {}, m_blockLayout);
            pages.set();
            return;
        }
        m_blockLayout.notes.onMap(pages.refusal());
        layOutLines(m_blockLayout.wrap(pages.refusal(), type::body, m_blockLayout.width), m_blockLayout, 0,
                    space::between);
    }
    /// Sets the entries in as many columns as there is room for, or in one more.
    void setLegend(const std::vector<map::LegendEntry>& entries, BlockLayout& legend, bool isClose = false) const;
    /// The legend without the effects of terrain, and below it what the marks of bases mean.
    void setBriefLegend(BlockLayout& legend) const;
    /// Adds the meanings of the numbers, then what is not on the map.
    void setKey(const map::Sketch& sketch, const std::string& notPrinted, BlockLayout& blockLayout) const;
    const sheet::Map& m_map;
    const sheet::MapPicture& m_picture;
    BlockLayout& m_blockLayout;
    Tag m_figure;
    MapStyle m_style;
    std::vector<map::LegendEntry> m_legend;
};

void MapSetter::setBriefLegend(BlockLayout& legend) const
{
    auto entries = m_legend;
    std::string marks;
    for (auto& entry : entries) {
        if (entry.kind == map::LegendKind::mark) continue;
        if (entry.kind == map::LegendKind::side && marks.empty()) marks = entry.words;
        entry.words.clear();
    }
    setLegend(entries, legend, true);
    if (marks.empty()) return;
    legend.pieces.back().keepWithNext = true;
    layOutLines(legend.wrap(marks, type::small, legend.width), legend, 0, space::betweenSmall);
}

void MapSetter::setLegend(const std::vector<map::LegendEntry>& entries, BlockLayout& legend, bool isClose) const
{
    if (entries.empty()) return;
    const std::size_t columns = (legend.width > 220   ? 4
                                 : legend.width > 170 ? 3
                                 : legend.width > 110 ? 2
                                                      : 1) +
                                (isClose ? 1 : 0);
    const double width =
        (legend.width - space::gutter * static_cast<double>(columns - 1)) / static_cast<double>(columns);
    const auto list = legend.tag(Role::list);
    BlockLayout all = legend.inner(width);
    for (const auto& entry : entries) {
        Drawing drawing(legend.type);
        const double textLeft = entry.sample.width + sampleGap;
        const double textWidth = width - textLeft;
        drawing.as(artifact()).append(toDrawing(entry.sample, legend.type), 0, 0);
        drawing.as(element(Role::body, element(Role::item, list)));
        const auto label = legend.wrap(entry.label, Style{8.5, Face::bold, {}}, textWidth);
        drawing.paragraph(label, textLeft, entry.words.empty() ? (entry.sample.height - label.height()) / 2 : 0,
                          textWidth);
        double height = std::max(entry.sample.height, label.height());
        if (!entry.words.empty()) {
            const auto words = legend.wrap(entry.words, type::small, textWidth);
            drawing.paragraph(words, textLeft, label.height(), textWidth);
            height = std::max(height, label.height() + words.height());
        }
        all.add(std::move(drawing), height, legend.space(all.pieces.empty() ? space::between : 1.2));
    }
    if (columns == 1) {
        std::move(all.pieces.begin(), all.pieces.end(), std::back_inserter(legend.pieces));
        return;
    }
    Piece whole{Drawing(legend.type), legend.space(space::between), 0, false, nullptr, {}};
    const double share = heightOf(all.pieces) / static_cast<double>(columns);
    double left = 0;
    Stream column;
    const auto close = [&] {
        column.pieces.front().before = 0;
        whole.height = std::max(whole.height, heightOf(column.pieces));
        whole.branches.push_back({left, width, std::move(column)});
        column = {};
        left += width + space::gutter;
    };
    for (auto& piece : all.pieces) {
        const double used = heightOf(column.pieces);
        if (!column.pieces.empty() && used + piece.height / 2 > share && whole.branches.size() + 1 < columns) close();
        column.pieces.push_back(std::move(piece));
    }
    close();
    legend.pieces.push_back(std::move(whole));
}

void MapSetter::setKey(const map::Sketch& sketch, const std::string& notPrinted, BlockLayout& blockLayout) const
{
    const auto& key = sketch.key;
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
    for (const auto& words : {map::namesLeftOut(sketch, m_picture.wording()), notPrinted})
        if (!words.empty())
            layOutLines(blockLayout.wrap(words, type::small, blockLayout.width), blockLayout, 0, space::betweenSmall);
}

}  // namespace

void layOut(const sheet::Map& map, BlockLayout& blockLayout)
{
    if (map.picture && map.picture->isValid()) {
        MapSetter(map, blockLayout).set();
        return;
    }
    constexpr auto message = "The board has no size, so that no map of it can be drawn.";
    blockLayout.notes.onMap(message);
    layOutLines(blockLayout.wrap(blockLayout.wording->say("The board has no size, so that no map of it can be drawn."),
                                 type::body, blockLayout.width),
                blockLayout, 0, space::between);
}

}  // namespace muster::printer
