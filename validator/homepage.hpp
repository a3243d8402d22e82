#pragma once

#include <string_view>

namespace muster::validator {

/// The project's page, without a slash at its end; pages about rules are below docs/rules/ there.
inline constexpr std::string_view homepage = MUSTER_HOMEPAGE;

}  // namespace muster::validator
