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
    JointLimitCheck(const Roster& roster, Findings& findings) : m_roster(roster), m_findings(findings)
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
        const auto at = hasPer ? fmt::format(" at {} {}", m_roster.budget(), points()) : std::string();
        const auto allowed = [&](std::int64_t number) { return static_cast<double>(number) * parts; };
        // "2 units of "Heroes" at 1000 points"; games have words of their own for bases.
        const auto what = [&](std::int64_t number) {
            const char* units = !limit.countsUnits ? "" : allowed(number) == 1 ? " unit" : " units";
            return fmt::format("{:.10g}{} of \"{}\"{}", allowed(number), units, nameOf(limit), at);
        };
        if (limit.max && static_cast<double>(taken.number) > allowed(*limit.max))
            report(limit, taken, "max",
                   fmt::format("the list allows at most {}; this army has {}", what(*limit.max), taken.number),
                   fmt::format("take {:.10g} fewer", static_cast<double>(taken.number) - allowed(*limit.max)));
        if (limit.min && !m_hasUnknown && static_cast<double>(taken.number) < allowed(*limit.min))
            report(limit, taken, "min",
                   fmt::format("the list requires at least {}; this army has {}", what(*limit.min), taken.number),
                   fmt::format("add {:.10g} more of: {}", allowed(*limit.min) - static_cast<double>(taken.number),
                               entriesOf(limit)));
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
        const auto message = [&](const char* bound, double share) {
            return fmt::format(
                "the list requires \"{}\" to cost {} {:.10g} % of the budget ({:.10g} of {:.10g} {}); they "
                "cost {:.10g}",
                nameOf(limit), bound, share, budget * share / 100, budget, points(), taken.cost);
        };
        if (limit.maxShare && taken.cost > budget * *limit.maxShare / 100 + rounding)
            report(
                limit, taken, "maxShare", message("at most", *limit.maxShare),
                fmt::format("spend {:.10g} {} fewer on them", taken.cost - budget * *limit.maxShare / 100, points()));
        if (limit.minShare && !m_hasUnknown && taken.cost < budget * *limit.minShare / 100 - rounding)
            report(limit, taken, "minShare", message("at least", *limit.minShare),
                   fmt::format("spend {:.10g} {} more on: {}", budget * *limit.minShare / 100 - taken.cost, points(),
                               entriesOf(limit)));
    }

    void report(const JointLimit& limit, const TakenOfLimit& taken, const char* key, std::string message,
                std::string help)
    {
        const Node units = m_roster.node()["units"];
        auto made = findingAt(!taken.members.empty() ? taken.members.back()->node
                              : units                ? units
                                                     : m_roster.node(),
                              "list/limit", Level::error, std::move(message), std::move(help));
        made.related.push_back({"the limit is set here", placeOf(limit.node[key])});
        constexpr std::size_t maxRelated = 50;
        for (const Member* member : taken.members) {
            if (made.related.size() > maxRelated) break;
            const auto* name = member->self.find("name");
            made.related.push_back(
                {fmt::format("{}: {}", name ? name->asString() : "", member->count), placeOf(member->node)});
        }
        m_findings.add(std::move(made));
    }

    std::string_view points() const { return pointsName(m_roster.catalogue().game()); }
    static std::string_view nameOf(const JointLimit& limit) { return limit.node["name"].string(); }

    static std::string entriesOf(const JointLimit& limit)
    {
        constexpr std::size_t maxNames = 12;
        std::vector<std::string_view> ids;
        for (const Entry* entry : limit.entries) ids.push_back(entry->id);
        std::sort(ids.begin(), ids.end());
        const auto more = ids.size() > maxNames ? ids.size() - maxNames : 0;
        ids.resize(ids.size() - more);
        return fmt::format("{}{}", fmt::join(ids, ", "), more ? fmt::format(" and {} more", more) : "");
    }

    const Roster& m_roster;
    Findings& m_findings;
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
