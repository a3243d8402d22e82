#include "printer/play_link/play_link.hpp"

#include "printer/play_link/play_rows.hpp"

#include <zlib.h>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cstdint>
#include <stdexcept>
#include <string_view>

namespace muster::printer {

namespace {

constexpr char version = '1';  // of the format; the first character of a code
constexpr std::string_view digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$*-.:";
static_assert(digits.size() == 41);  // two bytes are three digits: 41 * 41 * 41 > 65,536

std::string deflated(const std::string& text)
{
    z_stream stream{};
    constexpr int raw = -15;  // no header, as the script's decompressor expects
    if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, raw, 9, Z_DEFAULT_STRATEGY) != Z_OK)
        throw std::runtime_error("zlib failed");
    std::string bytes(deflateBound(&stream, text.size()), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
    stream.avail_in = static_cast<uInt>(text.size());
    stream.next_out = reinterpret_cast<Bytef*>(bytes.data());
    stream.avail_out = static_cast<uInt>(bytes.size());
    const int result = deflate(&stream, Z_FINISH);
    bytes.resize(stream.total_out);
    deflateEnd(&stream);
    if (result != Z_STREAM_END) throw std::runtime_error("zlib failed");
    return bytes;
}

/// Two bytes that differ for nearly every other text, because a damaged code often decompresses.
std::string checksum(const std::string& text)
{
    std::uint32_t sum = 0;
    for (const char c : text) sum = (sum * 31 + static_cast<unsigned char>(c)) & 0xFFFF;
    return {static_cast<char>(sum >> 8), static_cast<char>(sum & 0xFF)};
}

/// Two bytes become three digits, a last single one two; the least significant digit is first.
std::string inDigits(const std::string& bytes)
{
    std::string text;
    for (std::size_t i = 0; i < bytes.size(); i += 2) {
        const bool isPair = i + 1 < bytes.size();
        std::uint32_t number = static_cast<unsigned char>(bytes[i]);
        if (isPair) number = number * 256 + static_cast<unsigned char>(bytes[i + 1]);
        for (int digit = 0; digit < (isPair ? 3 : 2); ++digit, number /= 41) text += digits[number % 41];
    }
    return text;
}

}  // namespace

std::string armyCode(const sheet::Booklet& booklet)
{
    std::string text;
    for (const auto& row : playRows(booklet, PhaseText::name)) text += fmt::format("{}\n", fmt::join(row, "\t"));
    if (text.empty()) return {};
    text.pop_back();
    return version + inDigits(checksum(text) + deflated(text));
}

std::string playLink(const std::string& page, const std::string& code) { return page + "#army=" + code; }

}  // namespace muster::printer
