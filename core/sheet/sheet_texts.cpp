#include "core/sheet/sheet_texts.hpp"

#include <variant>

namespace muster::sheet {

namespace {

/// Visits the texts of a sheet, and of its findings those that a function of its own takes.
template <class EachText, class EachFinding>
class Texts {
public:
    Texts(const EachText& text, const EachFinding& finding, bool withReferences)
        : m_text(text), m_finding(finding), m_withReferences(withReferences)
    {}

    void visit(std::string& text)
    {
        if (!text.empty()) m_text(text);
    }
    void visit(std::vector<std::string>& texts)
    {
        for (auto& text : texts) visit(text);
    }
    void visit(Blocks& blocks)
    {
        for (auto& block : blocks) std::visit([this](auto& content) { this->visit(content); }, block.content);
    }

private:
    void visit(Heading& heading)
    {
        visit(heading.text);
        visit(heading.note);
    }
    void visit(Fields& fields)
    {
        for (auto& field : fields.items) {
            visit(field.label);
            visit(field.value);
        }
    }
    void visit(std::vector<Cell>& cells)
    {
        for (auto& cell : cells) visit(cell.text);
    }
    void visit(Table& table)
    {
        visit(table.title);
        for (auto& column : table.columns) {
            visit(column.label);
            visit(column.boxes.marks);
        }
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            if (row < table.groups.size()) visit(table.groups[row]);
            visit(table.rows[row]);
        }
        visit(table.total);
    }
    void visit(Cards& cards)
    {
        for (auto& card : cards.cards) {
            visit(card.title);
            visit(card.subtitle);
            visit(card.corner);
            visit(card.blocks);
            visit(card.back);
        }
    }
    void visit(Track& track) { visit(track.label); }
    void visit(Boxes& boxes)
    {
        visit(boxes.label);
        visit(boxes.style.marks);
    }
    void visit(Grid& grid)
    {
        visit(grid.title);
        visit(grid.cells);
        visit(grid.boxes.marks);
    }
    void visit(Matrix& matrix)
    {
        visit(matrix.title);
        visit(matrix.corner);
        visit(matrix.columnHeads);
        visit(matrix.rowHeads);
        visit(matrix.cells);
    }
    void visit(Text& text) { visit(text.text); }
    void visit(Columns& columns)
    {
        for (auto& blocks : columns.columns) visit(blocks);
    }
    void visit(Reference& reference)
    {
        if (!m_withReferences) return;
        for (auto& section : reference.sections) {
            visit(section.title);
            visit(section.paragraphs);
            for (auto& table : section.tables) visit(table);
            visit(section.items);
        }
    }
    void visit(Findings& findings)
    {
        visit(findings.title);
        for (auto& item : findings.items) m_finding(item);
    }
    void visit(Map& map) { visit(map.title); }
    void visit(Cutouts& cutouts)
    {
        visit(cutouts.title);
        for (auto& piece : cutouts.pieces) {
            visit(piece.strong);
            visit(piece.text);
            visit(piece.small);
            visit(piece.number);
        }
    }
    void visit(PlayTemplate& disc)
    {
        visit(disc.title);
        visit(disc.note);
        for (auto& spoke : disc.spokes) visit(spoke.label);
    }

    const EachText& m_text;
    const EachFinding& m_finding;
    bool m_withReferences;
};

}  // namespace

std::vector<std::string> textsOf(Sheet sheet)
{
    std::vector<std::string> all;
    const auto text = [&](std::string& each) { all.push_back(std::move(each)); };
    const auto finding = [&](const Finding& each) { all.push_back(sentence(each)); };
    Texts texts(text, finding, true);
    texts.visit(sheet.title);
    texts.visit(sheet.blocks);
    return all;
}

void replaceTexts(Sheet& sheet, const std::function<std::string(const std::string&)>& replace)
{
    const auto text = [&](std::string& each) { each = replace(each); };
    const auto finding = [](const Finding&) {};
    Texts texts(text, finding, false);
    texts.visit(sheet.title);
    texts.visit(sheet.blocks);
}

}  // namespace muster::sheet
