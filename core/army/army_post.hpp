#pragma once

#include "core/roster/shown_value.hpp"
#include "core/sheet/post.hpp"

#include <string>

namespace muster::rules {

class OpenedArmy;

/// The words of a post beside those of the army and its game; {} is replaced.
struct PostWords {
    std::string with = "with {}";                ///< the unit that a leader is attached to
    std::string total = "Total: {} {}";          ///< points spent, and their name
    std::string totalOf = "Total: {} of {} {}";  ///< points spent, points allowed, and their name
};

/// Without sections if the army has no roster, which must have all values.
sheet::Post armyPost(const OpenedArmy& army, const ShownWords& shownWords, const PostWords& postWords = {});

}  // namespace muster::rules
