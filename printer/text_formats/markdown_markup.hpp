#pragma once

#include <string>
#include <string_view>

namespace muster::printer {

/// Escapes text for Markdown, on one line: no markup, no automatic links, no mentions of users or issues.
std::string markdownText(std::string_view text);

/// The same for text at the start of a line, where a number or dash would start a list, and two colons a command of a
/// build server.
std::string markdownOpening(std::string_view text);

/// Bold text; spaces at its ends, which would disable the markup, are removed. Empty for an empty text.
std::string markdownStrong(std::string_view text);

}  // namespace muster::printer
