#pragma once

#include "core/game/scope.hpp"
#include "core/library/catalogue.hpp"
#include "core/roster/cost.hpp"
#include "core/roster/member_cache.hpp"

#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace muster::rules {

struct Derived;
class Evaluation;
class Roster;
class RosterReader;

/// An option that a unit names, alone or with a count; `option` is null if its entry offers no such option.
struct TakenOption {
    text::Node node;
    std::string_view id;
    const Option* option = nullptr;
    std::int64_t times = 1;
};

/// Reads an item of a member's `options`: an id, or an object with an `id` and a `count`. The entry may be null.
TakenOption takenOption(text::Node item, const Entry* entry);

/// A resolved unit or leader of an army: values of its entry, its own, those of its options, and derived values
/// combined.
struct Member {
    text::Node node;
    expr::Value self;
    const Entry* entry = nullptr;
    expr::Value taken;  ///< its entry with the options taken, as rules read `entry`; an empty map if there is no entry
    expr::Value group;  ///< null outside groups
    std::int64_t count = 1;
    std::vector<TakenOption> options;
    std::vector<std::string_view> missing;  ///< values that the system requires and no source supplies
};

struct Formation {
    text::Node node;
    expr::Value self;
};

/// The number of bases that take an option, as its maximum counts them: its own count, if it may be taken more than
/// once, or the whole unit.
std::int64_t basesOf(const TakenOption& taken, const Member& member);

/// Parameters for resolving an army.
struct Resolving {
    /// The derived values to evaluate: all of them, or only those that verdicts and costs depend on. Verdicts are the
    /// same either way.
    enum class Detail { all, checking };

    Detail detail = Detail::all;
    const std::set<const Derived*>* also = nullptr;  ///< derived values to evaluate in addition to those for checking
    std::optional<std::int64_t> budget = {};         ///< in points; overrides the army's own
    bool remembers = false;                          ///< keeps the data that a later roster of a changed text can reuse
    /// Members with unchanged text are reused from it, if it remembers and has the same catalogue and detail. The
    /// result is the same as without it.
    const Roster* previous = nullptr;
    bool isRecorded = true;  ///< what it evaluates counts for a recording
};

/// One army resolved against its catalogue. It owns or shares everything that its nodes, entries and values point into,
/// so these stay valid as long as the roster. The caller owns the variables and the work meter, so a const roster is
/// thread-safe.
class Roster {
public:
    using Detail = Resolving::Detail;

    /// The maximum number of units and leaders of an army, with those in groups.
    static constexpr std::size_t maxMembers = 100'000;

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
    /// The remaining work of the file after resolving for verdicts; its rules use the rest.
    std::uint64_t workLeft() const { return m_workLeft; }

    /// The node of a value that is a unit, leader or group of the army; absent for others.
    text::Node nodeOf(expr::Value value) const;

    /// True if the army has more members than that; the others are left out.
    bool isCut() const { return m_isCut; }
    bool isComplete() const { return m_detail == Detail::all; }
    /// True if each derived value was evaluated, and the integers among them are those of an ordinary file (see
    /// core/expr/certainty.hpp).
    bool isOrdinary() const { return m_isOrdinary; }
    /// Evaluates the derived values left out so far; recreates every value and member.
    void complete();

    /// Sets the variables that a rule or sheet of that scope reads.
    void show(Scope scope, std::size_t index, Evaluation& evaluation) const;
    void showArmy(Evaluation& evaluation) const;

    /// The terms of a cost, evaluated at the caller's expense.
    CostSum costOfUnit(std::size_t index, Evaluation& evaluation) const;
    CostSum costOfLeader(std::size_t index, Evaluation& evaluation) const;
    CostSum costOfArmy(Evaluation& evaluation) const;

private:
    friend class RosterReader;

    std::shared_ptr<const text::Document> m_document;
    std::shared_ptr<const Catalogue> m_catalogue;
    expr::Arena m_arena;
    Detail m_detail;
    bool m_isRecorded;
    bool m_isCut = false;
    bool m_isOrdinary = true;
    std::int64_t m_budget = 0;
    std::uint64_t m_workLeft = 0;
    std::optional<MemberCache> m_known;  ///< keeps the memory of reused members alive
    std::vector<Member> m_units, m_leaders;
    std::vector<Formation> m_groups;
    expr::Value m_army;
};

}  // namespace muster::rules
