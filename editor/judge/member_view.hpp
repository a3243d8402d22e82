#pragma once

#include "core/roster/roster.hpp"
#include "editor/judge/game_words.hpp"
#include "editor/judge/generation_cache.hpp"
#include "editor/judge/views.hpp"

#include <array>
#include <cstdint>

namespace muster::editor {

/// Views of the units and leaders of the last army, by their text, as far as that tells: for one catalogue and one
/// language.
class MemberViewCache {
public:
    struct CachedView {
        MemberView view;
        std::uint64_t work = 0;  ///< what the lines of its cost took
    };

    void beginArmy()
    {
        for (auto& views : m_views) views.nextGeneration();
    }
    rules::GenerationCache<CachedView>& of(bool leader) { return m_views[leader ? 1 : 0]; }

private:
    std::array<rules::GenerationCache<CachedView>, 2> m_views;
};

/// Makes views of units and leaders of one roster. What the rest of the army has a say in is left open: place,
/// group, how often an option is taken and whether one more may take it, findings.
class MemberViewBuilder {
public:
    MemberViewBuilder(const rules::Roster& roster, rules::Evaluation& evaluation, const GameWords& words,
                      MemberViewCache& known);

    MemberView paint(std::size_t index, bool leader);

private:
    /// False where the work that the army may cause ran out before the member had all its values.
    bool hasAllValues(const rules::Member& member, bool leader) const;
    MemberView painted(const rules::Member& member, std::size_t index, bool leader);
    std::vector<OptionView> options(const rules::Member& member) const;

    const rules::Roster& m_roster;
    rules::Evaluation& m_evaluation;
    const rules::Game& m_game;
    const GameWords& m_words;
    MemberViewCache& m_known;
    bool m_hasPoints;
};

/// What a unit, leader, group or army costs; empty where that is unknown or nothing has points.
std::string costText(const expr::Value& self, bool hasPoints);

}  // namespace muster::editor
