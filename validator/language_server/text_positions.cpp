#include "validator/language_server/text_positions.hpp"

#include "core/text/utf8.hpp"

#include <algorithm>
#include <array>

namespace muster::language_server {

namespace {

constexpr std::array<std::string_view, 3> encodingNames{"utf-8", "utf-16", "utf-32"};

std::uint32_t unitsOf(const text::CodePoint& c, Encoding encoding)
{
    if (encoding == Encoding::utf8) return c.size;
    return encoding == Encoding::utf16 && c.value > 0xFFFF ? 2 : 1;
}

/// Byte offset in the whole text of a column, which counts code points from 1.
std::uint32_t offsetOf(const text::Source& source, std::uint32_t line, std::uint32_t column)
{
    const auto text = source.line(line);
    if (text.data() == nullptr) return static_cast<std::uint32_t>(source.bytes().size());
    const auto inLine = text::offsetOfCodePoint(text, column > 0 ? column - 1 : 0);
    return static_cast<std::uint32_t>(text.data() - source.bytes().data() + std::min(inLine, text.size()));
}

}  // namespace

std::string_view encodingName(Encoding encoding) { return encodingNames[static_cast<std::size_t>(encoding)]; }

std::optional<Encoding> encodingFromName(std::string_view name)
{
    const auto found = std::find(encodingNames.begin(), encodingNames.end(), name);
    if (found == encodingNames.end()) return std::nullopt;
    return static_cast<Encoding>(found - encodingNames.begin());
}

TextPositions::TextPositions(std::string_view text, Encoding encoding) : m_text(text), m_encoding(encoding)
{
    m_starts.push_back(0);
    for (auto at = text.find_first_of("\r\n"); at != std::string_view::npos; at = text.find_first_of("\r\n", at)) {
        at += text.substr(at).starts_with("\r\n") ? 2 : 1;
        m_starts.push_back(static_cast<std::uint32_t>(at));
    }
}

std::string_view TextPositions::line(std::size_t index) const
{
    const auto end = index + 1 < m_starts.size() ? m_starts[index + 1] : m_text.size();
    auto line = m_text.substr(m_starts[index], end - m_starts[index]);
    while (line.ends_with('\n') || line.ends_with('\r')) line.remove_suffix(1);
    return line;
}

LinePosition TextPositions::position(std::uint32_t offset) const
{
    offset = std::min(offset, static_cast<std::uint32_t>(m_text.size()));
    const auto index =
        static_cast<std::size_t>(std::upper_bound(m_starts.begin(), m_starts.end(), offset) - m_starts.begin() - 1);
    auto before = line(index).substr(0, offset - m_starts[index]);
    std::uint32_t units = 0;
    while (!before.empty()) {
        const auto c = text::firstCodePoint(before);
        units += unitsOf(c, m_encoding);
        before.remove_prefix(c.size);
    }
    return {static_cast<std::uint32_t>(index), units};
}

std::uint32_t TextPositions::offset(LinePosition position) const
{
    if (position.line >= m_starts.size()) return static_cast<std::uint32_t>(m_text.size());
    const auto text = line(position.line);
    std::uint32_t at = 0, units = 0;
    while (at < text.size()) {
        const auto c = text::firstCodePoint(text.substr(at));
        units += unitsOf(c, m_encoding);
        if (units > position.character) break;
        at += c.size;
    }
    return m_starts[position.line] + at;
}

Json TextPositions::json(std::uint32_t offset) const
{
    const auto at = position(offset);
    return {{"line", at.line}, {"character", at.character}};
}

Json TextPositions::json(text::Range range) const { return {{"start", json(range.begin)}, {"end", json(range.end)}}; }

text::Range rangeOf(const diagnostics::Place& place, const text::Source& source)
{
    if (place.line == 0) return {0, static_cast<std::uint32_t>(source.line(1).size())};
    const auto begin = offsetOf(source, place.line, place.column);
    return {begin, std::max(begin, offsetOf(source, place.endLine, place.endColumn))};
}

}  // namespace muster::language_server
