#pragma once

#include <nlohmann/json.hpp>

#include <string>

namespace muster::language_server {

/// What the server sends: keys keep their order.
using Json = nlohmann::ordered_json;

/// JSON on one line; invalid UTF-8 becomes U+FFFD.
inline std::string textOf(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

}  // namespace muster::language_server
