#include "printer/layout/sized_cards.hpp"

#include "printer/layout/blocks.hpp"
#include "printer/layout/card_back.hpp"
#include "printer/layout/form_fields.hpp"
#include "printer/layout/paginate.hpp"
#include "printer/layout/true_size.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace muster::printer {

namespace {

constexpr double cutPad = 3.2;  // tolerance for cutting with scissors
constexpr double sizedCardSymbol = 7.0;
constexpr double belowHead = 1.0;
constexpr double gap = 4.0;
constexpr double maxHeadOfSize = 0.4;  // of the card's height
constexpr double colourBar = 1.8;      // along the top edge
constexpr double savedBar = 0.6;       // the same in a print that saves ink

/// From loose to tight; texts never go below the minimum size.
constexpr std::array<Density, 5> cardDensities{{{0.8, 0}, {0.6, 0}, {0.45, 0.5}, {0.35, 1.0}, {0.2, 2.5}}};

/// The two sides of a card; the back may be empty.
struct TwoSidedCard {
    Drawing front;
    std::optional<Drawing> back;
};

class CardSetter {
public:
    /// Colours reach that far beyond the edges of cards.
    CardSetter(const sheet::CardSize& size, double bleed, BlockLayout& blockLayout, const SideLook* backLook)
        : m_size(size), m_bleed(bleed), m_blockLayout(blockLayout), m_backLook(backLook), m_accent(blockLayout.accent)
    {}

    /// Lays out the card, or as many as its content needs.
    std::vector<TwoSidedCard> set(const sheet::Card& card)
    {
        m_section = m_blockLayout.tag(Role::section, card.title);
        auto fronts = side(card.blocks, &card);
        std::vector<Drawing> backs;
        if (!card.back.empty()) {
            if (m_backLook != nullptr) m_accent = m_backLook->accent;
            backs = back(card.back);
            m_accent = m_blockLayout.accent;
        }
        std::vector<TwoSidedCard> parts;
        for (std::size_t i = 0; i < std::max(fronts.size(), backs.size()); ++i) {
            parts.push_back({i < fronts.size() ? std::move(fronts[i]) : Drawing(m_blockLayout.type), std::nullopt});
            if (i < backs.size()) parts.back().back = std::move(backs[i]);
        }
        if (parts.size() > 1)
            m_blockLayout.notes.overflow(
                fmt::format("The content of the card \"{}\" is too long for its size and continues on {} cards.",
                            displayText(card.title).left(60).toStdString(), parts.size()));
        return parts;
    }

private:
    double inner() const { return m_size.width - 2 * cutPad; }
    double head(const sheet::Card& card, std::size_t part, std::size_t parts, Drawing& drawing) const;
    void bar(Drawing& drawing) const;
    Stream content(const sheet::Blocks& blocks, const sheet::Card* headed, double width, double room,
                   const Density& density, LayoutNotes& notes) const;
    std::vector<Drawing> back(const sheet::Blocks& blocks);
    std::vector<Drawing> side(const sheet::Blocks& blocks, const sheet::Card* headed);
    std::vector<Drawing> divided(const sheet::Blocks& blocks, const sheet::Card* headed, const sheet::Card* asText,
                                 double room);
    std::vector<Drawing> split(Stream stream, const sheet::Card* headed, std::size_t expected);
    std::size_t fewest(const sheet::Blocks& blocks, const sheet::Card& headed);

