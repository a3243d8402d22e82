#pragma once

#include <QString>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace muster::editor {

/// A file's bytes as the characters that a text view shows, and the way between places in both. Every character stands
/// for one code point (or half of one) of the file; only a carriage return before a line feed is not shown. What a text
/// view would take for the end of a paragraph is shown by another sign.
class TextMap {
public:
    explicit TextMap(std::string_view bytes = {});

    const QString& text() const { return m_text; }
    /// Places beyond the end are the end.
    int shownAt(std::uint32_t byte) const;
    std::uint32_t byteAt(int shown) const;
    /// Lines end with a carriage return and a line feed.
    bool hasCarriageReturns() const { return m_carriageReturns; }

private:
    struct Mark {
        std::uint32_t byte;
        int shown;
    };
    std::string m_bytes;
    QString m_text;
    std::vector<Mark> m_marks;  ///< now and then, so that a search begins nearby; none in plain ASCII
    bool m_plain = true;
    bool m_carriageReturns = false;
};

/// The bytes for characters that somebody typed or pasted.
std::string bytesFor(const QString& shown, bool carriageReturns);

}  // namespace muster::editor
