#pragma once

#include "core/library/library.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace muster::test {

/// Numbers of a legal army in the order in which armies are compared; the largest are best.
using Merits = std::vector<double>;

/// What the reference may add or leave out: members as JSON objects without an id.
struct ReferenceArmy {
    std::string head;                               ///< the members of the army's object before its leaders and units
    std::vector<std::string> units, leaders;        ///< that may be added
    std::vector<std::string> ownUnits, ownLeaders;  ///< complete objects of those that are there
    std::int64_t most = 3;                          ///< of each unit or leader
    bool mayRemove = false;
};

/// The best merits of all armies that can be made so, each checked as `muster check` does, or nothing if none is
/// legal. Slow and without any search: the number of armies is a power of the number of units.
std::optional<Merits> bestOfAll(const ReferenceArmy& army, const std::filesystem::path& path, rules::Library& library,
                                const std::function<Merits(const std::vector<std::int64_t>& units,
                                                           const std::vector<bool>& kept, double cost)>& merits);

}  // namespace muster::test