    const sheet::CardSize& m_size;
    double m_bleed;
    BlockLayout& m_blockLayout;
    const SideLook* m_backLook;  ///< null for backs without colours
    Ink m_accent;                ///< of rules below headings, on the side that is set
    Tag m_section;               ///< of the card
};

/// Draws the bar in the army's colour, below the words.
void CardSetter::bar(Drawing& drawing) const
{
    const auto* look = m_blockLayout.side;
    if (look == nullptr || !look->isColoured) return;
    const double height = look->isSaving ? savedBar : colourBar;
    drawing.fill(-m_bleed, 0, m_size.width + 2 * m_bleed, height, look->accent);
    if (m_bleed > 0) drawing.fill(0, -m_bleed, m_size.width, m_bleed, look->accent);
}

/// Draws title and corner, and below them the subtitle and which of several cards this is, above a line; returns where
/// the content starts.
double CardSetter::head(const sheet::Card& card, std::size_t part, std::size_t parts, Drawing& drawing) const
{
    auto& type = m_blockLayout.type;
    const double cornerWidth =
        card.corner.empty() ? 0 : std::min(type.width(displayText(card.corner), type::cardTitle) + 0.1, inner() * 0.45);
    const double indent = card.symbol ? sizedCardSymbol + space::afterSymbol : 0;
    const double titleWidth = inner() - indent - cornerWidth - (cornerWidth > 0 ? 2.5 : 0);
    auto style = type::cardTitle;
    for (auto smaller = style; smaller.points >= type::strong.points;
         smaller.points -= 0.5) {  // shrink rather than wrap
        if (card.title.size() < 80 && type.width(displayText(card.title), smaller) <= titleWidth) {
            style = smaller;
            break;
        }
    }
    const auto title = m_blockLayout.wrap(card.title, style, titleWidth);
    const auto tag = part > 1 ? artifact() : heading(3, m_section);
    drawing.as(tag).paragraph(title, cutPad + indent, cutPad, titleWidth);
    const auto words = part > 1 ? artifact() : element(Role::paragraph, m_section);
    drawing.as(words);
    if (m_blockLayout.fillable && card.title.empty() && part == 1)
        addTitleField(drawing, cutPad + indent, cutPad, titleWidth, title.height(), words);
    double y = cutPad + title.height();
    if (cornerWidth > 0) {
        const auto corner = m_blockLayout.wrap(card.corner, type::cardTitle, cornerWidth);
        const double down = std::max(0.0, type.baseline(style) - type.baseline(corner.style));
        drawing.paragraph(corner, m_size.width - cutPad - cornerWidth, cutPad + down, cornerWidth, sheet::Align::right);
        y = std::max(y, cutPad + down + corner.height());
    }
    const auto partText =
        parts > 1 ? m_blockLayout.wording->say("{part} of {parts}", {{"part", part}, {"parts", parts}}) : std::string();
    if (!card.subtitle.empty() || parts > 1) {
        const auto number = m_blockLayout.wrap(partText, type::small, inner() / 2);
        const double room = inner() - indent - (parts > 1 ? number.width() + 2.5 : 0);
        const auto subtitle = m_blockLayout.wrap(card.subtitle, type::small, room);
        drawing.paragraph(subtitle, cutPad + indent, y - 0.4, room);
        drawing.paragraph(number, cutPad + inner() / 2, y - 0.4, inner() / 2, sheet::Align::right);
        y += std::max(subtitle.height(), number.height()) - 0.4;
    }
    if (card.symbol) {
        y = std::max(y, cutPad + sizedCardSymbol);
        Drawing symbol(type);
        m_blockLayout.symbols->draw(symbol, card.symbol, cutPad, (cutPad + y - sizedCardSymbol) / 2, sizedCardSymbol,
                                    tag);
        drawing.append(part > 1 ? symbol.silent() : std::move(symbol), 0, 0);
    }
    y += 0.7;
    if (card.title.empty()) y = std::max(y, cutPad + space::minWriting);  // to write on
    drawing.rule(cutPad, y, m_size.width - cutPad, y, rule::medium);
    return y + belowHead;
}

Stream CardSetter::content(const sheet::Blocks& blocks, const sheet::Card* headed, double width, double room,
                           const Density& density, LayoutNotes& notes) const
{
    BlockLayout blockLayout{m_blockLayout.type, notes, width, room, density, {}, 0, 0, m_section, m_accent};
    blockLayout.symbols = m_blockLayout.symbols;
    blockLayout.fillable = m_blockLayout.fillable;
    if (headed != nullptr)
        layOutLines(blockLayout.wrap(headed->title + (headed->subtitle.empty() ? "" : "\n" + headed->subtitle),
                                     type::strong, blockLayout.width),
                    blockLayout, 0, 0);
    layOutBlocks(blocks, blockLayout);
    return {std::move(blockLayout.pieces), 0};
}

std::vector<Drawing> CardSetter::side(const sheet::Blocks& blocks, const sheet::Card* headed)
{
    double top = cutPad;
    if (headed != nullptr) {
        Drawing trial(m_blockLayout.type);
        top = head(*headed, 1, 1, trial);
    }
    // A title that fills the card is set as running text above its content.
    const auto* asText = top > m_size.height * maxHeadOfSize ? headed : nullptr;
    if (asText != nullptr) headed = nullptr, top = cutPad;
    const double room = m_size.height - cutPad - top;
    for (const auto& density : cardDensities) {
        LayoutNotes notes;
        auto stream = content(blocks, asText, inner(), room, density, notes);
        const double height = heightOf(stream, room);
        if (height > room + 1e-6) {
            if (&density != &cardDensities.back()) continue;
            if (headed != nullptr && headed->symbol) {  // better a card less than a symbol
                auto plain = *headed;
                plain.symbol.reset();
                if (fewest(blocks, plain) < fewest(blocks, *headed)) return side(blocks, &plain);
            }
            return divided(blocks, headed, asText, room);
        }
        m_blockLayout.notes.add(notes);
        Drawing drawing(m_blockLayout.type);
        if (headed != nullptr || asText != nullptr) bar(drawing);
        if (headed != nullptr) head(*headed, 1, 1, drawing);
        const double down = headed == nullptr && asText == nullptr ? (room - height) / 2
                                                                   : 0;  // the text on a back is centred vertically
        fillPage(stream, drawing, {cutPad, top + down, top + down + room}, true, room);
        std::vector<Drawing> one;
        one.push_back(std::move(drawing));
        return one;
    }
    return {};
}

/// The number of cards that the content needs if it is set as tightly as possible.
std::size_t CardSetter::fewest(const sheet::Blocks& blocks, const sheet::Card& headed)
{
    Drawing trial(m_blockLayout.type);
    const double room = m_size.height - cutPad - head(headed, 1, 1, trial);
    LayoutNotes notes;
    return split(content(blocks, nullptr, inner(), room, cardDensities.back(), notes), &headed, 1).size();
}

/// In the colours of the army or the game, if the words leave room for emblem or pattern.
std::vector<Drawing> CardSetter::back(const sheet::Blocks& blocks)
{
    if (m_backLook == nullptr) return side(blocks, nullptr);
    const CardBack design(*m_backLook, m_size);
    const double room = design.maxText();
    for (const auto& density : cardDensities) {
        LayoutNotes notes;
        auto stream = content(blocks, nullptr, design.textWidth(), room, density, notes);
        const double height = heightOf(stream, room);
        if (height > room + 1e-6) continue;
        m_blockLayout.notes.add(notes);
        Drawing drawing(m_blockLayout.type);
        const double top = design.draw(drawing, m_bleed, height);
        fillPage(stream, drawing, {design.textLeft(), top, top + room}, true, room);
        std::vector<Drawing> one;
        one.push_back(std::move(drawing));
        return one;
    }
    return side(blocks, nullptr);
}

/// On as few cards as possible, set as loosely as these allow.
std::vector<Drawing> CardSetter::divided(const sheet::Blocks& blocks, const sheet::Card* headed,
                                         const sheet::Card* asText, double room)
{
    const auto set = [&](const Density& density, LayoutNotes& notes) {
        return split(content(blocks, asText, inner(), room, density, notes), headed, 2);
    };
    LayoutNotes tightest;
    auto fewest = set(cardDensities.back(), tightest);
    for (const auto& density : cardDensities) {
        LayoutNotes notes;
        auto parts = set(density, notes);
        if (parts.size() > fewest.size()) continue;
        m_blockLayout.notes.add(notes);
        return parts;
    }
    m_blockLayout.notes.add(tightest);
    return fewest;
}

std::vector<Drawing> CardSetter::split(Stream stream, const sheet::Card* headed, std::size_t expected)
{
    std::vector<Drawing> parts;
    auto rest = stream;
    while (rest.next < rest.pieces.size()) {
        Drawing drawing(m_blockLayout.type);
        if (headed != nullptr) bar(drawing);
        const double top = headed != nullptr ? head(*headed, parts.size() + 1, expected, drawing) : cutPad;
        const double room = m_size.height - cutPad - top;
        fillPage(rest, drawing, {cutPad, top, top + room}, true, room);
        parts.push_back(std::move(drawing));
    }
    // The number of cards is known only at the end, but appears in every head.
    return parts.size() == expected  ? parts
           : parts.size() < expected ? parts
                                     : split(std::move(stream), headed, parts.size());
}

/// Rows of tiles; pages of two-sided cards are separate pieces, so that fronts and backs are at the same height.
class CardPages {
public:
    CardPages(const sheet::Cards& cards, BlockLayout& blockLayout)
        : m_cards(cards), m_blockLayout(blockLayout),
          m_tiling(Tiling::fit(cards.size->width, cards.size->height,
                               isCut() ? cutGap(cards.size->width, blockLayout.width) : gap,
                               isCut() ? cutGap(cards.size->height, blockLayout.pageHeight) : gap, blockLayout))
    {}

