#include "editor/source/text_map.hpp"

#include "core/text/utf8.hpp"

#include <algorithm>

namespace muster::editor {

namespace {

constexpr std::uint32_t markEvery = 4096;  ///< bytes

using text::CodePoint;

/// The code point at a position; an invalid byte counts as one character.
CodePoint codePointAt(std::string_view bytes, std::uint32_t at) { return text::firstCodePoint(bytes.substr(at)); }

/// Replaces characters that a text view reserves by unambiguous substitutes.
char32_t shownSign(char32_t code)
{
    if (code == 0) return 0x2400;
    if (code == U'\r') return 0x240D;
    if (code == 0x2029) return 0x2028;
    if (code == 0xFDD0 || code == 0xFDD1) return 0xFFFD;
    return code;
}

}  // namespace

TextMap::TextMap(std::string_view bytes) : m_bytes(bytes)
{
    m_plain = std::all_of(bytes.begin(), bytes.end(), [](char c) { return c > 0 && c != '\r'; });
    if (m_plain) {
        m_text = QString::fromLatin1(bytes.data(), static_cast<qsizetype>(bytes.size()));
        return;
    }
    m_text.reserve(static_cast<qsizetype>(bytes.size()));
    std::uint32_t nextMark = markEvery;
    for (std::uint32_t at = 0; at < bytes.size();) {
        if (at >= nextMark) {
            m_marks.push_back({at, static_cast<int>(m_text.size())});
            nextMark = at + markEvery;
        }
        const bool isBreak = bytes[at] == '\r' && at + 1 < bytes.size() && bytes[at + 1] == '\n';
        if (isBreak) {
            m_carriageReturns = true;
            m_text += u'\n';
            at += 2;
            continue;
        }
        const auto letter = codePointAt(bytes, at);
        const char32_t sign = shownSign(letter.value);
        if (QChar::requiresSurrogates(sign))
            (m_text += QChar::highSurrogate(sign)) += QChar::lowSurrogate(sign);
        else
            m_text += QChar(static_cast<char16_t>(sign));
        at += letter.size;
    }
}

int TextMap::shownAt(std::uint32_t byte) const
{
    byte = std::min(byte, static_cast<std::uint32_t>(m_bytes.size()));
    if (m_plain) return static_cast<int>(byte);
    const auto mark = std::upper_bound(m_marks.begin(), m_marks.end(), byte,
                                       [](std::uint32_t b, const Mark& m) { return b < m.byte; });
    std::uint32_t at = mark == m_marks.begin() ? 0 : std::prev(mark)->byte;
    int shown = mark == m_marks.begin() ? 0 : std::prev(mark)->shown;
    while (at < byte) {
        const bool isBreak = m_bytes[at] == '\r' && at + 1 < m_bytes.size() && m_bytes[at + 1] == '\n';
        const auto letter = isBreak ? CodePoint{U'\n', 2} : codePointAt(m_bytes, at);
        if (at + letter.size > byte) break;
        at += letter.size;
        shown += QChar::requiresSurrogates(letter.value) ? 2 : 1;
    }
    return shown;
}

std::uint32_t TextMap::byteAt(int wanted) const
{
    wanted = std::clamp(wanted, 0, static_cast<int>(m_text.size()));
    if (m_plain) return static_cast<std::uint32_t>(wanted);
    const auto mark =
        std::upper_bound(m_marks.begin(), m_marks.end(), wanted, [](int s, const Mark& m) { return s < m.shown; });
    std::uint32_t at = mark == m_marks.begin() ? 0 : std::prev(mark)->byte;
    int shown = mark == m_marks.begin() ? 0 : std::prev(mark)->shown;
    while (shown < wanted && at < m_bytes.size()) {
        const bool isBreak = m_bytes[at] == '\r' && at + 1 < m_bytes.size() && m_bytes[at + 1] == '\n';
        const auto letter = isBreak ? CodePoint{U'\n', 2} : codePointAt(m_bytes, at);
        const int units = QChar::requiresSurrogates(letter.value) ? 2 : 1;
        if (shown + units > wanted) break;
        at += letter.size;
        shown += units;
    }
    return at;
}

std::string bytesFor(const QString& shown, bool carriageReturns)
{
    QString text;
    text.reserve(shown.size());
    for (const QChar c : shown) {
        const bool isBreak = c == QChar::ParagraphSeparator || c == QChar(0xFDD0) || c == QChar(0xFDD1) || c == u'\n';
        if (isBreak)
            text += carriageReturns ? QStringLiteral("\r\n") : QStringLiteral("\n");
        else
            text += c;
    }
    return text.toStdString();
}

}  // namespace muster::editor
