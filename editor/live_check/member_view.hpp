#pragma once

#include "core/roster/roster.hpp"
#include "editor/live_check/game_words.hpp"
#include "editor/live_check/generation_cache.hpp"
#include "editor/live_check/views.hpp"

#include <array>
#include <cstdint>

namespace muster::editor {

/// Views of the last army's units and leaders by their text, for one catalogue and one language.
class MemberViewCache {
public:
    struct CachedView {
        MemberView view;
        std::uint64_t work = 0;  ///< work spent on the lines of the cost
    };

    void beginArmy()
    {
        for (auto& views : m_views) views.nextGeneration();
    }
    rules::GenerationCache<CachedView>& of(bool leader) { return m_views[leader ? 1 : 0]; }

private:
    std::array<rules::GenerationCache<CachedView>, 2> m_views;
};

/// Makes views of units and leaders of one roster. Fields that depend on the rest of the army are left empty: place,
/// group, use and availability of options, findings.
class MemberViewBuilder {
public:
    MemberViewBuilder(const rules::Roster& roster, rules::Evaluation& evaluation, const GameWords& words,
                      const std::vector<StatColumn>& stats, MemberViewCache& known);

    MemberView paint(std::size_t index, bool leader);

private:
    /// False if the army's work limit was reached before all values of the member were evaluated.
    bool hasAllValues(const rules::Member& member, bool leader) const;
    MemberView painted(const rules::Member& member, std::size_t index, bool leader);
    std::vector<OptionView> options(const rules::Member& member) const;

    const rules::Roster& m_roster;
    rules::Evaluation& m_evaluation;
    const rules::Game& m_game;
    const GameWords& m_words;
    const std::vector<StatColumn>& m_stats;
    MemberViewCache& m_known;
    bool m_hasPoints;
};

/// The cost of a unit, leader, group or army; empty if unknown or without points.
std::string costText(const expr::Value& self, bool hasPoints);

}  // namespace muster::editor