    void set(const std::vector<TwoSidedCard>& all)
    {
        const auto rows = static_cast<std::size_t>(
            std::max(1.0, (m_blockLayout.pageHeight + m_tiling.gapDown + 1e-6) / (m_tiling.height + m_tiling.gapDown)));
        // Cards that follow something else go on below it, row by row.
        const bool wholePages = m_cards.twoSided || (m_cards.cut && m_blockLayout.pieces.empty());
        const auto perPage = wholePages ? rows * m_tiling.columns : m_tiling.columns;
        for (std::size_t first = 0; first < all.size(); first += perPage) {
            const auto end = std::min(all.size(), first + perPage);
            if (wholePages && !m_cards.twoSided) {
                page(all, first, end, false);
                continue;
            }
            if (!m_cards.twoSided) {
                Drawing drawing(m_blockLayout.type);
                row(drawing, all, first, end, 0, false);
                m_blockLayout.add(std::move(drawing), m_tiling.height,
                                  first == 0 ? m_blockLayout.space(space::between) : m_tiling.gapDown);
                continue;
            }
            page(all, first, end, false);
            page(all, first, end, true);
        }
    }
    /// How far colours may reach beyond cards without touching the next.
    double bleed() const { return isCut() ? m_tiling.gap / 2 : 0; }
    bool fits() const
    {
        return m_tiling.x(0) + m_tiling.width <= m_blockLayout.width - m_tiling.x(0) + 1e-6 &&
               m_tiling.height <= m_blockLayout.pageHeight + 1e-6;
    }

private:
    /// Cards of two sides are cut apart too.
    bool isCut() const { return m_cards.cut || m_cards.twoSided; }

