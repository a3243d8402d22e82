#pragma once

#include "core/lint/trial_army.hpp"

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace muster::rules {

class OpenedArmy;

/// A unit or leader that can be added to an army.
struct Offer {
    bool isLeader = false;
    const Entry* entry = nullptr;                                  ///< null for one with values of its own only
    std::int64_t count = 1;                                        ///< bases of one unit
    bool isMergeable = false;                                      ///< several may be one unit with more bases
    std::vector<const Option*> options = {};                       ///< of its entry
    std::vector<std::pair<std::string, std::string>> values = {};  ///< own keys, with "options", as JSON texts
    std::string id;                                                ///< from which the ids of its units are made
    std::string name;                                              ///< for people, in the language of the catalogue
    std::string owner = {};  ///< pointer of the group in which it is put; empty for the army itself
    std::size_t member = 0;  ///< index in the units or leaders of the trial army
};

/// The owner of what is put in a group that the army does not have yet.
inline constexpr const char* newGroup = "/groups/-";

/// Everything that can be added to an army, and a trial army with one of each.
struct Offers {
    std::vector<Offer> offers;  ///< those of one entry are neighbours
    std::unique_ptr<TrialArmy> army;
    std::vector<std::string> leftOut;  ///< what else the army could take, in sentences; empty if that is everything

    const Member& memberOf(const Offer& offer) const;
};

/// The units and leaders that an army may add: each entry of its list in the smallest legal size, with the options that
/// it starts with and with one more or another; without a list, every choice of the values that the system requires;
/// and more of what the army already has. What breaks a rule in any army, also at level warning, is left out.
Offers offersFor(const OpenedArmy& army, std::int64_t budget);

}  // namespace muster::rules
