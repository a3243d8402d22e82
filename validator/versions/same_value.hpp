#pragma once

#include "core/text/document.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace muster::validator {

template <std::size_t Size>
bool isOneOf(std::string_view key, const std::array<std::string_view, Size>& keys)
{
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

/// True for members that only people read, besides those that no verdict depends on in any kind of file.
bool isForPeople(text::Node member);

enum class Texts : std::uint8_t { compared, ignored };

/// True for equal values; the order of members does not count.
bool isSameValue(text::Node a, text::Node b, Texts texts);

/// A value on one line, cut if it is long.
std::string shownNode(text::Node node);

/// The items of an array by their ids.
std::map<std::string_view, text::Node> byId(text::Node array);

}  // namespace muster::validator