    void row(Drawing& drawing, const std::vector<TwoSidedCard>& all, std::size_t first, std::size_t end, double y,
             bool backs) const
    {
        for (auto i = first; i < end; ++i) {
            const auto column = i - first;
            const double x = backs ? m_tiling.mirrored(column) : m_tiling.x(column);
            if (!backs)
                drawing.append(all[i].front, x, y);
            else if (all[i].back)
                drawing.append(*all[i].back, x, y);
            if (isCut())
                drawCropMarks(drawing, x, y, m_tiling);
            else
                drawing.outline(x, y, m_tiling.width, m_tiling.height, rule::medium);
        }
    }
    void page(const std::vector<TwoSidedCard>& all, std::size_t first, std::size_t end, bool backs)
    {
        Drawing drawing(m_blockLayout.type);
        const auto rows = static_cast<double>((end - first + m_tiling.columns - 1) / m_tiling.columns);
        const auto most =
            std::floor((m_blockLayout.pageHeight + m_tiling.gapDown + 1e-6) / (m_tiling.height + m_tiling.gapDown));
        // A full page is centred; rows of others start at the same height.
        const double top = (m_blockLayout.pageHeight - std::max(rows, most) * (m_tiling.height + m_tiling.gapDown) +
                            m_tiling.gapDown) /
                           2;
        double y = std::max(0.0, top);
        for (auto i = first; i < end; i += m_tiling.columns) {
            row(drawing, all, i, std::min(end, i + m_tiling.columns), y, backs);
            y += m_tiling.height + m_tiling.gapDown;
        }
        auto& piece =
            m_blockLayout.add(std::move(drawing), std::min(y - m_tiling.gapDown, m_blockLayout.pageHeight), 0);
        piece.freshPage = true;
        piece.startsLeaf = m_cards.twoSided && !backs;
    }

    const sheet::Cards& m_cards;
    BlockLayout& m_blockLayout;
    Tiling m_tiling;
};

}  // namespace

bool layOutSizedCards(const sheet::Cards& cards, BlockLayout& blockLayout)
{
    CardPages pages(cards, blockLayout);
    if (!pages.fits()) {
        blockLayout.notes.overflow(
            fmt::format("The paper is too small for cards of {:g} × {:g} mm, so they are as wide as the page instead.",
                        cards.size->width, cards.size->height));
        return false;
    }
    const auto common =
        commonLook(blockLayout.side != nullptr && blockLayout.side->isSaving ? InkMode::saving : InkMode::colour);
    CardSetter setter(*cards.size, pages.bleed(), blockLayout, cards.commonBack ? &common : blockLayout.side);
    std::vector<TwoSidedCard> all;
    for (const auto& card : cards.cards) {
        auto parts = setter.set(card);
        std::move(parts.begin(), parts.end(), std::back_inserter(all));
    }
    pages.set(all);
    return true;
}

}  // namespace muster::printer
