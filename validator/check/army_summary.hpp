#pragma once

#include "validator/reporters/reporter.hpp"

namespace muster::rules {
class OpenedArmy;
}

namespace muster::validator {

/// The line of an army in `muster check --summary`.
ArmySummary armySummary(const std::string& file, const rules::OpenedArmy& army);

}  // namespace muster::validator
