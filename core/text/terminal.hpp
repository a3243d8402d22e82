#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace muster::text {

enum class LineFeeds : std::uint8_t { kept, shown };

/// Text from an untrusted file without anything that a terminal would interpret: control characters, line separators,
/// changes of writing direction and invalid UTF-8 become escapes; a tab becomes a space.
std::string visible(std::string_view text, LineFeeds lineFeeds = LineFeeds::kept);

/// Visible text that is safe on a terminal and in the log of a build server, where `::` or `#` at the beginning of a
/// line, and `##` anywhere, start commands.
std::string forTerminal(std::string_view text, LineFeeds lineFeeds = LineFeeds::kept);

/// A path for copying from a log: gets a `./` prefix if it begins like a command of a build server.
std::string asPath(std::string path);

}  // namespace muster::text
