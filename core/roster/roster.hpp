#pragma once

#include "core/game/evaluation.hpp"
#include "core/library/catalogue.hpp"
#include "core/roster/cost.hpp"
#include "core/roster/member_cache.hpp"

#include <memory>
#include <optional>
#include <vector>

namespace muster::rules {

class Roster;
class RosterReader;

/// An option as a unit names it; `option` is null when its entry offers no such element.
struct TakenOption {
    text::Node node;
    std::string_view id;
    const Option* option = nullptr;
};

/// A unit or leader of an army, resolved: its entry's values, its own, its options' and the derived ones together.
struct Member {
    text::Node node;
    expr::Value self;
    const Entry* entry = nullptr;
    expr::Value taken;  ///< its entry with the options taken, as rules read `entry`; an empty map without an entry
    expr::Value group;  ///< null outside groups
    std::int64_t count = 1;
    std::vector<TakenOption> options;
    std::vector<std::string_view> missing;  ///< values the system asks for that stand nowhere
};

struct Formation {
    text::Node node;
    expr::Value self;
};

/// How an army is resolved.
struct Resolving {
    /// Which derived values are evaluated: all of them, or those that verdicts and costs depend on. Verdicts are the
    /// same either way.
    enum class Detail { all, judging };

    Detail detail = Detail::all;
    std::optional<std::int64_t> budget = {};  ///< in points, in place of the army's own
    bool remembers = false;                   ///< keeps what a later roster of a changed text can take over
    /// Members of the same text are taken over from it where it remembers and has the same offer and detail. What the
    /// roster holds is the same with it as without.
    const Roster* previous = nullptr;
};

/// One army resolved against its catalogue. It owns or shares everything that its nodes, entries and values point into,
/// so these are good as long as the roster is. Variables and the work meter belong to who asks, not to the roster: one
/// that is const can be asked from many threads.
class Roster {
public:
    using Detail = Resolving::Detail;

    Roster(std::shared_ptr<const text::Document> army, std::shared_ptr<const Catalogue> catalogue,
           const Resolving& how = {});
    Roster(const Roster&) = delete;
    Roster& operator=(const Roster&) = delete;

    text::Node node() const { return m_document->root(); }
    const Catalogue& catalogue() const { return *m_catalogue; }
    expr::Value army() const { return m_army; }
    std::int64_t budget() const { return m_budget; }
    const std::vector<Member>& units() const { return m_units; }
    const std::vector<Member>& leaders() const { return m_leaders; }
    const std::vector<Formation>& groups() const { return m_groups; }
    /// What resolving it for verdicts left of the work that one file may cause; its rules go on with that.
    std::uint64_t workLeft() const { return m_workLeft; }

    /// The node of a value that is one of the army's units, leaders or groups; absent for others.
    text::Node nodeOf(expr::Value value) const;

    bool isComplete() const { return m_detail == Detail::all; }
    /// Evaluates the derived values left out so far; every value and member is made anew.
    void complete();

    /// Sets the variables to what a rule or sheet of that scope reads.
    void show(Scope scope, std::size_t index, Evaluation& evaluation) const;
    void showArmy(Evaluation& evaluation) const;

    /// The terms of a cost, evaluated at the expense of who asks.
    CostSum costOfUnit(std::size_t index, Evaluation& evaluation) const;
    CostSum costOfLeader(std::size_t index, Evaluation& evaluation) const;
    CostSum costOfArmy(Evaluation& evaluation) const;

private:
    friend class RosterReader;

    std::shared_ptr<const text::Document> m_document;
    std::shared_ptr<const Catalogue> m_catalogue;
    expr::Arena m_arena;
    Detail m_detail;
    std::int64_t m_budget = 0;
    std::uint64_t m_workLeft = 0;
    std::optional<MemberCache> m_known;  ///< keeps the memory of members that were taken over
    std::vector<Member> m_units, m_leaders;
    std::vector<Formation> m_groups;
    expr::Value m_army;
};

}  // namespace muster::rules
