#pragma once

#include <string>
#include <string_view>

namespace muster::printer {

/// What a name is sorted by, the same on every machine: small letters, and without their marks those of Latin and
/// Greek, so that Łódź stands among the L and Ήρων among the Η. Other letters stand in the order of Unicode, which is
/// that of most alphabets.
std::string orderOfName(std::string_view name);

}  // namespace muster::printer
