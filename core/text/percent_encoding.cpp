#include "core/text/percent_encoding.hpp"

#include <fmt/format.h>

#include <iterator>

namespace muster::text {

std::string percentEncoded(std::string_view text, std::string_view plain)
{
    std::string encoded;
    for (const char c : text) {
        const bool isPlain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                             plain.find(c) != std::string_view::npos;
        if (isPlain)
            encoded += c;
        else
            fmt::format_to(std::back_inserter(encoded), "%{:02X}", static_cast<unsigned char>(c));
    }
    return encoded;
}

}  // namespace muster::text
