#include "validator/figure_rows.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace muster::validator {

FigureRows::FigureRows(std::span<const ComparedArmy* const> armies) : m_armies(armies)
{
    for (const auto* army : armies)
        for (const auto& statistic : army->statistics)
            if (std::find(m_ids.begin(), m_ids.end(), statistic.id) == m_ids.end()) m_ids.push_back(statistic.id);
    for (const auto& id : m_ids) addStatistic(id);
}

void FigureRows::addStatistic(const std::string& id)
{
    FigureRow whole{{}, std::vector<const Figure*>(m_armies.size()), false};
    std::vector<FigureRow> parts;
    // Squads of two armies may share a name, and so may two of the same army: match the first with the first, and
    // so on.
    std::map<std::pair<std::string, std::size_t>, std::size_t> known;
    for (std::size_t i = 0; i < m_armies.size(); ++i) {
        const auto& statistics = m_armies[i]->statistics;
        const auto found = std::find_if(statistics.begin(), statistics.end(),
                                        [&](const auto& statistic) { return statistic.id == id; });
        if (found == statistics.end()) continue;
        if (whole.label.empty()) whole.label = found->figure.label;
        whole.figures[i] = &found->figure;
        std::map<std::string, std::size_t> occurrences;
        for (const auto& part : found->parts) {
            const auto [place, isNew] = known.emplace(std::pair(part.label, occurrences[part.label]++), parts.size());
            if (isNew) parts.push_back({part.label, std::vector<const Figure*>(m_armies.size()), true});
            parts[place->second].figures[i] = &part;
        }
    }
    m_rows.push_back(std::move(whole));
    for (auto& part : parts)
        if (std::any_of(part.figures.begin(), part.figures.end(),
                        [](const Figure* figure) { return figure && !figure->isNothing; }))
            m_rows.push_back(std::move(part));
}

}  // namespace muster::validator
