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
constexpr std::int64_t maxStep = 20;

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
            tryNumbersOf(*member);
            if (member->leader)
                tryUnitsFor(*member);
            else
                tryCountsOf(*member);
            const std::string pointers[] = {member->pointer};
            if (isRemovalFair(*member)) attempt({Remedy::Kind::remove, removeMembers(m_army, pointers)});
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

    /// False if the unit is unfinished or merely unusual: players then want to change it, not to lose it.
    bool isRemovalFair(const MemberView& member) const
    {
        return m_finding.level == Level::error && member.missing.empty() && !diagnostics::isSchema(m_finding.kind);
    }

    /// Tries the nearest numbers on both sides until one is better.
    template <class Remedying>
    void tryNear(std::int64_t now, std::int64_t smallest, Remedying remedy)
    {
        for (std::int64_t step = 1; step <= maxStep; ++step)
            if ((now - step >= smallest && attempt(remedy(now - step))) || attempt(remedy(now + step))) return;
    }

    void tryCountsOf(const MemberView& unit)
    {
        tryNear(unit.count, 1, [&](std::int64_t count) {
            return Remedy{Remedy::Kind::count, setCount(m_army, unit.pointer, count), count};
        });
    }

    /// The number that the finding is about.
    void tryNumbersOf(const MemberView& member)
    {
        const auto key = m_finding.place.pointer.substr(member.pointer.size());
        const auto value = m_army.root().at(m_finding.place.pointer);
        if (key.empty() || key == "/count" || !value.isInteger()) return;
        tryNear(value.integer(), 0, [&](std::int64_t number) {
            return Remedy{Remedy::Kind::value, setValue(m_army, member.pointer, key, std::to_string(number)), number,
                          key.substr(key.rfind('/') + 1)};
        });
    }

    void tryUnitsFor(const MemberView& leader)
    {
        for (const auto& unit : m_checkResult.army.units)
            if (unit.id != leader.with) attempt({Remedy::Kind::attach, attach(m_army, leader.pointer, unit.id)});
    }

    void tryAdding(const std::vector<CatalogueEntry>& entries, MemberKind kind)
    {
        for (const auto& entry : entries) attempt({Remedy::Kind::add, addMember(m_army, kind, entry.id, entry.start)});
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
