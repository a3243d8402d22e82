#pragma once

#include "core/game/evaluation.hpp"
#include "core/roster/roster.hpp"

namespace muster::rules {

class MapBuilder;

/// Resolves the members, groups and values of a roster.
class RosterReader {
public:
    /// Stores members in `known` and reuses them from there or from `previous`; evaluates the derived values `also`.
    /// All may be null.
    explicit RosterReader(Roster& roster, MemberCache* known = nullptr, const MemberCache* previous = nullptr,
                          const std::set<const Derived*>* also = nullptr);

    void read();
    /// The remaining work for verdicts.
    std::uint64_t workLeft() const { return m_evaluation.left(); }

private:
    enum class MemberKind { unit, leader };
    void deriveInto(MapBuilder& map, const std::vector<Derived>& derived);
    void readMembers(text::Node parent, MemberKind memberKind, std::vector<Member>& members);
    Member memberOf(text::Node node, MemberKind memberKind);
    /// Reuses a cached member with the same text; false if there is none.
    bool recall(Member& member, MemberKind memberKind);
    void resolve(Member& member, MemberKind memberKind);
    void readOptions(Member& member, MemberKind memberKind);
    expr::Value selves(const std::vector<Member>& members, std::size_t from, std::size_t to);
    /// The sum of the costs of the units and leaders from these indices on; nothing if one of them is unknown.
    std::optional<expr::Value> sumOfCosts(std::size_t firstUnit, std::size_t firstLeader) const;
    void readGroups();
    void readArmy();

    Roster& m_roster;
    const Catalogue& m_catalogue;
    MemberCache* m_known;
    const MemberCache* m_previous;
    const std::set<const Derived*>* m_also;
    Evaluation m_evaluation;
    /// Remaining work for values that only texts and sheets read; separate, so that they do not affect the work left
    /// for verdicts.
    std::uint64_t m_leftForTexts = Evaluation::workOfFile;
};

}  // namespace muster::rules
