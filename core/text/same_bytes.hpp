#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>

namespace muster::text {

/// True if n bytes are the same; without a call if they are as few as in a name.
inline bool sameBytes(const char* a, const char* b, std::size_t n)
{
    const auto same = [&]<class Word>(Word, std::size_t at) {
        Word left, right;
        std::memcpy(&left, a + at, sizeof left);
        std::memcpy(&right, b + at, sizeof right);
        return left == right;
    };
    if (n > 16) return std::memcmp(a, b, n) == 0;
    if (n >= 8) return same(std::uint64_t(), 0) && same(std::uint64_t(), n - 8);
    if (n >= 4) return same(std::uint32_t(), 0) && same(std::uint32_t(), n - 4);
    for (std::size_t i = 0; i < n; ++i)
        if (a[i] != b[i]) return false;
    return true;
}

}  // namespace muster::text
