#include "core/lint/inside_finding.hpp"

#include <utility>

namespace muster::rules {

void addInside(const CheckContext& context, std::string rule, diagnostics::Level level, text::Node expression,
               std::uint32_t begin, std::uint32_t end, std::string message, std::string help)
{
    const text::Range range{expression.sourceOffset(begin), expression.sourceOffset(end)};
    auto place = placeOf(context.document->source(), range, expression.pointer());
    auto line = shownLine(context.document->source(), place);
    context.findings.add(
        {std::move(rule), level, std::move(message), std::move(place), std::move(help), std::move(line), {}, {}});
}

}  // namespace muster::rules
