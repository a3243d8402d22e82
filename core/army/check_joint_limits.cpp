// Checks the limits of a list on several entries together.
#include "core/army/army_checks.hpp"
#include "core/game/points_name.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace muster::rules {

using diagnostics::Level;
using text::Node;

namespace {

/// What an army takes of the entries of a limit.
struct TakenOfLimit {
    std::vector<const Member*> members;
    std::int64_t number = 0;  ///< bases, or units
    double cost = 0;          ///< points
};

class JointLimitCheck {
public:
    JointLimitCheck(const Roster& roster, Findings& findings)
        : m_roster(roster), m_findings(findings), m_wording(findings.wording())
    {
        for (const auto* members : {&roster.units(), &roster.leaders()})
            for (const Member& member : *members)
                m_hasUnknown = m_hasUnknown || (!member.entry && member.node["entry"].isString());
    }

    void check(const JointLimit& limit)
    {
        const TakenOfLimit taken = takenOf(limit);
        const bool hasPer = limit.per > 0;
        // Without `per`, the numbers hold for the whole budget.
        const double parts = hasPer ? std::floor(static_cast<double>(m_roster.budget()) / limit.per) : 1;
        const auto allowed = [&](std::int64_t number) { return static_cast<double>(number) * parts; };
        // "2 units of "Heroes" at 1000 points"; games have words of their own for bases.
        const auto what = [&](std::int64_t number) {
            const auto count = m_wording.number(allowed(number), 10);
            const auto name = nameOf(limit);
            const auto of = !limit.countsUnits
                                ? m_wording.say("{number} of \"{name}\"", {{"number", count}, {"name", name}})
                            : allowed(number) == 1
                                ? m_wording.say("{number} unit of \"{name}\"", {{"number", count}, {"name", name}})
                                : m_wording.say("{number} units of \"{name}\"", {{"number", count}, {"name", name}});
            if (!hasPer) return of;
            return m_wording.say("{what} at {budget} {points}",
                                 {{"what", of}, {"budget", m_roster.budget()}, {"points", points()}});
        };
        if (limit.max && static_cast<double>(taken.number) > allowed(*limit.max))
            report(limit, taken, "max",
                   m_wording.say("the list allows at most {what}; this army has {number}",
                                 {{"what", what(*limit.max)}, {"number", taken.number}}),
                   m_wording.say(
                       "take {number} fewer",
                       {{"number", m_wording.number(static_cast<double>(taken.number) - allowed(*limit.max), 10)}}));
        if (limit.min && !m_hasUnknown && static_cast<double>(taken.number) < allowed(*limit.min))
            report(limit, taken, "min",
                   m_wording.say("the list requires at least {what}; this army has {number}",
                                 {{"what", what(*limit.min)}, {"number", taken.number}}),
                   m_wording.say(
                       "add {number} more of: {entries}",
                       {{"number", m_wording.number(allowed(*limit.min) - static_cast<double>(taken.number), 10)},
                        {"entries", entriesOf(limit)}}));
        checkShares(limit, taken);
    }

private:
    TakenOfLimit takenOf(const JointLimit& limit) const
    {
        TakenOfLimit taken;
        for (const auto* members : {&m_roster.units(), &m_roster.leaders()})
            for (const Member& member : *members) {
                if (!std::binary_search(limit.entries.begin(), limit.entries.end(), member.entry)) continue;
                taken.members.push_back(&member);
                taken.number += limit.countsUnits ? 1 : member.count;
                if (const auto* cost = member.self.find("cost"); cost && cost->isNumber())
                    taken.cost += cost->asNumber();
            }
        return taken;
    }

    void checkShares(const JointLimit& limit, const TakenOfLimit& taken)
    {
        const double budget = static_cast<double>(m_roster.budget());
        // Costs are decimals, so a share that is exact on paper may be off by a rounding error.
        constexpr double rounding = 1e-9;
        const auto message = [&](const char* text, double share) {
            return m_wording.say(text, {{"name", nameOf(limit)},
                                        {"share", m_wording.number(share, 10)},
                                        {"part", m_wording.number(budget * share / 100, 10)},
                                        {"budget", m_wording.number(budget, 10)},
                                        {"points", points()},
                                        {"cost", m_wording.number(taken.cost, 10)}});
        };
        static constexpr auto tooMuch = wording::marked(
            "the list requires \"{name}\" to cost at most {share} % of the budget ({part} of {budget} {points}); they "
            "cost {cost}");
        static constexpr auto tooLittle = wording::marked(
            "the list requires \"{name}\" to cost at least {share} % of the budget ({part} of {budget} {points}); they "
            "cost {cost}");
        if (limit.maxShare && taken.cost > budget * *limit.maxShare / 100 + rounding)
            report(limit, taken, "maxShare", message(tooMuch, *limit.maxShare),
                   m_wording.say("spend {number} {points} fewer on them",
                                 {{"number", m_wording.number(taken.cost - budget * *limit.maxShare / 100, 10)},
                                  {"points", points()}}));
        if (limit.minShare && !m_hasUnknown && taken.cost < budget * *limit.minShare / 100 - rounding)
            report(limit, taken, "minShare", message(tooLittle, *limit.minShare),
                   m_wording.say("spend {number} {points} more on: {entries}",
                                 {{"number", m_wording.number(budget * *limit.minShare / 100 - taken.cost, 10)},
                                  {"points", points()},
                                  {"entries", entriesOf(limit)}}));
    }

    void report(const JointLimit& limit, const TakenOfLimit& taken, const char* key, std::string message,
                std::string help)
    {
        const Node units = m_roster.node()["units"];
        auto made = findingAt(!taken.members.empty() ? taken.members.back()->node
                              : units                ? units
                                                     : m_roster.node(),
                              "list/limit", Level::error, std::move(message), std::move(help));
        made.related.push_back({m_wording.say("the limit is set here"), placeOf(limit.node[key])});
        constexpr std::size_t maxRelated = 50;
        for (const Member* member : taken.members) {
            if (made.related.size() > maxRelated) break;
            const auto* name = member->self.find("name");
            made.related.push_back(
                {fmt::format("{}: {}", name ? name->asString() : "", member->count), placeOf(member->node)});
        }
        m_findings.add(std::move(made));
    }

    std::string points() const
    {
        const auto& catalogue = m_roster.catalogue();
        return catalogue.phrases().of(m_wording.pattern(pointsName(catalogue.game())));
    }
    std::string nameOf(const JointLimit& limit) const
    {
        return m_roster.catalogue().phrases().of(limit.node["name"].string());
    }

    std::string entriesOf(const JointLimit& limit) const
    {
        constexpr std::size_t maxNames = 12;
        std::vector<std::string_view> ids;
        for (const Entry* entry : limit.entries) ids.push_back(entry->id);
        std::sort(ids.begin(), ids.end());
        const auto more = ids.size() > maxNames ? ids.size() - maxNames : 0;
        ids.resize(ids.size() - more);
        const auto names = fmt::format("{}", fmt::join(ids, ", "));
        return more ? m_wording.say("{names} and {count} more", {{"names", names}, {"count", more}}) : names;
    }

    const Roster& m_roster;
    Findings& m_findings;
    const wording::Wording& m_wording;
    /// Members of an unknown entry, which is reported, may be intended for any minimum.
    bool m_hasUnknown = false;
};

}  // namespace

void checkJointLimits(const Roster& roster, Findings& findings)
{
    JointLimitCheck check(roster, findings);
    for (const JointLimit& limit : roster.catalogue().limits())
        if (findings.wants("list/limit", Level::error)) check.check(limit);
}

}  // namespace muster::rules
