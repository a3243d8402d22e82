#pragma once

#include "printer/layout/row.hpp"

#include <string>
#include <vector>

namespace muster::printer {

struct ColumnRequest;

/// The cells of one table, without the rows they are in: how wide columns are, how large the texts in them, and where
/// in a cell its text, symbol and boxes go. Lengths are in mm.
class TableCells {
public:
    /// The table and the layout must outlive it. Notes there what does not fit.
    TableCells(const sheet::Table& table, const BlockLayout& blockLayout);

    /// The number of columns.
    std::size_t columns() const { return m_widths.size(); }
    double width(std::size_t column) const { return m_widths[column]; }
    /// The distance of a column from the left edge of the table; for the number of columns, that of the right edge.
    double left(std::size_t column) const;
    /// White space at both sides of a cell.
    double side() const { return m_table.dense ? space::denseSide : space::cellSide; }

    /// A cell with this text, which starts at that distance from the usual place.
    RowCell cellOf(std::size_t column, const std::string& text, const Style& style, double indent = 0) const;
    /// A cell with this content; dimmed for what is not used.
    RowCell cellOf(std::size_t column, const sheet::Cell& content, bool dimmed) const;

    /// The style of a column's texts.
    Style styleOf(std::size_t column, bool dimmed) const;
    /// The style of texts in columns without a size of their own.
    Style bodyStyle() const { return m_table.dense ? m_blockLayout.reading() : m_blockLayout.text(type::body); }

private:
    void placeColumns();
    void sizeNames();
    bool fitsTwoLines(std::size_t column, const std::string& text, double points) const;
    double leftSide(std::size_t column) const;
    double pad(std::size_t column) const { return leftSide(column) + side() + 0.05; }
    Style leadStyle() const;
    Style detailStyle() const { return m_table.dense ? m_blockLayout.reading() : type::small; }
    bool fitsBox(const std::string& text, double size) const;
    double pointsInBox(const std::string& text, double size) const;
    void measureSymbols();
    void makeRoomForSymbols(const std::vector<ColumnRequest>& requests);
    RowSymbol symbolOf(std::size_t column, const sheet::Cell& content) const;
    /// The width that symbols take from a column's texts.
    double symbolRoom(std::size_t column) const
    {
        return m_symbolSides[column] > 0 ? m_symbolSides[column] + space::afterSymbol : 0;
    }
    double symbolRooms() const
    {
        double all = 0;
        for (std::size_t i = 0; i < m_symbolSides.size(); ++i) all += symbolRoom(i);
        return all;
    }

    const sheet::Table& m_table;
    const BlockLayout& m_blockLayout;
    std::vector<double> m_widths;
    std::vector<double> m_points;       ///< of each column; 0 for the usual size
    std::vector<double> m_symbolSides;  ///< by column; 0 without symbols
};

}  // namespace muster::printer
