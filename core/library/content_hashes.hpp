#pragma once

#include "core/library/catalogue.hpp"

#include <string>

namespace muster::rules {

/// What the verdict on an army hangs on, as 16 hexadecimal digits each; an army without a list has an empty one for it.
struct ContentHashes {
    std::string system, list;

    bool operator==(const ContentHashes&) const = default;
};

/// Hashes of the judging parts of a game and of the list with those it extends: costs, limits, values and requirements,
/// but no sentences, sheets or quick reference. House rules do not count.
ContentHashes hashesOf(const Catalogue& catalogue);

/// A hash of what a player decided about an army: everything but its name, notes and pins.
std::string hashOfArmy(text::Node army);

}  // namespace muster::rules
