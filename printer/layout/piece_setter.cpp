#include "printer/layout/piece_setter.hpp"

#include "printer/layout/cutout_piece.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace muster::printer {

namespace {

constexpr double cutMargin = 1.3;    // white space between cut and text
constexpr double roundPart = 0.74;   // side of the text rectangle in a circle, relative to its diameter
constexpr double minStrong = 0.3;    // of the piece's height
constexpr double goodStrong = 0.42;  // the same beside words that are larger than the smallest
constexpr double minLine = type::minPoints * type::millimetresPerPoint * type::leading;
constexpr double strongPart = 0.4;   // of the width for the strong text if there are others
constexpr double besideRatio = 2.0;  // ratio of width to depth from which the text is beside the strong one
constexpr double gapBeside = 2.0;
constexpr std::array<double, 11> strongPoints{maxStrongPoints, 40, 32, 28, 24, 20, 17, 14, 12, 10, 8};
constexpr double goodPoints = 12;  // of words that are read across the table

constexpr double symbolBesideFrom = 1.25;  // ratio of width to depth from which a symbol is beside the texts
constexpr double besideRatioWithSymbol = 1.5;
constexpr double maxSymbol = 16;

constexpr double wideBar = 3.0;  // holds a letter or an emblem
constexpr double thinBar = 0.8;
constexpr double maxBarPart = 0.25;   // of the piece's width
constexpr double aroundNumber = 0.8;  // in the bar
constexpr double besideBar = 0.8;     // white space between bar and text
constexpr double stripeWidth = 0.5;   // in the second colour, beside the bar
constexpr double edgeRing = 1.2;      // inside a circle's edge
constexpr double smallRing = 0.8;
constexpr double smallCircle = 16;
constexpr double savedRing = 1.4;  // instead of an area in ink
constexpr double emblemInBar = 2.7;

/// Looks of pieces that are nobody's.
const SideLook nobody{};

}  // namespace

PieceSetter::PieceSetter(const sheet::Cutout& piece, const PieceLook& look, BlockLayout& blockLayout, double max)
    : m_piece(piece), m_blockLayout(blockLayout), m_look(blockLayout.side != nullptr ? *blockLayout.side : nobody),
      m_drawing(blockLayout.type), m_common(look), m_max(max), m_ink(isFilledDark() ? Ink{255} : Ink{})
{
    chooseBar();
}

bool PieceSetter::hasLargeWords() const { return m_captions.text >= goodPoints && fits(m_captions); }

bool PieceSetter::hasRoomForEmblem() const { return !hasBar() || m_bar >= wideBar; }

/// A bar with the emblem, or a thin one where the words need the room; one with a number is always wide.
void PieceSetter::chooseBar()
{
    if (!hasBar()) {
        const bool hasRing = isRound() && (m_look.isColoured || isDark());
        placeText(!hasRing ? 0 : m_piece.width < smallCircle ? smallRing : isFilledDark() ? edgeRing : savedRing);
        take();
        return;
    }
    const auto number = displayText(m_piece.number);
    const double wide =
        number.isEmpty() ? wideBar : std::max(wideBar, m_blockLayout.type.width(number, barStyle()) + aroundNumber);
    placeText(std::min(m_common.hasWideBar || !number.isEmpty() ? wide : thinBar, m_piece.width * maxBarPart));
    take();
}

Style PieceSetter::barStyle() const
{
    return {type::minPoints, Face::condensedBold, m_look.isSaving ? m_look.accent : Ink{255}, 1.1};
}

/// Long words reach closer to the edges, rather than break.
void PieceSetter::placeText(double bar)
{
    constexpr double closeMargins = 0.4;
    placeText(bar, 1);
    if (breaksWords()) placeText(bar, closeMargins);
}

bool PieceSetter::breaksWords() const
{
    const auto breaks = [&](const std::string& words) {
        return m_blockLayout.type.wrap(displayText(words), style(type::minPoints), wordsWidth()).broken;
    };
    return breaks(m_piece.text) || breaks(m_piece.small);
}

