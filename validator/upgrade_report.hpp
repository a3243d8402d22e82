#pragma once

#include "core/army/pin_change.hpp"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace muster::validator {

/// One file that `muster upgrade` looked at, and what became of it.
struct Upgraded {
    enum class Action { nothing, wouldRewrite, rewritten };
    std::string file, system, systemName, list, points;
    bool isArmy = false;  ///< other files pin a version alone
    Action action = Action::nothing;
    rules::Pin then, now;
    rules::PinChange change;
    std::size_t errors = 0;
};

/// A paragraph a file, and a last line that counts.
std::string upgradesText(const std::vector<Upgraded>& files);

/// "version", and the files in order with their differences.
nlohmann::ordered_json upgradesJson(const std::vector<Upgraded>& files);

}  // namespace muster::validator
