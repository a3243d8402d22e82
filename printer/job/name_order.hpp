#pragma once

#include <string>
#include <string_view>

namespace muster::printer {

/// The sort key of a name, the same on every machine: lower case, Latin and Greek letters without diacritics, so that
/// Łódź sorts under L and Ήρων under Η. Other letters sort in Unicode order, which is that of most alphabets.
std::string orderOfName(std::string_view name);

}  // namespace muster::printer
