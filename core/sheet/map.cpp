#include "core/sheet/map.hpp"

#include <algorithm>
#include <array>

namespace muster::sheet {

std::optional<MapLook> mapLookNamed(std::string_view name)
{
    // In the order of the enumeration.
    static constexpr std::array<std::string_view, 25> names{
        "plain",  "hill",  "rocky-hill", "woods", "orchard",  "scrub", "fields", "rough",       "marsh",
        "sand",   "water", "lava",       "town",  "building", "camp",  "road",   "sunken-road", "railway",
        "bridge", "ford",  "wall",       "fence", "trench",   "cliff", "gate"};
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) return std::nullopt;
    return static_cast<MapLook>(found - names.begin());
}

}  // namespace muster::sheet
