#pragma once

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace muster::validator {

/// JSON text that is safe on a terminal and in the log of a build server: inside its texts, everything that they would
/// interpret is escaped. `indent` as in nlohmann::json::dump, where -1 means one line. Invalid UTF-8 becomes U+FFFD.
std::string jsonText(const nlohmann::ordered_json& json, int indent = -1);

/// A text as a JSON string, which is a string of YAML too.
std::string jsonString(std::string_view text);

}  // namespace muster::validator
