#pragma once

#include "core/army/pin.hpp"
#include "core/text/document.hpp"

#include <string>
#include <string_view>

namespace muster::rules {

/// The text of a file with another value of "systemVersion" and, when one is given, of "pin", everything else byte for
/// byte as it was. A file in canonical form stays in it. The root must be an object with a "system".
std::string withPin(const text::Document& file, std::string_view version, const Pin* pin);

/// The same for an army as a JSON Patch, which a finding can carry.
std::string pinPatch(text::Node army, const Pin& pin);

}  // namespace muster::rules
