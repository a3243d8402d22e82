#include "core/text/version.hpp"

#include <fmt/format.h>

#include <charconv>

namespace muster::text {

std::optional<Version> versionFrom(std::string_view text)
{
    Version version;
    const char *at = text.data(), *end = at + text.size();
    for (auto* number : {&version.major, &version.minor, &version.patch}) {
        if (number != &version.major) {
            if (at == end || *at != '.') return std::nullopt;
            ++at;
        }
        const auto read = std::from_chars(at, end, *number);
        if (read.ec != std::errc()) return std::nullopt;
        at = read.ptr;
    }
    return at == end ? std::optional(version) : std::nullopt;
}

std::string versionText(const Version& version)
{
    return fmt::format("{}.{}.{}", version.major, version.minor, version.patch);
}

}  // namespace muster::text
