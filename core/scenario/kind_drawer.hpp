#pragma once

#include "core/scenario/terrain_layout.hpp"

#include <map>
#include <string_view>
#include <vector>

namespace muster::rules {

/// Draws kinds of terrain by their weight; where kinds are agreed on first, of those alone and each as often as it was
/// agreed on.
class KindDrawer {
public:
    /// Draws what is to be agreed on where the scenario does not say. All must outlive it.
    KindDrawer(const UsualTerrain& usual, const Battlefield& field, TerrainDice& dice);

    /// The next kind, of those that the table may still have; null when there is none.
    const UsualKind* draw(const TerrainLayout& layout);
    /// The kinds that were agreed on here, to be written down; empty where there was nothing to agree on.
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
