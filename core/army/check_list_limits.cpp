#include "core/army/army_checks.hpp"
#include "core/game/game.hpp"
#include "core/game/points_name.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace muster::rules {

using diagnostics::Level;
using text::Node;

namespace {

/// The number of whole halves of the standard budget by which the army's exceeds it. The game books define what more
/// points add, not what fewer take away, so a smaller budget changes nothing.
std::int64_t furtherHalves(std::int64_t budget, std::int64_t standard)
{
    return std::max<std::int64_t>(0, (budget - standard) * 2 / standard);
}

struct TakenOfEntry {
    std::int64_t bases = 0;
    std::vector<const Member*> members;
    std::map<std::string_view, std::int64_t> options;
};

class Limits {
public:
    Limits(const Roster& roster, Findings& findings)
        : m_roster(roster), m_findings(findings), m_wording(findings.wording())
    {}

    void check(const std::vector<Member>& members, const std::vector<Entry>& entries, const char* key)
    {
        std::map<const Entry*, TakenOfEntry> taken;
        m_unknownBases = 0;
        for (const auto& member : members) {
            if (!member.entry && member.node["entry"].isString()) m_unknownBases += member.count;
            if (!member.entry) continue;
            auto& entry = taken[member.entry];
            entry.bases += member.count;
            entry.members.push_back(&member);
            // A duplicate option, which is reported, counts once for the same bases.
            std::set<std::string_view> options;
            for (const auto& option : member.options)
                if (option.option && options.insert(option.id).second)
                    entry.options[option.id] += basesOf(option, member);
        }
        for (const auto& entry : entries) {
            const auto found = taken.find(&entry);
            const TakenOfEntry none;
            minimum(entry, found == taken.end() ? none : found->second, key);
            if (found == taken.end()) continue;
            maximum(entry, found->second);
            options(entry, found->second);
        }
    }

private:
    void minimum(const Entry& entry, const TakenOfEntry& taken, const char* key)
    {
        if (taken.bases >= entry.min) return;
        // Bases of an unknown entry, which is reported, may be intended for this one.
        if (taken.bases + m_unknownBases >= entry.min) return;
        const Node list = m_roster.node()[key];
        auto made = findingAt(taken.members.empty() ? (list ? list : m_roster.node()) : taken.members.front()->node,
                              "list/minimum", Level::error,
                              m_wording.say("the list requires at least {min} of \"{entry}\"; this army has {number}",
                                            {{"min", entry.min}, {"entry", nameOf(entry)}, {"number", taken.bases}}),
                              m_wording.say("add {number} more with \"entry\": \"{id}\"",
                                            {{"number", entry.min - taken.bases}, {"id", entry.id}}));
        made.related.push_back({m_wording.say("the minimum is set here"), placeOf(entry.node["min"])});
        m_findings.add(std::move(made));
    }
    void maximum(const Entry& entry, const TakenOfEntry& taken)
    {
        const auto standard = m_roster.catalogue().game().budget.value_or(0);
        const auto max = maximumOf(entry, m_roster.budget(), standard);
        if (!max || taken.bases <= *max) return;
        const bool scaled = *max != *entry.max;
        const auto& catalogue = m_roster.catalogue();
        const auto message =
            scaled ? m_wording.say(
                         "the list allows at most {max} of \"{entry}\" at {budget} {points}; this army has {number}",
                         {{"max", *max},
                          {"entry", nameOf(entry)},
                          {"budget", m_roster.budget()},
                          {"points", catalogue.phrases().of(m_wording.pattern(pointsName(catalogue.game())))},
                          {"number", taken.bases}})
                   : m_wording.say("the list allows at most {max} of \"{entry}\"; this army has {number}",
                                   {{"max", *max}, {"entry", nameOf(entry)}, {"number", taken.bases}});
        auto made = findingAt(taken.members.back()->node, "list/maximum", Level::error, message,
                              m_wording.say("take {number} fewer", {{"number", taken.bases - *max}}));
        made.related.push_back({m_wording.say("the maximum is set here"), placeOf(entry.node["max"])});
        for (const Member* member : taken.members)
            made.related.push_back(
                {fmt::format("{}: {}", member->self.find("name")->asString(), member->count), placeOf(member->node)});
        m_findings.add(std::move(made));
    }
    void options(const Entry& entry, const TakenOfEntry& taken)
    {
        for (const auto& [id, count] : taken.options) {
            const Option* option = entry.option(id);
            if (!option->max || count <= *option->max) continue;
            Node last;
            for (const Member* member : taken.members)
                for (const auto& used : member->options)
                    if (used.id == id) last = used.node;
            auto made = findingAt(
                last, "list/option", Level::error,
                m_wording.say("at most {max} of \"{entry}\" may take the option \"{option}\"; in this "
                              "army, {number} do",
                              {{"max", *option->max}, {"entry", nameOf(entry)}, {"option", id}, {"number", count}}),
                m_wording.say("remove it from {number} of them", {{"number", count - *option->max}}));
            made.related.push_back({m_wording.say("the limit is set here"), placeOf(option->node["max"])});
            m_findings.add(std::move(made));
        }
    }
    std::string nameOf(const Entry& entry) const
    {
        return m_roster.catalogue().phrases().of(entry.node["name"].string());
    }

    const Roster& m_roster;
    Findings& m_findings;
    const wording::Wording& m_wording;
    std::int64_t m_unknownBases = 0;
};

}  // namespace

std::optional<std::int64_t> maximumOf(const Entry& entry, std::int64_t budget, std::int64_t standardBudget)
{
    if (!entry.max) return std::nullopt;
    if (standardBudget <= 0) return entry.max;
    return *entry.max + entry.step * furtherHalves(budget, standardBudget);
}

void checkListLimits(const Roster& roster, Findings& findings)
{
    Limits limits(roster, findings);
    limits.check(roster.units(), roster.catalogue().entries(), "units");
    limits.check(roster.leaders(), roster.catalogue().leaders(), "leaders");
}

}  // namespace muster::rules
