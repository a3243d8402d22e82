#include "printer/layout/blocks.hpp"
#include "printer/layout/row.hpp"

#include <algorithm>

namespace muster::printer {

namespace {

constexpr double cellPad = 0.45;

/// The fill of a shaded cell; black text on the darkest has a contrast above 9 to 1.
Ink shadeOf(std::uint8_t shade)
{
    constexpr std::uint8_t fills[] = {255, 238, 218, 196, 172};
    return fills[std::min(shade, sheet::maxShade)];
}

/// Lays out columns [first, end) of a matrix, preceded by the row heads.
class MatrixSetter {
public:
    MatrixSetter(const sheet::Matrix& matrix, BlockLayout& blockLayout) : m_matrix(matrix), m_blockLayout(blockLayout)
    {
        measure();
    }

    void set()
    {
        const auto start = m_blockLayout.pieces.size();
        layOutBlockTitle(m_matrix.title, m_blockLayout);
        const auto columns = m_matrix.columnHeads.size();
        const double room = m_blockLayout.width - m_headWidth - rightWidth();
        const auto max = std::max<std::size_t>(1, static_cast<std::size_t>(room / m_minCell));
        const auto parts =
            (columns + max - 1) / max;  // a matrix too wide for the page continues below, with its row heads
        for (std::size_t part = 0; part < parts; ++part) {
            setPart(columns * part / parts, columns * (part + 1) / parts,
                    part == 0 && m_matrix.title.empty() ? m_blockLayout.space(space::between)
                    : part == 0                         ? 0
                                                        : 3.0);
        }
        m_blockLayout.keepTogether(start, 0.6);
    }

private:
    void measure();
    double rightWidth() const { return m_matrix.headsAtRight ? m_headWidth : 0; }
    Style cellStyle() const
    {
        return m_matrix.points > 0 ? Style{m_matrix.points, Face::bold, {}, type::closeLeading} : type::body;
    }
    Style headStyle() const { return m_matrix.points > 0 ? cellStyle() : type::strong; }
    double cellWidth(std::size_t columns) const
    {
        return (m_blockLayout.width - m_headWidth - rightWidth()) / static_cast<double>(columns);
    }
    void setPart(std::size_t first, std::size_t end, double before);
    void ruleHeads(Drawing& drawing, double height) const;
    void shadeRow(Drawing& drawing, std::size_t row, std::size_t first, std::size_t end, double height) const;
    std::vector<RowCell> cellsOf(const std::string& head, std::size_t row, std::size_t first, std::size_t end,
                                 bool heads, const Tag& table) const;

