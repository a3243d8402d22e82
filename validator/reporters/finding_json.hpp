#pragma once

#include "validator/reporters/reporter.hpp"

#include <nlohmann/json.hpp>

namespace muster::validator {

/// A finding as schemas/report.schema.json describes it.
nlohmann::ordered_json findingJson(const Reported& reported);

/// The numbers of files and findings, described there too.
nlohmann::ordered_json summaryJson(const Report& report);

}  // namespace muster::validator
