#pragma once

#include "core/game/game.hpp"
#include "core/library/catalogue.hpp"

#include <string_view>

namespace muster::rules {

/// Where the value of a key of a unit or leader comes from, in the order in which they are resolved: later ones
/// override.
enum class Origin { standard, entry, own, option };

struct Provenance {
    Origin origin = Origin::standard;
    const Option* option = nullptr;  ///< the last that changes it; null for other origins
};

/// `form` is that of units or of leaders; `entry` is the one that the member names, or null.
Provenance provenanceOf(text::Node member, const Entry* entry, const ElementSchema& form, std::string_view key);

/// The last option taken by a member of that entry that sets the key, whatever its file or entry says; or null.
const Option* optionSetting(text::Node member, const Entry* entry, std::string_view key);

}  // namespace muster::rules
