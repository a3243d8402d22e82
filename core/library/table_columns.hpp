#pragma once

#include "core/game/findings.hpp"
#include "core/library/catalogue.hpp"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace muster::rules {

/// What the rows of one of a system's tables hold under each key, to hold the rows of lists and the values of house
/// rules against.
class TableColumns {
public:
    /// `table` is one of the system's; what its texts name may stand in a list of the catalogue, too.
    TableColumns(const Catalogue& catalogue, text::Node table);

    bool known(std::string_view key) const { return m_columns.contains(key); }
    /// Reports a value that is not of its column's type, names no row of the table that the column refers to, or is
    /// negative where no value of the system is. Keys that no row has are left alone.
    void check(text::Node value, Findings& findings) const;
    /// Reports what a row that a list adds lacks of what every row of the system has, and what it has that none of them
    /// has.
    void checkRow(text::Node row, Findings& findings) const;

private:
    struct Column {
        std::vector<text::Node> sorts;  ///< a value of each sort
        std::set<std::string_view> texts;
        std::size_t rows = 0;
        bool isInEveryRow = false;
        bool isNeverNegative = true;
        std::string_view linkedTable;  ///< whose ids its texts are; empty for texts of any sort
    };

    void checkLink(text::Node value, const Column& column, Findings& findings) const;

    const Catalogue& m_catalogue;
    std::string_view m_name;
    std::map<std::string_view, Column> m_columns;
};

}  // namespace muster::rules
