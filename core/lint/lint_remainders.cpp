#include "core/expr/lost_remainders.hpp"
#include "core/lint/expression_lint.hpp"
#include "core/lint/inside_finding.hpp"

#include <fmt/format.h>

namespace muster::rules {

using diagnostics::Level;

namespace {

class RemainderLint final : public ExpressionLint {
public:
    explicit RemainderLint(const CheckContext& context) : m_context(context) {}

    void check(const SystemExpression& expression) override
    {
        for (const auto& lost : expr::lostRemainders(expression.checked))
            addInside(m_context, "system/lost-remainder", Level::warning, expression.node, lost.begin, lost.end,
                      lost.isZero
                          ? fmt::format("{} is 0: a division of whole numbers drops the remainder", lost.division)
                          : fmt::format("{} drops the remainder before double()", lost.division),
                      lost.isZero ? fmt::format("write {0}.0 / {1}.0 for the fraction, or multiply before the division",
                                                lost.dividend, lost.divisor)
                                  : fmt::format("write double({}) / double({})", lost.dividend, lost.divisor));
    }

private:
    const CheckContext& m_context;
};

}  // namespace

std::unique_ptr<ExpressionLint> remainderLint(const CheckContext& context, const Game&)
{
    if (!isAsked(context, "system/lost-remainder", Level::warning)) return nullptr;
    return std::make_unique<RemainderLint>(context);
}

}  // namespace muster::rules
