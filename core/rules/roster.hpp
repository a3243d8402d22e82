#pragma once

#include "core/rules/cost.hpp"
#include "core/rules/evaluation.hpp"
#include "core/rules/offer.hpp"

#include <optional>
#include <vector>

namespace muster::rules {

class KnownMembers;
class MapBuilder;

/// An option as a unit names it; `option` is null when its entry offers no such thing.
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

/// One army resolved against its offer. Its values point into the army's document, the offer and the evaluation's
/// arena.
class Roster {
public:
    /// Which derived values are worked out: all of them, or those that verdicts and costs depend on.
    enum class Detail { all, judging };

    /// A budget given here, in points, takes the place of the army's own. Members known from an earlier army are not
    /// worked out again; they, of this offer and detail, must outlive the roster. What it holds is the same with them
    /// as without.
    Roster(text::Node army, const Offer& offer, Evaluation& evaluation, Detail detail = Detail::all,
           std::optional<std::int64_t> budget = {}, KnownMembers* known = nullptr);

    text::Node node() const { return m_node; }
    const Offer& offer() const { return m_offer; }
    expr::Value army() const { return m_army; }
    std::int64_t budget() const { return m_budget; }
    const std::vector<Member>& units() const { return m_units; }
    const std::vector<Member>& leaders() const { return m_leaders; }
    const std::vector<Formation>& groups() const { return m_groups; }

    bool isComplete() const { return m_detail == Detail::all; }
    /// Works out the derived values left out so far.
    void complete();

    /// Sets the evaluation's variables to what a rule or sheet of that scope reads.
    void show(Scope scope, std::size_t index);
    void showArmy();

    CostSum costOfUnit(std::size_t index);
    CostSum costOfLeader(std::size_t index);
    CostSum costOfArmy();

private:
    enum class Sort { unit, leader };
    void read();
    void deriveInto(MapBuilder& map, const std::vector<Derived>& derived);
    void readMembers(text::Node parent, Sort sort, std::vector<Member>& members);
    Member memberOf(text::Node node, Sort sort);
    /// Takes over what is known of a member of that text, if anything is.
    bool recall(Member& member, Sort sort);
    void workOut(Member& member, Sort sort);
    void readOptions(Member& member, Sort sort);
    expr::Value selves(const std::vector<Member>& members, std::size_t from, std::size_t to);
    /// The costs of the units and leaders from those places on; nothing when one of them is unknown.
    std::optional<expr::Value> sumOfCosts(std::size_t firstUnit, std::size_t firstLeader) const;
    void readGroups();
    void readArmy();

    text::Node m_node;
    const Offer& m_offer;
    Evaluation& m_evaluation;
    Detail m_detail;
    KnownMembers* m_known;
    std::int64_t m_budget = 0;
    std::vector<Member> m_units, m_leaders;
    std::vector<Formation> m_groups;
    expr::Value m_army;
};

}  // namespace muster::rules
