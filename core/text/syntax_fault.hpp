#pragma once

#include "core/text/document.hpp"

#include <cstddef>
#include <optional>
#include <string_view>

namespace muster::text {

/// Where and why the JSON parser stopped.
struct Stop {
    std::size_t position = 0;      ///< bytes read so far
    std::uint32_t tokenStart = 0;  ///< start of the token being read
    std::string_view reason;       ///< message of the parser
    bool outOfRange = false;       ///< a number that does not fit a double
};

/// A user-friendly description of the fault, at the relevant byte.
Fault syntaxFault(std::string_view bytes, const Stop& stop);

/// Why a text is rejected before parsing: its size, a byte-order mark, a NUL byte, or no content; or nothing.
std::optional<Fault> refusal(std::string_view bytes, const Limits& limits);

/// White space between JSON tokens.
inline bool isSpace(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

}  // namespace muster::text