void PieceSetter::placeText(double bar, double margins)
{
    m_bar = bar;
    if (isRound()) {
        m_width = m_height = (m_piece.width - 2 * bar) * roundPart;
        m_left = m_top = (m_piece.width - m_width) / 2;
    } else {
        const double edge = isDark() && m_look.isSaving ? savedRing : 0;
        const double side = cutMargin * margins;
        m_left = bar > 0 ? bar + stripeWidth + besideBar * margins : edge + side;
        m_top = cutMargin + edge;
        m_width = std::max(1.0, m_piece.width - m_left - side - edge);
        m_height = std::max(1.0, m_piece.depth - 2 * m_top);
    }
    m_symbolSide = 0;
    m_hasSymbolBeside = false;
    if (m_piece.symbol && m_common.symbolPart > 0) reserveSymbol();
}

/// Takes the space for the symbol from the texts: beside them on a wide piece, else above them.
void PieceSetter::reserveSymbol()
{
    const bool isAlone = m_piece.strong.empty() && m_piece.text.empty() && m_piece.small.empty();
    const bool isWide = m_width >= symbolBesideFrom * m_height;
    m_symbolSide = isAlone  ? std::min(m_width, m_height)
                   : isWide ? std::min(m_height, m_width * m_common.symbolPart)
                            : std::min(m_width, m_height * m_common.symbolPart);
    m_symbolSide = std::min(m_symbolSide, isAlone ? m_symbolSide : maxSymbol);
    m_symbolX = isAlone || !isWide ? m_left + (m_width - m_symbolSide) / 2 : m_left;
    m_symbolY = isAlone || isWide ? m_top + (m_height - m_symbolSide) / 2 : m_top;
    if (isAlone) return;
    m_hasSymbolBeside = isWide;
    const double taken = m_symbolSide + space::afterSymbol * (isWide ? 0.7 : 0.3);
    (isWide ? m_left : m_top) += taken;
    (isWide ? m_width : m_height) -= taken;
}

/// Takes the largest captions that fit; false if none do.
bool PieceSetter::take()
{
    static constexpr std::array<Captions, 9> sizes{
        {{16, 12}, {14, 12}, {12, 12}, {12, 10}, {12, 8}, {11, 8}, {10, 8}, {9, 8}, {8, 8}}};
    for (const auto& captions : sizes) {
        if (!m_piece.strong.empty() && captions.text > 14) continue;
        m_captions = captions;
        if (fits(captions)) return true;
    }
    return false;
}

Drawing PieceSetter::set()
{
    ground();
    if (m_piece.symbol && m_symbolSide > 0) drawSymbol(m_symbolX, m_symbolY, m_symbolSide);
    if (isBeside())
        beside();
    else
        stacked();
    return std::move(m_drawing);
}

void PieceSetter::drawSymbol(double x, double y, double side)
{
    m_blockLayout.symbols->draw(m_drawing, m_piece.symbol, x, y, side, m_blockLayout.within, m_ink,
                                isFilledDark() ? darkInk() : Ink{255});
}

double PieceSetter::points() const
{
    return m_piece.strong.empty() ? m_max
           : isBeside()           ? fitting(m_width * strongPart, m_height)
                                  : fitting(m_width, strongHeight());
}

void PieceSetter::ground()
{
    if (isRound())
        circle();
    else
        rectangle();
    if (m_bar > 0 && hasBar()) bar();
}

void PieceSetter::circle()
{
    const double radius = m_piece.width / 2;
    const bool isGrey = m_piece.tone == sheet::CutoutTone::grey;
    const auto fill = isFilledDark() ? std::optional(darkInk()) : isGrey ? std::optional(rule::band) : std::nullopt;
    m_drawing.add(EllipseMark{radius, radius, radius, radius, rule::hair, Ink{}, fill});
    if (m_bar <= 0) return;
    if (isFilledDark()) {  // a thin line in the second colour
        const double inside = radius - m_bar;
        if (m_look.isColoured) m_drawing.add(EllipseMark{radius, radius, inside, inside, rule::medium, m_look.frame});
        return;
    }
    const double middle = radius - m_bar / 2;
    m_drawing.add(EllipseMark{radius, radius, middle, middle, m_bar, m_look.accent});
}

