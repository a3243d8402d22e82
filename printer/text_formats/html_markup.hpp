#pragma once

#include "core/sheet/sheet.hpp"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace muster::printer {

/// Escapes text for content or a double-quoted attribute; control characters and line ends become spaces.
std::string escaped(std::string_view text);

/// Escaped text with line ends preserved.
std::string escapedLines(std::string_view text);

/// Like escaped, but without typographic signs: for values that scripts read.
std::string escapedData(std::string_view text);

/// Appends the first character of a non-empty text, or U+FFFD for a byte that is not UTF-8; returns its size in bytes.
std::size_t appendCharacter(std::string& page, std::string_view text);

/// At most that many characters, then an ellipsis, because a name repeated at every box would make the page grow
/// quadratically.
std::string shortened(std::string_view text, std::size_t characters = 60);

/// Joins non-empty texts with commas.
std::string named(std::string_view outer, std::string_view inner);

/// Style declarations that differ between blocks. The page forbids style attributes, so each becomes a class.
class HtmlStyles {
public:
    /// The class with these declarations.
    std::string of(const std::string& declarations);
    /// The style sheet of all requested classes.
    std::string sheet() const;

private:
    std::map<std::string, std::size_t> m_classes;
};

/// A row of tick boxes, announced as "what, 3 of 4", with numbers and marks as the style has them.
std::string tickBoxes(std::string_view what, std::uint32_t count, std::uint32_t group,
                      const sheet::BoxStyle& style = {});

/// A field to write in, announced as `what`, inside an element of the given tag, if any.
std::string writingLine(std::string_view tag, std::string_view what, std::string_view moreAttributes = "");

}  // namespace muster::printer
