#include "core/sheet/sheet.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::sheet {

std::string acceptedBreaches(std::size_t count)
{
    if (count == 0) return {};
    return fmt::format("{} accepted breach{}", count, count == 1 ? "" : "es");
}

std::string sentence(const Finding& finding)
{
    return finding.of.empty() ? finding.message : finding.of + ": " + finding.message;
}

std::string legalSentence(const Findings& findings)
{
    if (findings.stamp || std::any_of(findings.items.begin(), findings.items.end(),
                                      [](const auto& item) { return item.level == diagnostics::Level::error; }))
        return {};
    if (findings.accepted > 0)
        return fmt::format("This {} is legal with {}.", findings.subject, acceptedBreaches(findings.accepted));
    const bool isClean = findings.items.empty() && !findings.acceptsMore;
    return fmt::format("{} {} is legal.", isClean ? "The check found nothing: this" : "This", findings.subject);
}

}  // namespace muster::sheet
