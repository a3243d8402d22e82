#include "core/sheet/sheet_texts.hpp"

#include <variant>

namespace muster::sheet {

namespace {

class Texts {
public:
    void add(const std::string& text)
    {
        if (!text.empty()) m_texts.push_back(text);
    }
    void add(const std::vector<std::string>& texts)
    {
        for (const auto& text : texts) add(text);
    }
    void add(const Blocks& blocks)
    {
        for (const auto& block : blocks) std::visit([this](const auto& content) { add(content); }, block.content);
    }
    std::vector<std::string> take() { return std::move(m_texts); }

private:
    void add(const Heading& heading)
    {
        add(heading.text);
        add(heading.note);
    }
    void add(const Fields& fields)
    {
        for (const auto& field : fields.items) {
            add(field.label);
            add(field.value);
        }
    }
    void add(const std::vector<Cell>& cells)
    {
        for (const auto& cell : cells) add(cell.text);
    }
    void add(const Table& table)
    {
        add(table.title);
        for (const auto& column : table.columns) add(column.label);
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            if (row < table.groups.size()) add(table.groups[row]);
            add(table.rows[row]);
        }
        add(table.total);
    }
    void add(const Cards& cards)
    {
        for (const auto& card : cards.cards) {
            add(card.title);
            add(card.subtitle);
            add(card.corner);
            add(card.blocks);
            add(card.back);
        }
    }
    void add(const Track& track) { add(track.label); }
    void add(const Boxes& boxes)
    {
        add(boxes.label);
        add(boxes.style.marks);
    }
    void add(const Grid& grid)
    {
        add(grid.title);
        add(grid.cells);
    }
    void add(const Matrix& matrix)
    {
        add(matrix.title);
        add(matrix.corner);
        add(matrix.columnHeads);
        add(matrix.rowHeads);
        add(matrix.cells);
    }
    void add(const Text& text) { add(text.text); }
    void add(const Columns& columns)
    {
        for (const auto& blocks : columns.columns) add(blocks);
    }
    void add(const Reference& reference)
    {
        for (const auto& section : reference.sections) {
            add(section.title);
            add(section.paragraphs);
            for (const auto& table : section.tables) add(table);
            add(section.items);
        }
    }
    void add(const Findings& findings)
    {
        add(findings.title);
        for (const auto& item : findings.items) add(sentence(item));
    }
    void add(const Map& map) { add(map.title); }
    void add(const Cutouts& cutouts)
    {
        add(cutouts.title);
        for (const auto& piece : cutouts.pieces) {
            add(piece.strong);
            add(piece.text);
            add(piece.small);
            add(piece.number);
        }
    }
    void add(const PlayTemplate& disc)
    {
        add(disc.title);
        add(disc.note);
        for (const auto& spoke : disc.spokes) add(spoke.label);
    }

    std::vector<std::string> m_texts;
};

}  // namespace

std::vector<std::string> textsOf(const Sheet& sheet)
{
    Texts texts;
    texts.add(sheet.title);
    texts.add(sheet.blocks);
    return texts.take();
}

}  // namespace muster::sheet
