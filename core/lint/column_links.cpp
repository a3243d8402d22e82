#include "core/library/table_links.hpp"
#include "core/lint/lint.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace muster::rules {

using diagnostics::Level;
using text::Node;

namespace {

std::vector<std::string> keysOf(Node table)
{
    std::vector<std::string> keys;
    std::set<std::string_view> seen;
    for (const Node row : table)
        for (const Node value : row)
            if (seen.insert(value.key()).second) keys.emplace_back(value.key());
    return keys;
}

}  // namespace

void lintColumnLinks(const CheckContext& context, const Catalogue& catalogue)
{
    const Node tables = context.root()["tables"];
    std::vector<std::string> names;
    for (const Node table : tables) names.emplace_back(table.key());
    const auto isTable = [&](Node named, std::string_view name, bool atKey) {
        if (tables[name]) return true;
        const auto message = fmt::format("there is no table \"{}\"", name);
        const auto help = choice(context.findings, names, name, "the tables are");
        if (atKey)
            context.findings.addAtKey("ref/not-found", Level::error, named, message, help);
        else
            context.findings.add("ref/not-found", Level::error, named, message, help);
        return false;
    };
    TableLinkChecker checker(catalogue, context.findings);
    for (const Node columns : context.root()["tableLinks"]) {
        if (!isTable(columns, columns.key(), true)) continue;
        for (const Node column : columns) {
            if (!isTable(column, column.string(), false)) continue;
            const Node table = tables[columns.key()];
            const auto has = [&](Node row) { return static_cast<bool>(row[column.key()]); };
            if (std::none_of(table.begin(), table.end(), has))
                context.findings.addAtKey(
                    "ref/not-found", Level::error, column,
                    fmt::format("no row of the table \"{}\" has the key \"{}\"", columns.key(), column.key()),
                    choice(context.findings, keysOf(table), column.key(), "its rows have"));
            TableLink link;
            link.field = column.key();
            link.table = column.string();
            for (const Node row : table) checker.check(row, {link});
        }
    }
}

}  // namespace muster::rules
