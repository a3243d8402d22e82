#pragma once

#include <string>
#include <string_view>

namespace muster::validator {

/// A text as the description of a test in TAP, where "#" would begin a directive, which can make a failed test a passed
/// one.
std::string tapDescription(std::string_view text);

/// A text as a value of YAML, without anything that has to be escaped twice.
std::string yamlText(std::string_view text);

}  // namespace muster::validator
