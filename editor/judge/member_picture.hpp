#pragma once

#include "core/rules/recollection.hpp"
#include "core/rules/roster.hpp"
#include "editor/judge/game_words.hpp"
#include "editor/judge/picture.hpp"

#include <array>
#include <cstdint>

namespace muster::editor {

/// Pictures of the units and leaders of the last army, by their text, as far as that tells: for one offer and one
/// language.
class KnownPictures {
public:
    struct Known {
        MemberPicture picture;
        std::uint64_t work = 0;  ///< what the lines of its cost took
    };

    void beginArmy()
    {
        for (auto& pictures : m_pictures) pictures.beginRound();
    }
    rules::Recollection<Known>& of(bool leader) { return m_pictures[leader ? 1 : 0]; }

private:
    std::array<rules::Recollection<Known>, 2> m_pictures;
};

/// Makes pictures of units and leaders of one roster. What the rest of the army has a say in is left open: place,
/// group, how often an option is taken and whether one more may take it, findings.
class MemberPainter {
public:
    MemberPainter(const rules::Roster& roster, rules::Evaluation& evaluation, const GameWords& words,
                  KnownPictures& known);

    MemberPicture paint(std::size_t index, bool leader);

private:
    /// False where the work that the army may cause ran out before the member had all its values.
    bool hasAllValues(const rules::Member& member, bool leader) const;
    MemberPicture painted(const rules::Member& member, std::size_t index, bool leader);
    std::vector<OptionPicture> options(const rules::Member& member) const;

    const rules::Roster& m_roster;
    rules::Evaluation& m_evaluation;
    const rules::Game& m_game;
    const GameWords& m_words;
    KnownPictures& m_known;
    bool m_hasPoints;
};

/// What a unit, leader, group or army costs; empty where that is unknown or nothing has points.
std::string costText(const expr::Value& self, bool hasPoints);

}  // namespace muster::editor
