#pragma once

#include <string_view>

namespace muster::printer {

/// The style sheet of the HTML page.
std::string_view htmlStyle();

}  // namespace muster::printer
