#pragma once

#include "core/text/edit.hpp"
#include "core/text/piece.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace muster::text {

/// Converts a changed tree to edits of the original text.
class DraftWriter {
public:
    explicit DraftWriter(const Document& document) : m_document(document), m_bytes(document.source().bytes()) {}

    std::vector<Edit> write(const Piece& root);

private:
    /// The style of new text, taken from its surroundings.
    struct Style {
        bool lines = true;        ///< items on separate lines
        std::string indentation;  ///< of these lines
        std::string unit = "  ";  ///< added by each level
        std::string lineBreak = "\n";
        std::size_t depth = 0;  ///< of the items
    };

    // The parts that stay and the new ones, in the order of the result.
    void copy(Range range);
    void put(std::string_view text) { m_new.append(text); }

    /// True if the opened parts of the text are in canonical form.
    bool isCanonical(const Piece& piece, std::size_t depth, std::size_t column) const;
    bool standsInLines(Node container, std::size_t depth) const;
    void canonically(const Piece& piece, std::size_t depth, std::size_t column);
    void asFound(const Piece& piece, const Style& style);
    void membersAsFound(const Piece& piece, const Style& outer);
    Style styleOf(Node container, const Style& outer) const;
    std::string newText(const Piece& piece, const Style& style) const;
    std::string_view between(std::uint32_t begin, std::uint32_t end) const
    {
        return m_bytes.substr(begin, end - begin);
    }

    const Document& m_document;
    std::string_view m_bytes;
    bool m_spaced = true;      ///< the text has spaces after its colons
    std::uint32_t m_done = 0;  ///< end of the last copied bytes
    std::string m_new;         ///< new text after them
    std::vector<Edit> m_edits;
};

}  // namespace muster::text
