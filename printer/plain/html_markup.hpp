#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace muster::printer {

/// Text as it is, between tags or in an attribute with double quotes; control characters and line ends become spaces.
std::string escaped(std::string_view text);

/// Escaped text whose line ends are kept.
std::string escapedLines(std::string_view text);

/// At most so many characters, then an ellipsis: a name that is repeated at every box must not make the page grow by
/// its square.
std::string shortened(std::string_view text, std::size_t characters = 60);

/// Joins what is not empty with commas.
std::string named(std::string_view outer, std::string_view inner);

/// Style declarations that differ from block to block. The page forbids style attributes, so each becomes a class of
/// its own.
class HtmlStyles {
public:
    /// The class that carries these declarations.
    std::string of(const std::string& declarations);
    /// The style sheet of all classes asked for.
    std::string sheet() const;

private:
    std::map<std::string, std::size_t> m_classes;
};

/// A row of boxes to tick, announced as "what, 3 of 4".
std::string tickBoxes(std::string_view what, std::uint32_t count, std::uint32_t group);

/// Something to write into, announced as `what`; the tag is an element that may hold text.
std::string writingLine(std::string_view tag, std::string_view what, std::string_view moreAttributes = "");

}  // namespace muster::printer
