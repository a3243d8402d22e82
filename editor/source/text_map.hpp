#pragma once

#include <QString>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace muster::editor {

/// Maps a file's bytes to the characters that a text view shows, and positions between the two. Every character is one
/// code point (or half of one) of the file; only a carriage return before a line feed is hidden. Characters that a text
/// view treats as the end of a paragraph are replaced.
class TextMap {
public:
    explicit TextMap(std::string_view bytes = {});

    const QString& text() const { return m_text; }
    /// Positions beyond the end map to the end.
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
    std::vector<Mark> m_marks;  ///< at intervals, to start searches nearby; none in plain ASCII
    bool m_plain = true;
    bool m_carriageReturns = false;
};

/// The bytes for typed or pasted characters.
std::string bytesFor(const QString& shown, bool carriageReturns);

}  // namespace muster::editor
