#include "printer/map/clusters.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace muster::printer::map {

namespace {

/// "1–3, 7": zero-based numbers shown from 1, with ranges combined.
std::string numbersOf(std::vector<std::int64_t> indexes)
{
    std::sort(indexes.begin(), indexes.end());
    std::string text;
    for (std::size_t i = 0; i < indexes.size();) {
        auto end = i;
        while (end + 1 < indexes.size() && indexes[end + 1] <= indexes[end] + 1) ++end;
        if (!text.empty()) text += ", ";
        text += end == i ? fmt::format("{}", indexes[i] + 1) : fmt::format("{}–{}", indexes[i] + 1, indexes[end] + 1);
        i = end + 1;
    }
    return text;
}

}  // namespace

std::vector<Cluster> clustersOf(const std::vector<const sheet::MapBase*>& bases, const std::vector<Frame>& frames,
                                const std::function<bool(std::size_t, std::size_t)>& isTogether)
{
    std::map<std::pair<std::size_t, std::string>, std::vector<std::size_t>> units;
    for (std::size_t i = 0; i < bases.size(); ++i) units[{bases[i]->side, bases[i]->unit}].push_back(i);
    std::vector<Cluster> clusters;
    for (const auto& [unit, members] : units) {
        std::vector<bool> taken(members.size(), false);
        for (std::size_t start = 0; start < members.size(); ++start) {
            if (taken[start]) continue;
            Cluster cluster{unit.first, {}, frames[members[start]], {members[start]}};
            taken[start] = true;
            for (std::size_t next = 0; next < cluster.bases.size(); ++next) {
                const auto& from = frames[cluster.bases[next]];
                const auto near = from.grown(std::min(from.width(), from.height()) * 0.7 + 0.8);
                for (std::size_t k = start + 1; k < members.size(); ++k) {
                    if (taken[k] || !near.meets(frames[members[k]]) || !isTogether(members[start], members[k]))
                        continue;
                    taken[k] = true;
                    cluster.bases.push_back(members[k]);
                    const auto& frame = frames[members[k]];
                    cluster.frame = {std::min(cluster.frame.left, frame.left), std::min(cluster.frame.top, frame.top),
                                     std::max(cluster.frame.right, frame.right),
                                     std::max(cluster.frame.bottom, frame.bottom)};
                }
            }
            const auto& first = *bases[cluster.bases.front()];
            cluster.label = first.name;
            if (members.size() > 1) {
                std::vector<std::int64_t> indexes;
                for (const auto base : cluster.bases) indexes.push_back(bases[base]->index);
                cluster.label += " " + numbersOf(std::move(indexes));
            }
            clusters.push_back(std::move(cluster));
        }
    }
    return clusters;
}

}  // namespace muster::printer::map
