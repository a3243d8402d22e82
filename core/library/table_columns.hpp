#pragma once

#include "core/game/findings.hpp"
#include "core/library/catalogue.hpp"

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace muster::rules {

/// The column that a value of a row was meant for, if only this row has its key, all others have a similar one, and the
/// row lacks that; otherwise empty. Of two rows, the first is taken to be right.
std::string_view intendedColumn(text::Node table, text::Node value);

/// The types of values under each key of the rows of a system's table, to check the rows of lists and the values of
/// house rules.
class TableColumns {
public:
    /// `table` is one of the system's; the ids that its texts refer to may also be in a list of the catalogue.
    TableColumns(const Catalogue& catalogue, text::Node table);

    bool known(std::string_view key) const { return m_columns.contains(key); }
    /// Reports a value that has another type than its column, names no row of the table that the column refers to, or
    /// is negative although none of the system's values is. Keys that no row has are ignored.
    void check(text::Node value, Findings& findings) const;
    /// Reports keys that a list's row lacks although every row of the system has them, and keys that no row of the
    /// system has.
    void checkRow(text::Node row, Findings& findings) const;
    /// Reports values of the system's own rows whose type no other row has, and keys of one row that are misspelt.
    void checkOwn(text::Node table, Findings& findings) const;

private:
    struct Column {
        std::vector<text::Node> sorts;  ///< one value of each type
        std::set<std::string_view> texts;
        std::size_t rows = 0;
        bool isInEveryRow = false;
        bool isNeverNegative = true;
        std::string_view linkedTable;  ///< the table whose ids the texts are; empty for other texts
    };

    void checkLink(text::Node value, const Column& column, Findings& findings) const;

    const Catalogue& m_catalogue;
    std::string_view m_name;
    std::map<std::string_view, Column> m_columns;
};

}  // namespace muster::rules