    const sheet::Matrix& m_matrix;
    BlockLayout& m_blockLayout;
    double m_headWidth = 8;
    double m_minCell = 5;
};

void MatrixSetter::measure()
{
    auto& type = m_blockLayout.type;
    const double corner = type.longestWord(displayText(m_matrix.corner), type::columnHead) + 2;
    m_headWidth = std::max(m_headWidth, std::min(corner, m_blockLayout.width * 0.3));
    for (const auto& head : m_matrix.rowHeads) {
        m_headWidth =
            std::max(m_headWidth, std::min(type.width(displayText(head), headStyle()) + 3, m_blockLayout.width * 0.3));
    }
    const auto min = [&](const std::string& text, const Style& style) {
        m_minCell =
            std::max(m_minCell, std::min(type.longestWord(displayText(text), style) + 1.2, m_blockLayout.width * 0.5));
    };
    for (const auto& head : m_matrix.columnHeads) min(head, headStyle());
    for (const auto& cell : m_matrix.cells) min(cell, cellStyle());
}

std::vector<RowCell> MatrixSetter::cellsOf(const std::string& head, std::size_t row, std::size_t first, std::size_t end,
                                           bool heads, const Tag& table) const
{
    std::vector<RowCell> cells;
    const auto tag = muster::printer::row(static_cast<int>(end - first) + 1, table);
    const auto add = [&](double x, double width, const std::string& text, const Style& style) {
        RowCell cell{x, width, sheet::Align::center, {}, {}};
        const auto role = heads ? Role::columnHead : cells.empty() ? Role::rowHead : Role::cell;
        cell.tag = muster::printer::cell(role, static_cast<int>(cells.size()), tag);
        if (!text.empty()) cell.texts.push_back(m_blockLayout.wrap(text, style, width));
        cells.push_back(std::move(cell));
    };
    add(0.5, m_headWidth - 1, head, heads ? type::columnHead : headStyle());
    const double width = cellWidth(end - first);
    for (auto column = first; column < end; ++column) {
        const auto index = row * m_matrix.columnHeads.size() + column;
        const double x = m_headWidth + static_cast<double>(column - first) * width;
        if (heads)
            add(x, width, m_matrix.columnHeads[column], headStyle());
        else if (index < m_matrix.cells.size())
            add(x, width, m_matrix.cells[index], cellStyle());
    }
    if (m_matrix.headsAtRight) {  // for the eye alone
        add(m_blockLayout.width - m_headWidth + 0.5, m_headWidth - 1, head, heads ? type::columnHead : headStyle());
        cells.back().tag = artifact();
    }
    return cells;
}

void MatrixSetter::shadeRow(Drawing& drawing, std::size_t row, std::size_t first, std::size_t end, double height) const
{
    const double width = cellWidth(end - first);
    for (auto column = first; column < end; ++column) {
        const auto index = row * m_matrix.columnHeads.size() + column;
        if (index >= m_matrix.shades.size() || m_matrix.shades[index] == 0) continue;
        drawing.fill(m_headWidth + static_cast<double>(column - first) * width, 0, width, height,
                     shadeOf(m_matrix.shades[index]));
    }
}

/// Lines between the heads and the cells.
void MatrixSetter::ruleHeads(Drawing& drawing, double height) const
{
    drawing.rule(m_headWidth, 0, m_headWidth, height, rule::medium);
    const double right = m_blockLayout.width - m_headWidth;
    if (m_matrix.headsAtRight) drawing.rule(right, 0, right, height, rule::medium);
}

void MatrixSetter::setPart(std::size_t first, std::size_t end, double before)
{
    const double width = m_blockLayout.width;
    RowStyle look;
    look.padTop = look.padBottom = m_blockLayout.space(cellPad);
    look.middle = true;
    BlockLayout head = m_blockLayout.inner(width);
    look.ornament = [&](Drawing& drawing, double height) {
        drawing.fill(0, 0, width, height, rule::band);
        drawing.rule(0, 0, width, 0, rule::medium);
        drawing.rule(0, height, width, height, rule::medium);
        ruleHeads(drawing, height);
    };
    const auto table = m_blockLayout.tag(Role::table);
    layOutRow(head, cellsOf(m_matrix.corner, 0, first, end, true, table), look);
    auto& headPiece = head.pieces.front();
    if (headPiece.height < m_blockLayout.pageHeight / 3) {
        look.head = std::make_shared<RepeatedHead>(RepeatedHead{headPiece.drawing, headPiece.height});
    }
    headPiece.before = before;
    for (auto& piece : head.pieces) {
        piece.keepWithNext = true;
        m_blockLayout.pieces.push_back(std::move(piece));
    }
    for (std::size_t row = 0; row < m_matrix.rowHeads.size(); ++row) {
        const bool group = row > 0 && row % 5 == 0;  // every fifth line is stronger, as a guide for the eye
        const bool last = row + 1 == m_matrix.rowHeads.size();
        look.ornament = [&, row, group, last](Drawing& drawing, double height) {
            shadeRow(drawing, row, first, end, height);
            drawing.fill(0, 0, m_headWidth, height, rule::band);
            if (m_matrix.headsAtRight) drawing.fill(width - m_headWidth, 0, m_headWidth, height, rule::band);
            ruleHeads(drawing, height);
            if (row > 0) drawing.rule(0, 0, width, 0, group ? rule::thin : rule::hair);
            if (last) drawing.rule(0, height, width, height, rule::medium);
        };
        layOutRow(m_blockLayout, cellsOf(m_matrix.rowHeads[row], row, first, end, false, table), look);
    }
}

}  // namespace

void layOut(const sheet::Matrix& matrix, BlockLayout& blockLayout)
{
    if (matrix.columnHeads.empty()) return;
    MatrixSetter(matrix, blockLayout).set();
}

}  // namespace muster::printer
