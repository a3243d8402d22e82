#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace muster::text {

enum class LineFeeds : std::uint8_t { kept, shown };

/// Text from a stranger's file with nothing left that a reader would obey instead of show: control characters, line
/// separators, changes of writing direction and bytes that are not UTF-8 become escapes; a tab becomes a space.
std::string visible(std::string_view text, LineFeeds lineFeeds = LineFeeds::kept);

/// Visible text that is safe on a terminal and in the log of a build server too, where `::` or `#` at the beginning of
/// a line, and `##` anywhere, start commands.
std::string forTerminal(std::string_view text, LineFeeds lineFeeds = LineFeeds::kept);

/// A path as people may copy it from a log: `./` stands before a name that begins like a command of a build server.
std::string asPath(std::string path);

}  // namespace muster::text
