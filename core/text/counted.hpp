#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace muster::text {

/// "1 item", "3 items".
std::string counted(std::uint64_t count, std::string_view noun);

}  // namespace muster::text
