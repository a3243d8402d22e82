#include "core/scenario/terrain_kind_picker.hpp"

#include <algorithm>

namespace muster::rules {

using text::Node;

KindDrawer::KindDrawer(const UsualTerrain& usual, const Battlefield& field, TerrainDice& dice)
    : m_usual(usual), m_field(field), m_dice(dice)
{
    if (usual.offered > 0) agree();
}

const UsualKind* KindDrawer::kindOf(std::string_view type) const
{
    for (const UsualKind& kind : m_usual.kinds)
        if (kind.type == type && kind.isDrawn()) return &kind;
    return nullptr;
}

const UsualKind* KindDrawer::drawBeside(const std::map<std::string_view, std::int64_t>& there)
{
    std::vector<std::pair<const UsualKind*, std::int64_t>> kinds;
    std::int64_t sum = 0;
    for (const UsualKind& kind : m_usual.kinds) {
        const auto already = there.find(kind.type);
        if (!kind.isDrawn() || kind.weight == 0 || (already != there.end() && already->second >= kind.max)) continue;
        sum += kind.weight;
        kinds.emplace_back(&kind, sum);
    }
    if (kinds.empty()) return nullptr;
    const auto roll = m_dice.between(1, sum);
    return std::find_if(kinds.begin(), kinds.end(), [&](const auto& kind) { return roll <= kind.second; })->first;
}

void KindDrawer::agree()
{
    const Node agreed = m_field.node()[m_usual.offeredKey];
    for (const Node type : agreed)
        if (const auto* kind = kindOf(type.string())) m_choice.push_back(kind);
    if (agreed.size() > 0) {
        // Existing pieces are no longer available.
        for (const Feature& piece : m_field.terrain()) {
            const auto there = std::find(m_choice.begin(), m_choice.end(), kindOf(piece.node["type"].string()));
            if (there != m_choice.end()) m_choice.erase(there);
        }
        return;
    }
    std::map<std::string_view, std::int64_t> taken;
    for (const Feature& piece : m_field.terrain())
        if (const auto* kind = kindOf(piece.node["type"].string()))
            m_offered.push_back(kind->type), ++taken[kind->type];
    while (static_cast<std::int64_t>(m_offered.size()) < m_usual.offered) {
        const auto* kind = drawBeside(taken);
        if (!kind) break;
        ++taken[kind->type];
        m_offered.push_back(kind->type);
        m_choice.push_back(kind);
    }
}

const UsualKind* KindDrawer::draw(const TerrainLayout& layout)
{
    if (m_usual.offered == 0) {
        std::map<std::string_view, std::int64_t> there;
        for (const UsualKind& kind : m_usual.kinds)
            there[kind.type] = static_cast<std::int64_t>(layout.count(kind.type));
        return drawBeside(there);
    }
    if (m_choice.empty()) return nullptr;
    const auto taken = m_choice.begin() + static_cast<std::ptrdiff_t>(m_dice.below(m_choice.size()));
    const UsualKind* kind = *taken;
    m_choice.erase(taken);
    return kind;
}

}  // namespace muster::rules
