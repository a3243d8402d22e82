#include "tests/printer/layout/random_booklet.hpp"

#include <fmt/format.h>

namespace muster::samples {

using namespace sheet;

/// The letters of a number such that no word is the start of another and every part of a long one is unique.
std::string RandomBooklets::word(std::size_t letters)
{
    std::string made;
    const auto id = m_words.size();
    for (std::size_t part = 0; made.size() < letters; ++part) made += fmt::format("k{:04x}n{:02x}", id, part);
    made.resize(std::max<std::size_t>(letters, 5));
    m_words.push_back(made);
    return made;
}

std::string RandomBooklets::text(int maxWords)
{
    std::string made;
    const int words = number(0, maxWords);
    for (int i = 0; i < words; ++i) {
        const int kind = number(0, 60);
        if (!made.empty()) made += number(0, 12) == 0 ? '\n' : ' ';
        made += word(kind == 0 ? 200 : kind < 6 ? static_cast<std::size_t>(number(12, 40)) : 5);
    }
    return made;
}

Table RandomBooklets::table(int rows, int columns)
{
    Table made;
    made.title = text(4);
    made.dense = number(0, 1) == 1;
    made.emptyRows = static_cast<std::uint32_t>(number(0, 3));
    for (int i = 0; i < columns; ++i) {
        made.columns.push_back({text(2), static_cast<Align>(number(0, 2)), number(0, 1) == 0 ? 0.0 : number(1, 9)});
    }
    for (int row = 0; row < rows; ++row) {
        std::vector<Cell> cells;
        for (int i = 0; i < columns; ++i)
            cells.push_back(
                {text(number(0, 20) == 0 ? 60 : 3), static_cast<std::uint32_t>(number(0, 9) == 0 ? number(0, 40) : 0)});
        made.rows.push_back(std::move(cells));
        made.groups.push_back(row % 7 == 0 || made.groups.empty() ? text(2) : made.groups.back());
    }
    if (number(0, 1) == 1) {
        for (int i = 0; i < columns; ++i) made.total.push_back(text(1));
    }
    return made;
}

Cards RandomBooklets::cards(int depth)
{
    Cards made{number(1, 4), {}};
    for (int count = number(0, 7); count > 0; --count)
        made.cards.push_back({text(6), text(4), text(2), blocks(number(0, 3), depth - 1), {}});
    return made;
}

Columns RandomBooklets::columns(int depth)
{
    Columns made;
    for (int count = number(1, 3); count > 0; --count) {
        made.widths.push_back(number(1, 4));
        made.columns.push_back(blocks(number(0, 3), depth - 1));
    }
    return made;
}

Matrix RandomBooklets::matrix()
{
    Matrix made{text(3), text(1), {}, {}, {}};
    const int columns = number(1, 24);
    for (int i = 0; i < columns; ++i) made.columnHeads.push_back(text(1));
    for (int rows = number(0, 25); rows > 0; --rows) {
        made.rowHeads.push_back(text(2));
        for (int i = 0; i < columns; ++i) made.cells.push_back(text(1));
    }
    return made;
}

Reference RandomBooklets::reference()
{
    Reference made{number(1, 4), {}};
    for (int count = number(1, 6); count > 0; --count) {
        ReferenceSection section{text(4), {text(40)}, {}, {text(20), text(8)}};
        if (number(0, 2) == 0) section.tables.push_back(table(number(0, 5), number(1, 4)));
        made.sections.push_back(std::move(section));
    }
    return made;
}

Findings RandomBooklets::findings()
{
    Findings made{text(4), {}, number(0, 1) == 1};
    for (int count = number(0, 9); count > 0; --count)
        made.items.push_back({static_cast<diagnostics::Level>(number(0, 2)), {}, text(25), text(12)});
    return made;
}

Grid RandomBooklets::grid()
{
    Grid made{text(3),
              static_cast<std::uint32_t>(number(1, 5)),
              static_cast<std::uint32_t>(number(1, 6)),
              static_cast<double>(number(4, 30)),
              {}};
    for (std::uint32_t i = 0; i < made.rows * made.columns; ++i)
        made.cells.push_back({text(3), static_cast<std::uint32_t>(number(0, 6))});
    return made;
}

Fields RandomBooklets::fields()
{
    Fields made{number(1, 6), {}};
    for (int count = number(1, 9); count > 0; --count)
        made.items.push_back({text(3), text(4), number(0, 1) == 1, number(1, 3)});
    return made;
}

Block RandomBooklets::block(int depth)
{
    switch (number(0, depth > 0 ? 11 : 9)) {
    case 0: return {Heading{number(1, 3), text(9), text(5)}};
    case 1: return {fields()};
    case 2: return {table(number(0, 30), number(1, 9))};
    case 3: return {Track{text(4), number(0, 5), number(0, 60), number(0, 30)}};
    case 4:
        return {Boxes{text(4),
                      static_cast<std::uint32_t>(number(0, 80)),
                      static_cast<std::uint32_t>(number(0, 6)),
                      {static_cast<double>(number(4, 12))}}};
    case 5: return {grid()};
    case 6: return {matrix()};
    case 7: return {Text{text(80), static_cast<TextStyle>(number(0, 2))}};
    case 8: return {reference()};
    case 9: return {findings()};
    case 10: return {cards(depth)};
    default: return {columns(depth)};
    }
}

Blocks RandomBooklets::blocks(int count, int depth)
{
    Blocks made;
    for (; count > 0; --count) made.push_back(block(depth));
    return made;
}

Booklet RandomBooklets::booklet()
{
    m_words.clear();
    Booklet made{"Army", "System 1.0.0", number(0, 2) == 0 ? text(90) : "", {}};
    for (int count = number(1, 3); count > 0; --count) {
        made.sheets.push_back({"sheet", "Sheet", static_cast<Orientation>(number(0, 1)), blocks(number(0, 9), 3)});
    }
    return made;
}

}  // namespace muster::samples
