#pragma once

#include <cstddef>

namespace muster::test {

/// True in a build with sanitizers: they check every memory access, so random tests need fewer rounds there.
#ifdef MUSTER_SANITIZED
inline constexpr bool isSanitized = true;
#else
inline constexpr bool isSanitized = false;
#endif

/// Programs start slowly with sanitizers, so a test that starts one for each of many inputs takes only every tenth
/// there.
inline constexpr std::size_t everyNth = isSanitized ? 10 : 1;

}  // namespace muster::test
