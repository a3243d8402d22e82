#include "core/expr/missing_values.hpp"
#include "core/game/game.hpp"
#include "core/library/table_columns.hpp"
#include "core/lint/expression_lint.hpp"
#include "core/lint/inside_finding.hpp"
#include "core/lint/lint.hpp"

#include <fmt/format.h>

#include <set>
#include <utility>

namespace muster::rules {

using diagnostics::Level;
using text::Node;

namespace {

constexpr std::string_view rowPrefix = "row of ";

/// True if some schema inside of an element's, such as one for a kind of unit, requires the key.
bool isRequiredSomewhere(Node schema, std::string_view key)
{
    std::vector<Node> waiting{schema};
    while (!waiting.empty()) {
        const Node next = waiting.back();
        waiting.pop_back();
        for (const Node inner : next) waiting.push_back(inner);
        for (const Node name : next["required"].isArray() ? next["required"] : Node())
            if (name.isString() && name.string() == key) return true;
    }
    return false;
}

class MissingLint final : public ExpressionLint {
public:
    MissingLint(const CheckContext& context, const Game& game) : m_context(context), m_root(game.document->root()) {}

    void check(const SystemExpression& expression) override
    {
        const auto mayLack = [this](std::string_view record, std::string_view field) {
            return record.starts_with(rowPrefix) ? m_root == m_context.root() : isOptional(record, field);
        };
        for (const auto& missing : expr::missingValues(expression.checked, mayLack, expression.conditions)) {
            if (missing.record.starts_with(rowPrefix))
                checkRows(missing);
            else if (m_reported.emplace(expression.node.pointer(), missing.path).second)
                addInside(m_context, "system/missing-value", Level::warning, expression.node, missing.begin,
                          missing.end,
                          fmt::format("{} may be missing: \"{}\" of the {} is neither required nor has a default",
                                      missing.path, missing.field, missing.record),
                          fmt::format("test it first: has({}) && ...; or give the key a \"default\"", missing.path));
        }
    }

private:
    /// True for a key of the system that no schema requires, and no formula defines or tests.
    bool isOptional(std::string_view record, std::string_view field) const
    {
        const Node property = m_root[record]["properties"][field];
        if (!property || property["default"] || m_context.findings.hasErrorsIn(m_root[record]) ||
            m_root["derived"][record][field])
            return false;
        return !isRequiredSomewhere(m_root[record], field) && !isTestedByDerived(record, field);
    }

    /// True if a derived value tests the key: then other expressions may ask that value instead.
    bool isTestedByDerived(std::string_view record, std::string_view field) const
    {
        const auto test = fmt::format("has(self.{})", field);
        for (const Node value : m_root["derived"][record])
            if (expressionOf(value).string().find(test) != std::string_view::npos) return true;
        return false;
    }

    void checkRows(const expr::MissingValue& missing)
    {
        const Node table = m_root["tables"][std::string_view(missing.record).substr(rowPrefix.size())];
        if (!m_reported.emplace(missing.record, missing.field).second) return;
        Node known;
        std::size_t with = 0, rows = 0;
        for (const Node row : table) {
            ++rows;
            if (!row[missing.field]) continue;
            if (with++ == 0) known = row;
        }
        // A column that few rows have is optional, and the expression may select those rows.
        if (with * 2 < rows) return;
        for (const Node row : table) {
            if (row[missing.field] || isMisspelt(table, row, missing.field)) continue;
            m_context.findings.addMissing(
                "table/missing-key", Level::warning, row, missing.field,
                fmt::format("the row \"{}\" of the table \"{}\" has no \"{}\", which {} reads", row["id"].string(),
                            table.key(), missing.field, missing.path),
                fmt::format("add it; for example, the row \"{}\" has {}. Or test it: has({})", known["id"].string(),
                            known[missing.field].sourceText().substr(0, 60), missing.path));
        }
    }

    /// True if the row has the key under a misspelt name, which is reported instead.
    static bool isMisspelt(Node table, Node row, std::string_view key)
    {
        for (const Node value : row)
            if (intendedColumn(table, value) == key) return true;
        return false;
    }

    const CheckContext& m_context;
    Node m_root;
    std::set<std::pair<std::string, std::string>> m_reported;
};

}  // namespace

std::unique_ptr<ExpressionLint> missingLint(const CheckContext& context, const Game& game)
{
    if (!isAsked(context, "system/missing-value", Level::warning) &&
        !isAsked(context, "table/missing-key", Level::warning))
        return nullptr;
    return std::make_unique<MissingLint>(context, game);
}

void lintOwnRows(const CheckContext& context, const Catalogue& catalogue)
{
    for (const Node table : context.root()["tables"]) TableColumns(catalogue, table).checkOwn(table, context.findings);
}

}  // namespace muster::rules
