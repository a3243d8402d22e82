#include "core/expr/missing_values.hpp"

#include "core/expr/compatible.hpp"
#include "core/expr/condition_walk.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::expr {

namespace {

class MissingReader final : public ConditionWalk {
public:
    using MayLack = std::function<bool(std::string_view record, std::string_view field)>;

    MissingReader(std::string_view source, const MayLack& mayLack, const std::vector<std::string>& conditions)
        : ConditionWalk(source, conditions), m_mayLack(mayLack)
    {}

    std::vector<MissingValue> take() { return std::move(m_found); }

private:
    void meet(const Syntax& node) override
    {
        if (node.kind != SyntaxKind::select || node.children.empty()) return;
        const Type& record = node.children.front()->type;
        if (record.kind() != Type::Kind::record) return;
        const auto* field = findField(record, node.name);
        if (!field || field->always || !m_mayLack(record.name(), node.name) || isTested(node.name)) return;
        m_found.push_back({record.name(), node.name, std::string(textOf(node)), node.begin, node.end});
    }

    /// True if a condition asks whether any record has the field.
    bool isTested(std::string_view field) const
    {
        const auto selected = fmt::format(".{})", field), quoted = fmt::format("'{}' in ", field);
        return std::any_of(conditions().begin(), conditions().end(), [&](std::string_view condition) {
            const bool asks =
                condition.find("has(") != std::string_view::npos && condition.find(selected) != std::string_view::npos;
            return asks || condition.find(quoted) != std::string_view::npos;
        });
    }

    const MayLack& m_mayLack;
    std::vector<MissingValue> m_found;
};

}  // namespace

std::vector<MissingValue>
missingValues(const CheckedExpression& expression,
              const std::function<bool(std::string_view record, std::string_view field)>& mayLack,
              const std::vector<std::string>& conditions)
{
    if (!expression.root()) return {};
    MissingReader reader(expression.source(), mayLack, conditions);
    reader.visit(*expression.root());
    return reader.take();
}

}  // namespace muster::expr
