#pragma once

#include "core/text/document.hpp"

#include <cstdint>

namespace muster::schema::types {

/// One bit per JSON type; "number" is an integer or a fraction.
enum : std::uint8_t {
    null = 1,
    boolean = 2,
    whole = 4,
    fraction = 8,
    string = 16,
    array = 32,
    object = 64,
    number = 12,
    all = 127
};

inline constexpr int count = 7;

/// The type of a parsed kind; a real such as 1.0 counts as a fraction here and is checked further where necessary.
inline std::uint8_t of(text::Kind kind)
{
    constexpr std::uint8_t bits[] = {null, boolean, whole, whole, fraction, string, array, object};
    return bits[static_cast<std::size_t>(kind)];
}

}  // namespace muster::schema::types
