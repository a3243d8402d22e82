#pragma once

#include "core/scenario/terrain_layout.hpp"

#include <map>
#include <string_view>
#include <vector>

namespace muster::rules {

/// Draws kinds of terrain by weight; if the kinds have been agreed on, draws only those, each as often as it was agreed
/// on.
class KindDrawer {
public:
    /// Draws the kinds to agree on if the scenario does not state them. All arguments must outlive it.
    KindDrawer(const UsualTerrain& usual, const Battlefield& field, TerrainDice& dice);

    /// The next kind among those that the table may still have; null if there is none.
    const UsualKind* draw(const TerrainLayout& layout);
    /// The kinds agreed on here, to be written to the file; empty if the game has no such agreement.
    const std::vector<std::string_view>& offered() const { return m_offered; }

private:
    const UsualKind* kindOf(std::string_view type) const;
    const UsualKind* drawBeside(const std::map<std::string_view, std::int64_t>& there);
    void agree();

    const UsualTerrain& m_usual;
    const Battlefield& m_field;
    TerrainDice& m_dice;
    std::vector<const UsualKind*> m_choice;
    std::vector<std::string_view> m_offered;
};

}  // namespace muster::rules
