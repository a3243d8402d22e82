#pragma once

#include <string>
#include <string_view>

namespace muster::text {

/// The text with every byte except ASCII letters, ASCII digits and those in `plain` as %XX (RFC 3986, section 2.1).
std::string percentEncoded(std::string_view text, std::string_view plain);

}  // namespace muster::text
