#include "core/fix/fixed_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

namespace muster::fix {

using diagnostics::Diagnostic;
using diagnostics::Diagnostics;

namespace {

constexpr int maxRounds = 100;

/// A text with what is known about it.
struct CheckedText {
    std::shared_ptr<const text::Source> source;
    text::Document::Parsed parsed;
    Diagnostics findings;

    bool isReadable() const { return parsed.document && parsed.faults.empty(); }
};

CheckedText checkedText(std::shared_ptr<const text::Source> source, const Check& check)
{
    CheckedText result{source, text::Document::parse(source), {}};
    result.findings = check(result.parsed, std::move(source));
    return result;
}

/// The errors that a file has, and those that keep rules from being checked at all.
std::pair<std::size_t, std::size_t> errorsOf(const Diagnostics& findings)
{
    std::pair<std::size_t, std::size_t> errors;
    for (const auto& finding : findings) {
        if (finding.level != diagnostics::Level::error || !finding.accepted.empty()) continue;
        ++errors.first;
        if (!isOfRule(finding.kind)) ++errors.second;
    }
    return errors;
}

bool isWorse(const CheckedText& after, const CheckedText& before, const std::vector<Fix>& fixes)
{
    const auto now = errorsOf(after.findings), then = errorsOf(before.findings);
    if (!after.isReadable() || now.first > then.first || now.second > then.second) return true;
    // Without its error a fix may uncover another one. Of several fixes each must remove its own, so that none hides
    // the error that another one adds.
    const auto fixed = std::count_if(fixes.begin(), fixes.end(),
                                     [](const Fix& fix) { return fix.finding->level == diagnostics::Level::error; });
    return fixes.size() > 1 && now.first + static_cast<std::size_t>(fixed) > then.first;
}

class Rounds {
public:
    Rounds(std::shared_ptr<const text::Source> source, Extent extent, const Check& check)
        : m_extent(extent), m_check(check), m_given(checkedText(std::move(source), check)), m_now(m_given)
    {}

    FixedText run()
    {
        if (!m_now.isReadable()) return result();
        std::set<std::size_t> seen{hashOf(m_now)};
        for (int round = 0; round < maxRounds; ++round) {
            auto fixes = nextFixes();
            if (fixes.empty()) return result();
            auto text = withFixes(*m_now.parsed.document, fixes);
            auto next =
                checkedText(std::make_shared<const text::Source>(m_now.source->name(), std::move(text)), m_check);
            if (isWorse(next, m_now, fixes)) {
                refuse(fixes);
                continue;
            }
            if (!seen.insert(hashOf(next)).second) return undone(fixes);
            m_fixed += fixes.size();
            if (m_oneByOne > 0) --m_oneByOne;
            m_now = std::move(next);
        }
        m_problems.push_back(
            fmt::format("{}: the fixes do not come to an end; those of {} rounds were applied", name(), maxRounds));
        return result();
    }

private:
    /// A fix, whatever its place among the findings.
    using Key = std::tuple<std::string, std::string, std::string>;

    static Key keyOf(const Diagnostic& finding) { return {finding.rule, finding.identity, finding.fix}; }
    static std::size_t hashOf(const CheckedText& text) { return std::hash<std::string_view>()(text.source->bytes()); }
    const std::string& name() const { return m_given.source->name(); }

    std::vector<Fix> nextFixes()
    {
        auto fixes = fixesFor(*m_now.parsed.document, m_now.findings, m_extent, m_work);
        std::erase_if(fixes, [&](const Fix& fix) { return m_refused.contains(keyOf(*fix.finding)); });
        fixes = apart(std::move(fixes));
        if (m_oneByOne > 0 && fixes.size() > 1) fixes.resize(1);
        return fixes;
    }

    void refuse(const std::vector<Fix>& fixes)
    {
        // The fixes are tried one by one to find the one to blame.
        m_oneByOne = fixes.size() > 1 ? fixes.size() : 0;
        if (m_oneByOne > 0) return;
        const auto& finding = *fixes.front().finding;
        m_refused.insert(keyOf(finding));
        m_problems.push_back(fmt::format("{}:{}:{}: the fix of {} was not applied, because it would add errors", name(),
                                         finding.place.line, finding.place.column, finding.rule));
    }

    FixedText undone(const std::vector<Fix>& fixes)
    {
        m_problems.push_back(fmt::format("{}: the file was not changed, because the fix of {} and another one undo "
                                         "each other",
                                         name(), fixes.front().finding->rule));
        m_now = m_given;
        m_fixed = 0;
        return result();
    }

    FixedText result()
    {
        if (m_work.isExhausted)
            m_problems.push_back(
                fmt::format("{}: not every fix was applied, because the file is large; fix it again", name()));
        FixedText result{m_now.source, {}, m_fixed, 0, std::move(m_problems)};
        if (m_now.isReadable() && m_extent == Extent::safe)
            for (const auto& fix : fixesFor(*m_now.parsed.document, m_now.findings, Extent::all, m_work))
                if (!fix.finding->safeFix) ++result.unsafe;
        result.findings = std::move(m_now.findings);
        return result;
    }

    Extent m_extent;
    const Check& m_check;
    CheckedText m_given, m_now;
    Work m_work;
    std::set<Key> m_refused;
    std::size_t m_oneByOne = 0;  ///< rounds with one fix each
    std::size_t m_fixed = 0;
    std::vector<std::string> m_problems;
};

}  // namespace

FixedText fixedText(std::shared_ptr<const text::Source> source, Extent extent, const Check& check)
{
    return Rounds(std::move(source), extent, check).run();
}

}  // namespace muster::fix
