#include "core/sheet/sheet.hpp"

#include <algorithm>

namespace muster::sheet {

std::string sentence(const Finding& finding)
{
    return finding.of.empty() ? finding.message : finding.of + ": " + finding.message;
}

std::string legalSentence(const Findings& findings, const wording::Wording& wording)
{
    if (findings.stamp || std::any_of(findings.items.begin(), findings.items.end(),
                                      [](const auto& item) { return item.level == diagnostics::Level::error; }))
        return {};
    const bool ofBattlefield = findings.ofBattlefield;
    if (findings.accepted > 0)
        return ofBattlefield
                   ? wording.sayCounted(findings.accepted, "This battlefield is legal with 1 accepted breach.",
                                        "This battlefield is legal with {count} accepted breaches.")
                   : wording.sayCounted(findings.accepted, "This army is legal with 1 accepted breach.",
                                        "This army is legal with {count} accepted breaches.");
    const bool isClean = findings.items.empty() && !findings.acceptsMore;
    if (isClean)
        return ofBattlefield ? wording.say("The check found nothing: this battlefield is legal.")
                             : wording.say("The check found nothing: this army is legal.");
    return ofBattlefield ? wording.say("This battlefield is legal.") : wording.say("This army is legal.");
}

}  // namespace muster::sheet
