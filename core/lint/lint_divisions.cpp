#include "core/expr/divisions.hpp"
#include "core/game/game.hpp"
#include "core/lint/expression_lint.hpp"
#include "core/lint/inside_finding.hpp"
#include "core/lint/resolved_schema.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::rules {

using diagnostics::Level;
using text::Node;

namespace {

/// What the files of a game say about numbers.
class NeverZero {
public:
    explicit NeverZero(Node root) : m_root(root) {}

    bool operator()(std::string_view record, std::string_view field) const
    {
        constexpr std::string_view ofRows = "row of ";
        if (record.starts_with(ofRows)) return isInEveryRow(m_root["tables"][record.substr(ofRows.size())], field);
        if (record == "unit" && field == "count") return true;
        if (record == "budget" && field == "default") return m_root["budget"]["default"].real() > 0;
        if (record == "board" && (field == "width" || field == "depth" || field == "area")) return true;
        if (record == "unit" || record == "entry") return isPositive({"unit", "entry"}, field);
        if (record == "leader" || record == "leader entry") return isPositive({"leader"}, field);
        if (record == "terrain piece") return isPositive({"piece"}, field);
        for (const char* part : {"group", "army", "scenario", "side", "placement"})
            if (record == part) return isPositive({part}, field);
        return false;
    }

private:
    static bool isInEveryRow(Node table, std::string_view column)
    {
        const auto isOther = [&](Node row) { return row[column].isNumber() && row[column].real() != 0; };
        return table.size() > 0 && std::all_of(table.begin(), table.end(), isOther);
    }

    /// True if every schema that defines the value keeps it above 0.
    bool isPositive(std::initializer_list<const char*> parts, std::string_view field) const
    {
        bool isKnown = false;
        for (const char* part : parts) {
            if (m_root["derived"][part][field]) return false;
            const Node property = m_root[part]["properties"][field];
            if (!property) continue;
            isKnown = true;
            const Node schema = resolvedSchema(property, m_root);
            const bool above = schema["minimum"].isNumber() && schema["minimum"].real() > 0;
            const bool strictlyAbove = schema["exclusiveMinimum"].isNumber() && schema["exclusiveMinimum"].real() >= 0;
            if (!above && !strictlyAbove) return false;
        }
        return isKnown;
    }

    Node m_root;
};

class DivisionLint final : public ExpressionLint {
public:
    DivisionLint(const CheckContext& context, const Game& game)
        : m_context(context), m_isNeverZero(game.document->root())
    {}

    void check(const SystemExpression& expression) override
    {
        for (const auto& division : expr::divisionsByZero(expression.checked, m_isNeverZero, expression.conditions))
            addInside(
                m_context, "system/division-by-zero", Level::warning, expression.node, division.begin, division.end,
                fmt::format("{} may be 0, and then the division fails", division.divisor),
                fmt::format("test it first: {0} == 0 ? ... : ...; or use math.greatest(1, {0})", division.divisor));
    }

private:
    const CheckContext& m_context;
    NeverZero m_isNeverZero;
};

}  // namespace

std::unique_ptr<ExpressionLint> divisionLint(const CheckContext& context, const Game& game)
{
    if (!isAsked(context, "system/division-by-zero", Level::warning)) return nullptr;
    return std::make_unique<DivisionLint>(context, game);
}

}  // namespace muster::rules
