#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace muster::text {

using Sha256 = std::array<std::uint8_t, 32>;

/// The SHA-256 of some bytes (FIPS 180-4).
Sha256 sha256(std::string_view bytes);

/// Bytes in base64, with padding.
std::string base64(std::string_view bytes);
/// The bytes of a text in base64 as base64() writes it; nothing for any other text.
std::optional<std::string> fromBase64(std::string_view text);
/// The digest in base64, for a Content-Security-Policy.
std::string base64(const Sha256& digest);

/// The first `bytes` bytes of the digest in hexadecimal.
std::string hex(const Sha256& digest, std::size_t bytes);

}  // namespace muster::text
