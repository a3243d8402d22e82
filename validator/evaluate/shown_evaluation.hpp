#pragma once

#include "core/inspection/inspection.hpp"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

namespace muster::validator {

/// Why an expression gave no value, with the place in it; empty if it gave one. Safe on a terminal.
std::string shownFault(std::string_view expression, const rules::Evaluated& evaluated);

/// The value as the language writes it; of a long one, the first mebibyte. Safe on a terminal.
std::string shownValue(const expr::Value& value);

/// The keys that `muster eval --format json` prints of an evaluation.
nlohmann::ordered_json evaluationJson(std::string_view expression, const rules::Evaluated& evaluated);

}  // namespace muster::validator
