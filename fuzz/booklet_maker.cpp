#include "fuzz/booklet_maker.hpp"

#include "core/text/utf8.hpp"

#include <array>

namespace muster::fuzz {

using namespace sheet;

namespace {

// No tag and no attribute of a page begins with "fz", so one that does escaped from a text.
constexpr std::array<const char*, 22> snippets{"Old Guard",
                                               "<fz>",
                                               "\"fz=\"1\" ",
                                               "' fz='1' ",
                                               " fz=1 ",
                                               "</script><fz>",
                                               "</style><fz>",
                                               "<!--",
                                               "-->",
                                               "]]>",
                                               "</title>",
                                               "&fz;",
                                               "&lt;fz&gt;",
                                               "\\u003cfz",
                                               "\n",
                                               "\xF0\x9F\x90\x89",
                                               "e\xCC\x81\xCC\x81\xCC\x81",
                                               "\xD7\x9C\xD7\x91\xD7\x9F",
                                               "\xE2\x80\xAE",
                                               "1234567890",
                                               "Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww",
                                               "\xFF"};

}  // namespace

std::string BookletMaker::text()
{
    std::string made;
    for (std::size_t parts = m_choices.below(4); parts > 0; --parts) {
        if (m_choices.below(4) == 0)
            made += m_choices.bytes(24);
        else
            made += m_choices.of(snippets);
    }
    if (m_choices.below(60) == 1)
        for (int i = 0; i < 200; ++i) made += "word ";
    // The texts of files are UTF-8, whatever they contain.
    std::string valid;
    for (std::string_view rest = made; !rest.empty();) {
        const auto [value, size] = text::firstCodePoint(rest);
        text::appendCodePoint(valid, value);
        rest.remove_prefix(size);
    }
    return valid;
}

double BookletMaker::length()
{
    constexpr std::array<double, 8> lengths{0, 1, 10, 25.4, 63.5, 88.9, 200, 0.1};
    return m_choices.of(lengths);
}

Cell BookletMaker::cell()
{
    return {text(), m_choices.below(4) == 0 ? count() : 0, static_cast<std::uint32_t>(m_choices.below(7)), {}};
}

Table BookletMaker::table()
{
    Table made;
    made.title = text();
    made.dense = m_choices.flag();
    made.toFill = m_choices.below(5) == 0;
    made.emptyRows = count();
    made.across = static_cast<std::uint32_t>(1 + m_choices.below(3));
    const std::size_t columns = 1 + m_choices.below(6), rows = m_choices.below(7);
    for (std::size_t i = 0; i < columns; ++i) {
        TableColumn column;
        column.label = text();
        column.align = oneOf<Align>(3);
        column.width = m_choices.flag() ? 0 : length();
        column.lead = m_choices.flag();
        column.inBoxes = m_choices.below(6) == 0;
        column.band = m_choices.flag();
        made.columns.push_back(std::move(column));
    }
    const bool grouped = m_choices.flag(), dimmed = m_choices.flag();
    for (std::size_t row = 0; row < rows; ++row) {
        std::vector<Cell> cells;
        for (std::size_t i = 0; i < columns; ++i) cells.push_back(cell());
        made.rows.push_back(std::move(cells));
        if (grouped) made.groups.push_back(text());
        if (dimmed) made.dimmed.push_back(m_choices.flag());
    }
    if (m_choices.flag()) return made;
    for (std::size_t i = 0; i < columns; ++i) {
        made.total.push_back(text());
        made.totalCells.push_back(oneOf<TotalCell>(3));
    }
    return made;
}

Cards BookletMaker::cards(int depth)
{
    Cards made;
    made.columns = static_cast<int>(1 + m_choices.below(4));
    for (std::size_t count = m_choices.below(5); count > 0; --count) {
        Card card{text(), text(), text(), blocks(3, depth - 1), {}, {}};
        if (m_choices.below(4) == 0) card.back = blocks(2, depth - 1);
        made.cards.push_back(std::move(card));
    }
    if (m_choices.flag()) {
        made.size = CardSize{63.5, 88.9};
        made.cut = m_choices.flag();
        made.twoSided = m_choices.flag();
    }
    return made;
}

Columns BookletMaker::columns(int depth)
{
    Columns made;
    for (std::size_t count = 1 + m_choices.below(3); count > 0; --count) {
        made.widths.push_back(static_cast<double>(1 + m_choices.below(4)));
        made.columns.push_back(blocks(3, depth - 1));
    }
    return made;
}

Matrix BookletMaker::matrix()
{
    Matrix made;
    made.title = text();
    made.corner = text();
    const std::size_t columns = 1 + m_choices.below(9), rows = m_choices.below(9);
    const bool shaded = m_choices.flag();
    for (std::size_t i = 0; i < columns; ++i) made.columnHeads.push_back(text());
    for (std::size_t row = 0; row < rows; ++row) {
        made.rowHeads.push_back(text());
        for (std::size_t i = 0; i < columns; ++i) {
            made.cells.push_back(text());
            if (shaded) made.shades.push_back(static_cast<std::uint8_t>(m_choices.below(maxShade + 1)));
        }
    }
    return made;
}

Reference BookletMaker::reference()
{
    Reference made;
    made.columns = static_cast<int>(1 + m_choices.below(4));
    for (std::size_t count = 1 + m_choices.below(4); count > 0; --count) {
        ReferenceSection section{text(), {text(), text()}, {}, {text(), text()}};
        if (m_choices.below(3) == 0) section.tables.push_back(table());
        made.sections.push_back(std::move(section));
    }
    return made;
}

Findings BookletMaker::findings()
{
    Findings made;
    made.title = text();
    made.stamp = m_choices.flag();
    made.accepted = m_choices.below(3);
    for (std::size_t count = m_choices.below(4); count > 0; --count)
        made.items.push_back({oneOf<diagnostics::Level>(3), text(), text(), text()});
    return made;
}

Grid BookletMaker::grid()
{
    Grid made;
    made.title = text();
    made.rows = static_cast<std::uint32_t>(1 + m_choices.below(5));
    made.columns = static_cast<std::uint32_t>(1 + m_choices.below(6));
    made.rowHeight = 4 + length();
    for (std::uint32_t i = 0; i < made.rows * made.columns; ++i) made.cells.push_back(cell());
    return made;
}

Cutouts BookletMaker::cutouts()
{
    Cutouts made;
    made.title = text();
    for (std::size_t count = m_choices.below(4); count > 0; --count) {
        Cutout piece;
        piece.width = 5 + length();
        piece.shape = oneOf<CutoutShape>(2);
        piece.depth = piece.shape == CutoutShape::circle ? piece.width : 5 + length();
        piece.tone = oneOf<CutoutTone>(3);
        piece.strong = text();
        piece.text = text();
        piece.small = text();
        piece.number = text();
        piece.count = 1 + this->count();
        made.pieces.push_back(std::move(piece));
    }
    return made;
}

PlayTemplate BookletMaker::playTemplate()
{
    PlayTemplate made;
    made.title = text();
    made.note = text();
    made.radius = 5 + length();
    for (std::size_t count = m_choices.below(3); count > 0; --count) made.rings.push_back(made.radius / 2);
    for (std::size_t count = m_choices.below(4); count > 0; --count)
        made.spokes.push_back({static_cast<double>(m_choices.byte()) * 2, text()});
    return made;
}

MapRings BookletMaker::rings()
{
    MapRing ring;
    for (std::size_t count = 3 + m_choices.below(5); count > 0; --count) {
        const double x = m_choices.byte() / 5.0 - 2;
        ring.push_back({x, m_choices.byte() / 5.0 - 2});
    }
    return {std::move(ring)};
}

Map BookletMaker::map()
{
    MapPicture picture;
    picture.width = picture.depth = static_cast<double>(4 + m_choices.below(60));
    picture.measure = "in";
    if (m_choices.flag()) picture.columns = picture.rows = 6;
    picture.kinds.push_back({text(), text(), oneOf<MapLook>(27), m_choices.flag(), 0});
    picture.sides.push_back({"red", text(), oneOf<MapEdge>(5), {{1, 1}}, {"#c04000"}});
    picture.sides.push_back({"blue", text(), oneOf<MapEdge>(5), {}, {}});
    for (std::size_t count = m_choices.below(4); count > 0; --count) {
        MapPiece piece{text(), 0, rings(), {}, 0, static_cast<int>(m_choices.below(3))};
        if (m_choices.flag()) piece.path = piece.rings[0], piece.width = 1;
        picture.terrain.push_back(std::move(piece));
    }
    if (m_choices.flag()) picture.zones.push_back({text(), rings(), 10, 10, {m_choices.below(2)}});
    if (m_choices.flag()) picture.objectives.push_back({text(), {3, 3}, {}, std::nullopt, text()});
    for (std::size_t count = m_choices.below(5); count > 0; --count) {
        const auto side = m_choices.below(2);
        picture.bases.push_back({side,
                                 "guard",
                                 text(),
                                 static_cast<std::int64_t>(count),
                                 m_choices.flag(),
                                 m_choices.flag(),
                                 {2, 3},
                                 m_choices.flag(),
                                 rings(),
                                 static_cast<double>(m_choices.byte())});
    }
    Map made;
    made.title = text();
    made.picture = std::make_shared<const MapPicture>(std::move(picture));
    made.scaling = oneOf<MapScaling>(3);
    made.light = m_choices.flag();
    return made;
}

Block BookletMaker::flatBlock()
{
    switch (m_choices.below(6)) {
    case 0: return {Heading{static_cast<int>(1 + m_choices.below(3)), text(), text(), oneOf<Align>(3), {}}};
    case 1: {
        Fields fields;
        fields.columns = static_cast<int>(1 + m_choices.below(6));
        for (std::size_t count = m_choices.below(6); count > 0; --count)
            fields.items.push_back({text(), text(), m_choices.flag(), static_cast<int>(1 + m_choices.below(3)), {}});
        return {std::move(fields)};
    }
    case 2: {
        const auto from = static_cast<std::int64_t>(m_choices.below(20));
        return {Track{text(), from, from + static_cast<std::int64_t>(m_choices.below(60)), from + 3}};
    }
    case 3: {
        Boxes boxes{text(), count(), static_cast<std::uint32_t>(m_choices.below(7)), {}};
        boxes.style.round = m_choices.flag();
        boxes.style.numbered = m_choices.flag();
        if (m_choices.flag()) boxes.style.marks = {text(), text()};
        return {std::move(boxes)};
    }
    default: return {Text{text(), oneOf<TextStyle>(3), oneOf<Align>(3)}};
    }
}

Block BookletMaker::block(int depth)
{
    switch (m_choices.below(depth > 0 ? 16 : 7)) {
    case 7: return {table()};
    case 8: return {cards(depth)};
    case 9: return {columns(depth)};
    case 10: return {matrix()};
    case 11: return {reference()};
    case 12: return {findings()};
    case 13: return {grid()};
    case 14: return m_choices.flag() ? Block{cutouts()} : Block{playTemplate()};
    case 15: return {map()};
    default: return flatBlock();
    }
}

Blocks BookletMaker::blocks(std::size_t most, int depth)
{
    Blocks made;
    for (std::size_t count = m_choices.below(most + 1); count > 0; --count) made.push_back(block(depth));
    return made;
}

Play BookletMaker::play()
{
    Play made;
    for (std::size_t count = m_choices.below(4); count > 0; --count)
        made.units.push_back({text(), text(), {{text(), this->count()}, {text(), 2}}});
    PlayValue value;
    value.label = text();
    value.weights.assign(made.units.size(), static_cast<std::int64_t>(m_choices.byte()));
    value.steps = {{0, text(), false}, {3, text(), true}};
    made.values.push_back(std::move(value));
    made.phases = {text(), text()};
    return made;
}

Booklet BookletMaker::make()
{
    Booklet made;
    made.name = text();
    made.system = text();
    made.notice = text();
    made.player = text();
    made.checked = text();
    if (m_choices.flag()) made.colour = "#123456";
    for (std::size_t count = 1 + m_choices.below(3); count > 0; --count) {
        Sheet sheet;
        sheet.id = "sheet";
        sheet.title = text();
        sheet.kind = text();
        sheet.of = text();
        sheet.orientation = oneOf<Orientation>(2);
        sheet.blocks = blocks(6, 2);
        made.sheets.push_back(std::move(sheet));
    }
    if (m_choices.flag()) made.play = play();
    return made;
}

}  // namespace muster::fuzz
