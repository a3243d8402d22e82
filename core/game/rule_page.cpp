#include "core/game/rule_page.hpp"

#include <fmt/format.h>

namespace muster::rules {

const std::string_view homepage = MUSTER_HOMEPAGE;

namespace {

/// The anchor of a heading, as web sites for Markdown and scripts/make-rule-pages make it.
std::string anchorOf(std::string_view heading)
{
    std::string anchor;
    for (const char c : heading)
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_') anchor += c;
    return anchor;
}

}  // namespace

std::string pageOfSystem(std::string_view system) { return fmt::format("{}/docs/rules/{}.md", homepage, system); }

std::string pageOfRule(std::string_view pageOfSystem, std::string_view rule)
{
    return fmt::format("{}#{}", pageOfSystem, anchorOf(rule));
}

std::string pageOf(const SharedRule& rule) { return pageOfRule(pageOfSystem("shared"), rule.name); }

}  // namespace muster::rules
