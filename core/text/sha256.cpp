#include "core/text/sha256.hpp"

#include <algorithm>
#include <bit>

namespace muster::text {

namespace {

using Words = std::array<std::uint32_t, 8>;

constexpr std::array<std::uint32_t, 64> constants{
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

std::uint32_t bigEndian(std::string_view block, std::size_t at)
{
    std::uint32_t word = 0;
    for (std::size_t i = 0; i < 4; ++i) word = (word << 8) | static_cast<std::uint8_t>(block[at + i]);
    return word;
}

constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Processes one block of 64 bytes.
void take(std::string_view block, Words& state)
{
    std::array<std::uint32_t, 64> w{};
    for (std::size_t i = 0; i < 16; ++i) w[i] = bigEndian(block, i * 4);
    for (std::size_t i = 16; i < 64; ++i) {
        const auto low = std::rotr(w[i - 15], 7) ^ std::rotr(w[i - 15], 18) ^ (w[i - 15] >> 3);
        const auto high = std::rotr(w[i - 2], 17) ^ std::rotr(w[i - 2], 19) ^ (w[i - 2] >> 10);
        w[i] = w[i - 16] + low + w[i - 7] + high;
    }
    auto [a, b, c, d, e, f, g, h] = state;
    for (std::size_t i = 0; i < 64; ++i) {
        const auto choice = (e & f) ^ (~e & g);
        const auto majority = (a & b) ^ (a & c) ^ (b & c);
        const auto first = h + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) + choice + constants[i] + w[i];
        const auto second = (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + majority;
        h = g, g = f, f = e, e = d + first, d = c, c = b, b = a, a = first + second;
    }
    const Words worked{a, b, c, d, e, f, g, h};
    for (std::size_t i = 0; i < state.size(); ++i) state[i] += worked[i];
}

}  // namespace

Sha256 sha256(std::string_view bytes)
{
    Words state{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    const std::uint64_t bits = std::uint64_t{bytes.size()} * 8;
    auto rest = bytes;
    for (; rest.size() >= 64; rest.remove_prefix(64)) take(rest.substr(0, 64), state);
    std::string tail(rest);
    tail += '\x80';
    tail.resize(tail.size() <= 56 ? 56 : 120);
    for (int shift = 56; shift >= 0; shift -= 8) tail += static_cast<char>(static_cast<std::uint8_t>(bits >> shift));
    for (std::size_t at = 0; at < tail.size(); at += 64) take(std::string_view(tail).substr(at, 64), state);
    Sha256 digest{};
    for (std::size_t i = 0; i < digest.size(); ++i)
        digest[i] = static_cast<std::uint8_t>(state[i / 4] >> (24 - 8 * (i % 4)));
    return digest;
}

std::string base64(std::string_view bytes)
{
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t at = 0; at < bytes.size(); at += 3) {
        std::uint32_t three = 0;
        for (std::size_t i = 0; i < 3; ++i)
            three = (three << 8) | (at + i < bytes.size() ? static_cast<std::uint8_t>(bytes[at + i]) : std::uint8_t{0});
        for (int shift = 18; shift >= 0; shift -= 6) text += letters[(three >> shift) & 63];
    }
    // The last group has a padding character for each missing byte.
    for (std::size_t i = 0; i < (3 - bytes.size() % 3) % 3; ++i) text[text.size() - 1 - i] = '=';
    return text;
}

std::optional<std::string> fromBase64(std::string_view text)
{
    if (text.size() % 4 != 0) return std::nullopt;
    std::array<std::int8_t, 256> values{};
    values.fill(-1);
    for (std::size_t i = 0; i < letters.size(); ++i)
        values[static_cast<unsigned char>(letters[i])] = static_cast<std::int8_t>(i);
    std::string bytes;
    bytes.reserve(text.size() / 4 * 3);
    std::size_t padding = 0;
    for (std::size_t at = 0; at < text.size(); at += 4) {
        std::uint32_t three = 0;
        for (std::size_t i = 0; i < 4; ++i) {
            const char c = text[at + i];
            const bool isPadding = c == '=' && at + 4 == text.size() && i >= 2;
            const auto value = isPadding ? std::int8_t{0} : values[static_cast<unsigned char>(c)];
            if (value < 0 || (padding > 0 && !isPadding)) return std::nullopt;
            if (isPadding) ++padding;
            three = (three << 6) | static_cast<std::uint32_t>(value);
        }
        for (int shift = 16; shift >= 0; shift -= 8)
            bytes += static_cast<char>(static_cast<std::uint8_t>(three >> shift));
    }
    bytes.resize(bytes.size() - padding);
    // The bits that belong to no byte are zero.
    return base64(bytes) == text ? std::optional(std::move(bytes)) : std::nullopt;
}

std::string base64(const Sha256& digest)
{
    return base64(std::string_view(reinterpret_cast<const char*>(digest.data()), digest.size()));
}

std::string hex(const Sha256& digest, std::size_t bytes)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (std::size_t i = 0; i < std::min(bytes, digest.size()); ++i) {
        text += digits[digest[i] >> 4];
        text += digits[digest[i] & 15];
    }
    return text;
}

}  // namespace muster::text
