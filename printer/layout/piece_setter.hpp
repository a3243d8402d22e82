#pragma once

#include "printer/layout/block_layout.hpp"
#include "printer/layout/side_look.hpp"

namespace muster::printer {

/// What pieces of one size have in common.
struct PieceLook {
    double symbolPart = 0;  ///< the part of the width or height that symbols take; 0 for none
    bool hasInlineSymbol =
        false;               ///< the symbol stands before the strong text, as high as it, and takes no other space
    bool hasWideBar = true;  ///< the bar holds an emblem or a letter
};

/// Draws the contents of one piece to cut out. Its size is fixed: words that do not fit are shortened, which is
/// reported. In an army's colours, a bar along the left edge of a rectangle or a ring inside a circle shows whose it
/// is.
class PieceSetter {
public:
    /// The strong text is set in at most that many points.
    PieceSetter(const sheet::Cutout& piece, const PieceLook& look, BlockLayout& blockLayout, double max);

    Drawing set();
    /// The maximum size of the strong text.
    double points() const;
    /// All words are readable across the table.
    bool hasLargeWords() const;
    /// The bar, if there is one, holds an emblem or a letter.
    bool hasRoomForEmblem() const;

private:
    static constexpr double inlineGap = 1.0;

    /// The sizes of the words in points.
    struct Captions {
        double text, small;
    };

    bool isRound() const { return m_piece.shape == sheet::CutoutShape::circle; }
    bool isDark() const { return m_piece.tone == sheet::CutoutTone::dark; }
    /// Filled with ink, with white words.
    bool isFilledDark() const { return isDark() && !m_look.isSaving; }
    Ink darkInk() const { return m_look.isColoured ? m_look.accent : Ink{40}; }
    bool hasBar() const { return !isRound() && (m_look.isColoured || !m_piece.number.empty()); }
    bool isBeside() const;
    double wordsWidth() const;
    void chooseBar();
    bool hasInlineSymbol() const { return m_common.hasInlineSymbol && m_piece.symbol && !m_piece.strong.empty(); }
    /// The side of a symbol before strong text of that size, and the space that it takes.
    static double inlineSide(double points) { return points * type::millimetresPerPoint; }
    double inlineRoom(double points) const { return hasInlineSymbol() ? inlineSide(points) + inlineGap : 0; }
    void putStrong(const Paragraph& text, double y);
    void drawSymbol(double x, double y, double side);
    void placeText(double bar);
    void placeText(double bar, double margins);
    bool breaksWords() const;
    void reserveSymbol();
    bool take();
    Style barStyle() const;
    void ground();
    void circle();
    void rectangle();
    void bar();
    void inBar(const QString& words, double top);
    double strongHeight() const;
    double fitting(double width, double height) const;
    Paragraph strong(double width, double height) const;
    Paragraph shortened(const std::string& words, Style style, double width, double height) const;
    double heightOf(const std::string& words, double points, double width) const;
    bool fits(const Captions& captions) const;
    Style style(double points) const { return {points, Face::regular, m_ink, type::closeLeading}; }
    double put(const Paragraph& text, double x, double y, double width, sheet::Align align);
    void stacked();
    void beside();

    const sheet::Cutout& m_piece;
    BlockLayout& m_blockLayout;
    const SideLook& m_look;
    Drawing m_drawing;
    PieceLook m_common;
    double m_max;
    Ink m_ink;
    double m_bar = 0;   ///< width of the bar, or thickness of the ring
    double m_left = 0;  ///< of the rectangle for words
    double m_top = 0;
    double m_width = 0;
    double m_height = 0;
    double m_symbolX = 0, m_symbolY = 0, m_symbolSide = 0;
    bool m_hasSymbolBeside = false;
    Captions m_captions{type::minPoints, type::minPoints};
};

}  // namespace muster::printer
