#include "core/fix/round.hpp"

#include "core/text/canonical.hpp"
#include "core/text/patch.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace muster::fix {

namespace {

/// The stretches of a text that the fixes of a round change.
class Changed {
public:
    bool touches(const std::vector<text::Edit>& edits) const
    {
        for (const auto& edit : edits) {
            // The stretches are apart, so only the last one that begins before the edit's end can reach it.
            const auto after = m_stretches.upper_bound(edit.range.end);
            if (after != m_stretches.begin() && std::prev(after)->second >= edit.range.begin) return true;
        }
        return false;
    }

    void add(const std::vector<text::Edit>& edits)
    {
        for (const auto& edit : edits) {
            auto& end = m_stretches[edit.range.begin];
            end = std::max(end, edit.range.end);
        }
    }

private:
    std::map<std::uint32_t, std::uint32_t> m_stretches;  ///< end by begin
};

}  // namespace

std::vector<Fix> fixesFor(const text::Document& document, const diagnostics::Diagnostics& findings, Extent extent,
                          Work& work)
{
    std::vector<Fix> fixes;
    for (const auto& finding : findings) {
        if (finding.fix.empty() || !finding.accepted.empty() || (extent == Extent::safe && !finding.safeFix)) continue;
        if (finding.place.file != document.source().name()) continue;
        work.isExhausted = work.isExhausted || work.left < document.nodeCount();
        if (work.isExhausted) break;
        work.left -= document.nodeCount();
        auto edits = text::patched(document, finding.fix);
        if (auto* made = std::get_if<std::vector<text::Edit>>(&edits); made && !made->empty())
            fixes.push_back({&finding, std::move(*made)});
    }
    return fixes;
}

std::vector<Fix> apart(std::vector<Fix> fixes)
{
    Changed changed;
    std::vector<Fix> chosen;
    for (auto& fix : fixes) {
        if (changed.touches(fix.edits)) continue;
        changed.add(fix.edits);
        chosen.push_back(std::move(fix));
    }
    return chosen;
}

std::string withFixes(const text::Document& document, const std::vector<Fix>& fixes)
{
    std::vector<text::Edit> edits;
    for (const auto& fix : fixes) edits.insert(edits.end(), fix.edits.begin(), fix.edits.end());
    const auto before = document.source().bytes();
    auto after = text::applied(before, edits);
    // One fix keeps the form. Several in one line can make it longer than a line may be.
    if (fixes.size() < 2 || text::canonical(document) != before) return after;
    const auto parsed = text::parseFragment(after);
    return parsed.document ? text::canonical(*parsed.document) : after;
}

}  // namespace muster::fix
