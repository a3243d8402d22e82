#pragma once

#include "core/text/document.hpp"

#include <cstddef>
#include <optional>
#include <string_view>

namespace muster::text {

/// Where and why the JSON parser gave up.
struct Stop {
    std::size_t position = 0;      ///< bytes read by then
    std::uint32_t tokenStart = 0;  ///< where the token it was reading begins
    std::string_view reason;       ///< the parser's own words
    bool outOfRange = false;       ///< a number that a double cannot hold
};

/// The fault in words for the person who wrote the text, at the byte to look at.
Fault syntaxFault(std::string_view bytes, const Stop& stop);

/// Why a text is not even given to the parser: its size, a byte-order mark, a NUL byte, nothing in it; or nothing.
std::optional<Fault> refusal(std::string_view bytes, const Limits& limits);

/// White space between JSON tokens.
inline bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

}  // namespace muster::text
