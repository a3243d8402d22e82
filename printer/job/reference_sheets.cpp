#include "printer/job/reference_sheets.hpp"

#include <algorithm>

namespace muster::printer {

namespace {

using sheet::Blocks;
using sheet::Cell;
using sheet::Table;

bool isToRead(const Table& table)
{
    const auto hasBoxes = [](const std::vector<Cell>& row) {
        return std::any_of(row.begin(), row.end(), [](const Cell& cell) { return cell.boxes > 0; });
    };
    return table.emptyRows == 0 && !table.toFill && std::none_of(table.rows.begin(), table.rows.end(), hasBoxes);
}

/// The first block below the title is a reference: tables after it belong to it, even if they are to be filled in.
bool startsWithReference(const Blocks& blocks)
{
    const auto first = std::find_if(blocks.begin(), blocks.end(), [](const sheet::Block& block) {
        return !std::holds_alternative<sheet::Heading>(block.content);
    });
    return first != blocks.end() && std::holds_alternative<sheet::Reference>(first->content);
}

/// Whether all blocks are to read; counts the references.
bool areToRead(const Blocks& blocks, std::size_t& references, bool anyTable)
{
    return std::all_of(blocks.begin(), blocks.end(), [&](const sheet::Block& block) {
        if (std::holds_alternative<sheet::Reference>(block.content)) return ++references > 0;
        if (const auto* table = std::get_if<Table>(&block.content)) return anyTable || isToRead(*table);
        if (const auto* columns = std::get_if<sheet::Columns>(&block.content))
            return std::all_of(columns->columns.begin(), columns->columns.end(),
                               [&](const Blocks& column) { return areToRead(column, references, anyTable); });
        return std::holds_alternative<sheet::Heading>(block.content) ||
               std::holds_alternative<sheet::Text>(block.content) ||
               std::holds_alternative<sheet::Matrix>(block.content);
    });
}

bool areAlike(const Blocks& blocks, const Blocks& others)
{
    return std::equal(blocks.begin(), blocks.end(), others.begin(), others.end(), [](const auto& a, const auto& b) {
        if (a.content.index() != b.content.index()) return false;
        const auto* columns = std::get_if<sheet::Columns>(&a.content);
        if (columns == nullptr) return true;
        const auto& other = std::get<sheet::Columns>(b.content).columns;
        return std::equal(columns->columns.begin(), columns->columns.end(), other.begin(), other.end(), areAlike);
    });
}

bool isSameRow(const std::vector<Cell>& row, const std::vector<Cell>& other)
{
    return std::equal(row.begin(), row.end(), other.begin(), other.end(),
                      [](const Cell& a, const Cell& b) { return a.text == b.text; });
}

void joinTables(Table& table, const Table& other)
{
    const bool grouped = !table.groups.empty() || !other.groups.empty();
    for (std::size_t i = 0; i < other.rows.size(); ++i) {
        const auto same = [&](const auto& row) { return isSameRow(row, other.rows[i]); };
        if (std::any_of(table.rows.begin(), table.rows.end(), same)) continue;
        table.rows.push_back(other.rows[i]);
        if (grouped) table.groups.resize(table.rows.size());
        if (i < other.groups.size()) table.groups.back() = other.groups[i];
    }
}

void join(Blocks& blocks, const Blocks& others)
{
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        if (auto* reference = std::get_if<sheet::Reference>(&blocks[i].content)) {
            *reference = joined({*reference, std::get<sheet::Reference>(others[i].content)}, reference->columns);
        } else if (auto* table = std::get_if<Table>(&blocks[i].content)) {
            joinTables(*table, std::get<Table>(others[i].content));
        } else if (auto* columns = std::get_if<sheet::Columns>(&blocks[i].content)) {
            const auto& other = std::get<sheet::Columns>(others[i].content).columns;
            for (std::size_t column = 0; column < columns->columns.size(); ++column)
                join(columns->columns[column], other[column]);
        }
    }
}

}  // namespace

bool isReferenceSheet(const sheet::Sheet& sheet)
{
    std::size_t references = 0;
    return areToRead(sheet.blocks, references, startsWithReference(sheet.blocks)) && references > 0;
}

bool joinReferenceSheets(sheet::Sheet& sheet, const sheet::Sheet& other)
{
    if (sheet.id != other.id || !areAlike(sheet.blocks, other.blocks)) return false;
    join(sheet.blocks, other.blocks);
    return true;
}

sheet::Reference joined(const std::vector<sheet::Reference>& references, int columns)
{
    sheet::Reference all{columns, {}};
    for (const auto& reference : references) {
        for (const auto& section : reference.sections) {
            const auto same = [&](const auto& known) { return known.title == section.title; };
            if (std::none_of(all.sections.begin(), all.sections.end(), same)) all.sections.push_back(section);
        }
    }
    return all;
}

}  // namespace muster::printer