void PieceSetter::rectangle()
{
    const double width = m_piece.width, depth = m_piece.depth;
    if (isFilledDark() || m_piece.tone == sheet::CutoutTone::grey)
        m_drawing.fill(0, 0, width, depth, isFilledDark() ? darkInk() : rule::band);
    if (isDark() && m_look.isSaving)
        m_drawing.outline(savedRing / 2, savedRing / 2, width - savedRing, depth - savedRing, savedRing, m_look.accent);
    m_drawing.outline(0, 0, width, depth, rule::hair);
}

/// The bar with the number of the unit, and below it the emblem or the army's first letter.
void PieceSetter::bar()
{
    const double depth = m_piece.depth;
    if (!m_look.isSaving) {
        m_drawing.fill(0, 0, m_bar, depth, m_look.accent);
        m_drawing.fill(m_bar, 0, stripeWidth, depth,
                       isFilledDark() || m_look.frame != Ink{255} ? m_look.frame : m_look.accent);
        m_drawing.outline(0, 0, m_piece.width, depth, rule::hair);
    } else {
        m_drawing.rule(m_bar, 0, m_bar, depth, rule::thick, m_look.accent);
    }
    if (m_bar < wideBar) return;
    const double line = type::minPoints * type::millimetresPerPoint * 1.1;
    double bottom = depth - 0.5;
    if (!m_piece.number.empty() && depth >= line + 1) inBar(displayText(m_piece.number), 0.5);
    if (!m_piece.number.empty() && depth < 2 * line + 1.5) return;
    if (m_look.emblem.drawing && depth >= emblemInBar + 1) {
        bottom -= emblemInBar;
        drawEmblem(m_drawing, m_look, (m_bar - emblemInBar) / 2, bottom, emblemInBar,
                   m_look.isSaving ? m_look.accent : Ink{255}, m_look.isSaving ? Ink{255} : m_look.accent);
    } else if (!m_look.letters.isEmpty() && depth >= line + 1) {
        inBar(m_look.letters.left(1), bottom - line);
    }
}

void PieceSetter::inBar(const QString& words, double top)
{
    const auto style = barStyle();
    const double width = m_blockLayout.type.width(words, style);
    if (width > m_bar) return;
    Mark mark{TextMark{(m_bar - width) / 2, top + m_blockLayout.type.baseline(style), words, style, width}};
    m_drawing.add(std::move(mark));
}

bool PieceSetter::isBeside() const
{
    const double from = m_hasSymbolBeside ? besideRatioWithSymbol : besideRatio;
    return m_width >= from * m_height && !m_piece.strong.empty() && !(m_piece.text.empty() && m_piece.small.empty());
}

/// The minimum width for the words that are not strong.
double PieceSetter::wordsWidth() const { return isBeside() ? m_width * (1 - strongPart) - gapBeside : m_width; }

/// All words in full, and none of them broken; strong text has at least its minimum height.
bool PieceSetter::fits(const Captions& captions) const
{
    const double least = captions.text > type::minPoints ? goodStrong : minStrong;
    double height = m_piece.strong.empty() || isBeside() ? 0 : std::max(minLine, m_height * least);
    for (const auto& [words, points] :
         {std::pair(&m_piece.text, captions.text), std::pair(&m_piece.small, captions.small)}) {
        if (words->empty()) continue;
        const auto set = m_blockLayout.type.wrap(displayText(*words), style(points), wordsWidth());
        const bool isLarger = captions.text > type::minPoints;
        if (set.broken || set.shrunk || (isLarger && set.hasLoneNumber)) return false;
        height += set.height();
    }
    return height <= m_height + 1e-6;
}

/// The strong text shrinks in favour of the words, but stays readable across the table.
double PieceSetter::strongHeight() const
{
    const double requested =
        heightOf(m_piece.text, m_captions.text, m_width) + heightOf(m_piece.small, m_captions.small, m_width);
    return std::max({minLine, m_height * minStrong, m_height - requested});
}

double PieceSetter::fitting(double width, double height) const
{
    const auto text = displayText(m_piece.strong);
    for (const double points : strongPoints) {
        const Style style{points, Face::bold, m_ink};
        const double room = width - inlineRoom(points);
        if (points > m_max || m_blockLayout.type.width(text, style) > room) continue;
        if (m_blockLayout.type.wrap(text, style, room).height() <= height + 1e-6) return points;
    }
    return type::minPoints;
}

