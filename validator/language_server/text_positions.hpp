#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/text/source.hpp"
#include "validator/language_server/json.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace muster::language_server {

/// The unit in which the client counts the characters of a line.
enum class Encoding : std::uint8_t { utf8, utf16, utf32 };

/// "utf-8", "utf-16" or "utf-32".
std::string_view encodingName(Encoding encoding);
std::optional<Encoding> encodingFromName(std::string_view name);

/// A place as the protocol counts it: from 0, characters in units of the encoding.
struct LinePosition {
    std::uint32_t line = 0, character = 0;

    bool operator==(const LinePosition&) const = default;
};

/// Converts between bytes of a text and the protocol's lines and characters. Lines end with \n, \r\n or \r, which the
/// protocol demands.
class TextPositions {
public:
    TextPositions(std::string_view text, Encoding encoding);

    LinePosition position(std::uint32_t offset) const;
    /// A position behind the end of its line, or of the text, is that end; one inside of a character is its begin.
    std::uint32_t offset(LinePosition position) const;

    Json json(std::uint32_t offset) const;
    Json json(text::Range range) const;

private:
    std::string_view line(std::size_t index) const;

    std::string_view m_text;
    Encoding m_encoding;
    std::vector<std::uint32_t> m_starts;
};

/// The bytes of a place that a finding names, in the text that it is about. The whole file is its first line.
text::Range rangeOf(const diagnostics::Place& place, const text::Source& source);

}  // namespace muster::language_server
