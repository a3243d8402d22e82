#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace muster::validator {

enum class LineFeeds : std::uint8_t { kept, shown };

/// Text that is safe on a terminal: control characters, changes of writing direction and bytes that are not UTF-8, all of which
/// a hostile file may hold, become escapes.
std::string forTerminal(std::string_view text, LineFeeds lineFeeds = LineFeeds::kept);

/// True when standard output is a terminal that wants colour.
bool wantsColour();

/// Writes text for people to standard output, safe on a terminal.
void say(std::string_view text);

template <class... Arguments>
void say(fmt::format_string<Arguments...> form, Arguments&&... arguments)
{
    say(std::string_view(fmt::format(form, std::forward<Arguments>(arguments)...)));
}

}  // namespace muster::validator
