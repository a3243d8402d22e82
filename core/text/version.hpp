#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace muster::text {

/// A version of three numbers, such as 1.4.0.
struct Version {
    std::uint64_t major = 0, minor = 0, patch = 0;

    auto operator<=>(const Version&) const = default;
};

/// The version that a text such as "1.4.0" names; nothing if the text has another form.
std::optional<Version> versionFrom(std::string_view text);

/// A version as "1.4.0".
std::string versionText(const Version& version);

}  // namespace muster::text
