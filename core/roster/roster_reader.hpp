#pragma once

#include "core/roster/roster.hpp"

namespace muster::rules {

class MapBuilder;

/// Resolves the members, groups and values of a roster.
class RosterReader {
public:
    /// Members are kept in `known` and taken over from there or from `previous`; both may be null.
    explicit RosterReader(Roster& roster, MemberCache* known = nullptr, const MemberCache* previous = nullptr);

    void read();
    /// What is left of the work that verdicts may cause.
    std::uint64_t workLeft() const { return m_evaluation.left(); }

private:
    enum class MemberKind { unit, leader };
    void deriveInto(MapBuilder& map, const std::vector<Derived>& derived);
    void readMembers(text::Node parent, MemberKind memberKind, std::vector<Member>& members);
    Member memberOf(text::Node node, MemberKind memberKind);
    /// Takes over what is known of a member of that text, if anything is.
    bool recall(Member& member, MemberKind memberKind);
    void resolve(Member& member, MemberKind memberKind);
    void readOptions(Member& member, MemberKind memberKind);
    expr::Value selves(const std::vector<Member>& members, std::size_t from, std::size_t to);
    /// The costs of the units and leaders from those places on; nothing when one of them is unknown.
    std::optional<expr::Value> sumOfCosts(std::size_t firstUnit, std::size_t firstLeader) const;
    void readGroups();
    void readArmy();

    Roster& m_roster;
    const Catalogue& m_catalogue;
    MemberCache* m_known;
    const MemberCache* m_previous;
    Evaluation m_evaluation;
    /// Left for values that only texts and sheets read: those a verdict reads cost the same with them and without.
    std::uint64_t m_leftForTexts = Evaluation::workOfFile;
};

}  // namespace muster::rules
