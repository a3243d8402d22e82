// First, because it has a function by the name of a macro of Qt.
#include "core/army/opened_army.hpp"

#include "editor/findings/remedies.hpp"

#include <algorithm>
#include <string>

namespace muster::editor {

namespace {

using diagnostics::Level;

constexpr std::size_t maxRemedies = 3;
constexpr int maxTrials = 120;

class Trials {
public:
    Trials(const CheckResult& checkResult, const diagnostics::Diagnostic& finding, const std::filesystem::path& place,
           rules::Library& library, const std::atomic<bool>& stop)
        : m_checkResult(checkResult), m_finding(finding), m_place(place), m_library(library), m_stop(stop),
          m_army(*checkResult.document)
    {}

    std::vector<Remedy> take()
    {
        if (const auto* member = named()) {
            if (member->leader)
                tryUnitsFor(*member);
            else
                tryCountsOf(*member);
            const std::string pointers[] = {member->pointer};
            attempt({Remedy::Kind::remove, removeMembers(m_army, pointers), 0});
        } else {
            // Rules demand leaders more often than units.
            tryAdding(m_checkResult.catalogue.leaders, MemberKind::leader);
            tryAdding(m_checkResult.catalogue.units, MemberKind::unit);
        }
        return std::move(m_remedies);
    }

private:
    /// The unit or leader that contains the finding's place.
    const MemberView* named() const
    {
        for (std::string pointer = m_finding.place.pointer; !pointer.empty(); pointer.erase(pointer.rfind('/')))
            if (const auto* member = m_checkResult.army.member(pointer)) return member;
        return nullptr;
    }

    void tryCountsOf(const MemberView& unit)
    {
        for (auto count = unit.count - 1; count >= 1 && count >= unit.count - 20; --count)
            if (attempt({Remedy::Kind::count, setCount(m_army, unit.pointer, count), count})) return;
    }

    void tryUnitsFor(const MemberView& leader)
    {
        for (const auto& unit : m_checkResult.army.units)
            if (unit.id != leader.with) attempt({Remedy::Kind::attach, attach(m_army, leader.pointer, unit.id), 0});
    }

    void tryAdding(const std::vector<CatalogueEntry>& entries, MemberKind kind)
    {
        for (const auto& entry : entries)
            attempt({Remedy::Kind::add, addMember(m_army, kind, entry.id, entry.start), 0});
    }

    bool attempt(Remedy remedy)
    {
        if (!remedy.change || m_stop || m_remedies.size() >= maxRemedies || ++m_tried > maxTrials) return false;
        const auto source = std::make_shared<const text::Source>(
            m_army.source().name(), text::applied(m_army.source().bytes(), remedy.change.edits));
        // Only the changed parts are resolved again.
        const auto army =
            rules::OpenedArmy::open({source, m_place, files::FileKind::army}, m_library,
                                    {.detail = rules::Roster::Detail::all, .previous = m_checkResult.openedArmy});
        if (!isBetter(army->findings())) return false;
        m_remedies.push_back(std::move(remedy));
        return true;
    }

    /// Fewer findings of this rule, and no additional ones of this or a more severe level.
    bool isBetter(const diagnostics::Diagnostics& found) const
    {
        const auto ofRule = [&](const diagnostics::Diagnostics& all) {
            return std::count_if(all.begin(), all.end(), [&](const auto& each) { return each.rule == m_finding.rule; });
        };
        const auto grave = [&](const diagnostics::Diagnostics& all) {
            return std::count_if(all.begin(), all.end(),
                                 [&](const auto& each) { return each.level <= m_finding.level; });
        };
        return ofRule(found) < ofRule(m_checkResult.diagnostics) && grave(found) < grave(m_checkResult.diagnostics);
    }

    const CheckResult& m_checkResult;
    const diagnostics::Diagnostic& m_finding;
    const std::filesystem::path& m_place;
    rules::Library& m_library;
    const std::atomic<bool>& m_stop;
    const text::Document& m_army;
    std::vector<Remedy> m_remedies;
    int m_tried = 0;
};

}  // namespace

std::vector<Remedy> remediesFor(const CheckResult& checkResult, const diagnostics::Diagnostic& finding,
                                const std::filesystem::path& place, rules::Library& library,
                                const std::atomic<bool>& stop)
{
    if (!checkResult.hasView || !checkResult.document || finding.level == Level::info) return {};
    return Trials(checkResult, finding, place, library, stop).take();
}

}  // namespace muster::editor