Paragraph PieceSetter::strong(double width, double height) const
{
    const double points = fitting(width, height);
    return shortened(m_piece.strong, Style{points, Face::bold, m_ink}, width - inlineRoom(points), height);
}

/// As many lines as fit; reports omitted and broken words.
Paragraph PieceSetter::shortened(const std::string& words, Style style, double width, double height) const
{
    if (words.empty()) return {};
    auto set = m_blockLayout.type.wrap(displayText(words), style, width);
    if (set.height() > height + 1e-6 || set.broken)
        set =
            m_blockLayout.type.wrap(displayText(words), {type::minPoints, style.face, style.ink, style.leading}, width);
    const auto lines = static_cast<std::size_t>(std::max(0.0, std::floor((height + 0.01) / set.lineHeight())));
    const auto report = [&](std::string_view how) {
        m_blockLayout.notes.overflow(fmt::format("\"{}\" does not fit on a piece of {:g} x {:g} mm and was {} there.",
                                                 displayText(words).left(60).toStdString(), m_piece.width,
                                                 m_piece.depth, how));
    };
    if (set.lines.size() <= lines) {
        if (set.broken) report("broken inside a word");
        return set;
    }
    set.lines.resize(lines);
    if (lines > 0) {
        auto& last = set.lines.back();
        while (!last.text.isEmpty() && m_blockLayout.type.width(last.text + u'…', set.style) > width) last.text.chop(1);
        last.text += u'…';
        last.width = m_blockLayout.type.width(last.text, set.style);
    }
    report("shortened");
    return set;
}

double PieceSetter::heightOf(const std::string& words, double points, double width) const
{
    return words.empty() ? 0 : m_blockLayout.type.wrap(displayText(words), style(points), width).height();
}

double PieceSetter::put(const Paragraph& text, double x, double y, double width, sheet::Align align)
{
    m_drawing.paragraph(text, x, y, width, align);
    return y + text.height();
}

void PieceSetter::stacked()
{
    Paragraph big;
    if (!m_piece.strong.empty()) big = strong(m_width, strongHeight());
    const auto text = shortened(m_piece.text, style(m_captions.text), m_width, std::max(0.0, m_height - big.height()));
    const auto small = shortened(m_piece.small, style(m_captions.small), m_width,
                                 std::max(0.0, m_height - big.height() - text.height()));
    double y = m_top + (m_height - big.height() - text.height() - small.height()) / 2;
    if (hasInlineSymbol())
        putStrong(big, y), y += big.height();
    else
        y = put(big, m_left, y, m_width, sheet::Align::center);
    for (const auto* part : {&text, &small}) y = put(*part, m_left, y, m_width, sheet::Align::center);
}

/// The strong text behind its symbol, both centred.
void PieceSetter::putStrong(const Paragraph& text, double y)
{
    const double side = inlineSide(text.style.points);
    const double x = m_left + (m_width - side - inlineGap - text.width()) / 2;
    drawSymbol(x, y + (text.height() - side) / 2, side);
    put(text, x + side + inlineGap, y, text.width() + 0.1, sheet::Align::left);
}

void PieceSetter::beside()
{
    const auto big = strong(m_width * strongPart, m_height);
    const double bigWidth = big.width();
    const double before = inlineRoom(big.style.points);
    const double y0 = m_top + (m_height - big.height()) / 2;
    if (before > 0) drawSymbol(m_left, m_top + (m_height - before + inlineGap) / 2, before - inlineGap);
    put(big, m_left + before, y0, bigWidth, sheet::Align::left);
    const double x = m_left + before + bigWidth + gapBeside;
    const double width = m_width - before - bigWidth - gapBeside;
    const auto text = shortened(m_piece.text, style(m_captions.text), width, m_height);
    const auto small =
        shortened(m_piece.small, style(m_captions.small), width, std::max(0.0, m_height - text.height()));
    double y = m_top + (m_height - text.height() - small.height()) / 2;
    y = put(text, x, y, width, sheet::Align::left);
    put(small, x, y, width, sheet::Align::left);
}

}  // namespace muster::printer
