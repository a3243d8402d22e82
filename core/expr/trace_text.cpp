#include "core/expr/trace_text.hpp"

#include <fmt/format.h>

namespace muster::expr {

std::string traceText(std::string_view source, const std::vector<TraceStep>& steps, std::size_t indent)
{
    std::string text;
    for (const auto& step : steps)
        text += fmt::format("{:{}}{} = {}\n", "", indent + step.depth * 2,
                            source.substr(step.begin, step.end - step.begin), step.value);
    return text;
}

}  // namespace muster::expr
