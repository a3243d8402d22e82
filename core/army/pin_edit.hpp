#pragma once

#include "core/army/pin.hpp"
#include "core/text/document.hpp"

#include <string>
#include <string_view>

namespace muster::rules {

/// The text of a file with another value of "systemVersion" and, if given, of "pin"; the rest is unchanged byte for
/// byte. Canonical form is preserved. The root must be an object with a "system".
std::string withPin(const text::Document& file, std::string_view version, const Pin* pin);

/// The same for an army as a JSON Patch, which a finding can contain.
std::string pinPatch(text::Node army, const Pin& pin);

}  // namespace muster::rules
