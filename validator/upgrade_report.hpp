#pragma once

#include "core/army/pin_change.hpp"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace muster::validator {

/// The result of `muster upgrade` for one file.
struct Upgraded {
    enum class Action { nothing, wouldRewrite, rewritten };
    std::string file, system, systemName, list, points;
    bool isArmy = false;  ///< other kinds only pin a version
    Action action = Action::nothing;
    rules::Pin then, now;
    rules::PinChange change;
    std::size_t errors = 0;
};

/// One paragraph per file, and a summary line.
std::string upgradesText(const std::vector<Upgraded>& files);

/// An object with "version" and the files in order with their differences.
nlohmann::ordered_json upgradesJson(const std::vector<Upgraded>& files);

}  // namespace muster::validator
