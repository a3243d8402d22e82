#include "core/proposals/trial.hpp"

#include "core/army/opened_army.hpp"

#include <algorithm>

namespace muster::rules {

using diagnostics::Level;

namespace {

/// What an army accepts may no longer occur in the complete one; players see that when they check it.
bool counts(const diagnostics::Diagnostic& finding)
{
    return finding.level == Level::warning && finding.kind != diagnostics::FindingKind::acceptance;
}

}  // namespace

ArmyTrials::ArmyTrials(const Subject& original, Library& library)
    : m_subject(original), m_library(library),
      m_original(OpenedArmy::open(original, library, {.remembers = true, .withRemarks = false}))
{
    m_subject.parsed = {};
    know(*m_original);
}

void ArmyTrials::know(const OpenedArmy& army)
{
    std::map<std::string, std::size_t> warnings;
    for (const auto& finding : army.findings())
        if (counts(finding)) ++warnings[finding.rule];
    for (const auto& [rule, number] : warnings) m_warnings[rule] = std::max(m_warnings[rule], number);
}

TrialVerdict ArmyTrials::check(std::string text, bool withSheets)
{
    ++m_checks;
    auto subject = m_subject;
    subject.source = std::make_shared<const text::Source>(m_subject.source->name(), std::move(text));
    subject.withSheets = withSheets;
    TrialVerdict verdict;
    verdict.army =
        OpenedArmy::open(subject, m_library, {.remembers = true, .previous = m_original, .withRemarks = false});
    std::map<std::string, std::size_t> warnings;
    std::set<std::string> warned;
    for (const auto& finding : verdict.army->findings()) {
        if (finding.level == Level::error) {
            ++verdict.errors;
            verdict.broken.insert(finding.rule);
        } else if (counts(finding)) {
            const auto before = m_warnings.find(finding.rule);
            if (++warnings[finding.rule] <= (before == m_warnings.end() ? 0 : before->second)) continue;
            ++verdict.warnings;
            warned.insert(finding.rule);
        }
    }
    if (verdict.errors == 0) verdict.broken = std::move(warned);
    return verdict;
}

}  // namespace muster::rules
