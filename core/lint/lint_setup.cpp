#include "core/lint/lint.hpp"

#include <fmt/format.h>

#include <map>

namespace muster::rules {

using diagnostics::Level;
using text::Node;

namespace {

void lintSizes(const CheckContext& context, Node kind)
{
    for (const char* key : {"width", "depth"}) {
        const Node sizes = kind[key];
        if (sizes.size() == 2 && sizes.at(std::uint32_t{0}).real() > sizes.at(std::uint32_t{1}).real())
            context.findings.add(
                "system/setup", Level::error, sizes,
                fmt::format("the minimum {} of \"{}\" is greater than the maximum", key, kind["type"].string()),
                fmt::format("write the smaller number first: [{}, {}]", sizes.at(std::uint32_t{1}).sourceText(),
                            sizes.at(std::uint32_t{0}).sourceText()));
    }
}

/// Allies, which have the same role, may start from the same edge.
void lintEdges(const CheckContext& context, Node sides)
{
    std::map<std::string_view, Node> seen;
    for (const Node side : sides) {
        const Node edge = side["edge"];
        if (!edge.isString()) continue;
        const auto [known, isNew] = seen.try_emplace(edge.string(), side);
        if (isNew || (side["role"] && known->second["role"].string() == side["role"].string())) continue;
        context.findings.add("system/setup", Level::error, edge,
                             fmt::format("\"{}\" and \"{}\" both have the {} edge", known->second["id"].string(),
                                         side["id"].string(), edge.string()),
                             "give each side its own edge; only allies, which have the same role, may share one");
    }
}

}  // namespace

void lintSetup(const CheckContext& context)
{
    const Node setup = context.root()["setup"];
    for (const Node kind : setup["terrain"]["kinds"]) lintSizes(context, kind);
    lintEdges(context, setup["sides"]);
}

}  // namespace muster::rules
