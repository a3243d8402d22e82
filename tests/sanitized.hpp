#pragma once

namespace muster::test {

/// True in a build with sanitizers: they check every memory access, so random tests need fewer rounds there.
#ifdef MUSTER_SANITIZED
inline constexpr bool isSanitized = true;
#else
inline constexpr bool isSanitized = false;
#endif

}  // namespace muster::test
