#pragma once

#include "core/game/game.hpp"
#include "core/library/catalogue.hpp"

#include <string_view>

namespace muster::rules {

/// The origin of the value of a key of a unit or leader, in resolution order: later ones override.
enum class Origin { standard, entry, own, option };

struct Provenance {
    Origin origin = Origin::standard;
    const Option* option = nullptr;  ///< the last one that changes it; null for other origins
};

/// `schema` is that of units or of leaders; `entry` is the member's entry, or null.
Provenance provenanceOf(text::Node member, const Entry* entry, const ElementSchema& schema, std::string_view key);

/// The last option taken by a member of that entry that sets the key, regardless of its file and entry; or null.
const Option* optionSetting(text::Node member, const Entry* entry, std::string_view key);

}  // namespace muster::rules
