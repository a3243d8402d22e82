#include "core/text/utf8.hpp"
#include "printer/layout/blocks.hpp"
#include "printer/layout/form_fields.hpp"
#include "printer/layout/paginate.hpp"
#include "printer/layout/sized_cards.hpp"

#include <algorithm>

namespace muster::printer {

namespace {

constexpr double pad = 2.6;
constexpr double cardGap = 4.0;
constexpr double minCardWidth = 32.0;   // of a card; in less space, there are fewer side by side
constexpr double minPageHeight = 70.0;  // of a page for drawn cards, including cards inside cards
constexpr double cardSymbol = 6.4;
constexpr double colourBar = 1.0;  // in the army's colour, along the top edge
constexpr double maxHead = 0.35;   // maximum share of a page for a head
constexpr double maxPiece = 0.6;   // maximum share of a page for a part of a card's content

struct SetCard {
    Drawing drawing;
    double height;
};

/// Draws the band with title, subtitle and corner; returns its height.
double setHead(const sheet::Card& card, bool continued, double width, const BlockLayout& blockLayout, Drawing& drawing)
{
    constexpr double top = colourBar + 0.9;
    const double inner = width - 2 * pad;
    const auto cornerText = displayText(card.corner);
    const double cornerWidth =
        card.corner.empty() ? 0 : std::min(blockLayout.type.width(cornerText, type::cardTitle) + 0.1, inner * 0.45);
    const double symbolSide = card.symbol ? cardSymbol : 0;
    const double indent = card.symbol ? cardSymbol + space::afterSymbol : 0;
    const double titleWidth = inner - indent - cornerWidth - (cornerWidth > 0 ? 3 : 0);
    const auto title = blockLayout.wrap(card.title + (continued ? " (continued)" : ""), type::cardTitle, titleWidth);
    double height = top + title.height();
    Drawing text(blockLayout.type);
    const auto tag = heading(3, blockLayout.within);
    text.as(tag).paragraph(title, pad + indent, top, titleWidth);
    const auto words = blockLayout.tag(Role::paragraph);
    text.as(words);
    if (blockLayout.fillable && card.title.empty() && !continued)
        addTitleField(text, pad + indent, top, titleWidth, title.height(), words);
    if (cornerWidth > 0) {
        const auto corner = blockLayout.wrap(card.corner, type::cardTitle, cornerWidth);
        text.paragraph(corner, width - pad - cornerWidth, top, cornerWidth, sheet::Align::right);
        height = std::max(height, top + corner.height());
    }
    if (!card.subtitle.empty()) {
        const auto subtitle = blockLayout.wrap(card.subtitle, type::small, inner - indent);
        text.paragraph(subtitle, pad + indent, height - 0.5, inner - indent);
        height += subtitle.height() - 0.5;
    }
    height = std::max(height, top + symbolSide) + 1.2;
    const bool toName = card.title.empty();  // by hand, so on white
    if (toName) height = std::max(height, top + space::writing);
    if (!toName) drawing.fill(0, 0, width, height, rule::band);
    drawing.fill(0, 0, width, colourBar, blockLayout.accent);
    drawing.rule(0, height, width, height, rule::medium);
    blockLayout.symbols->draw(text, card.symbol, pad, (colourBar + height - symbolSide) / 2, symbolSide, tag);
    drawing.append(continued ? text.silent() : std::move(text), 0, 0);
    return height;
}

/// Lays out the contents of a card's head as running text, which may span pages.
void layOutHeadAsText(const sheet::Card& card, BlockLayout& blockLayout)
{
    layOut(sheet::Heading{3, card.title, card.corner}, blockLayout);
    layOut(sheet::Text{card.subtitle, sheet::TextStyle::small}, blockLayout);
}

/// The card as the heads of its parts show it: the card itself, or one with a shortened title if that is too long for
/// any head; the whole title is then part of the content.
sheet::Card headOf(const sheet::Card& card, double width, BlockLayout& blockLayout, BlockLayout& inner)
{
    Drawing trial(blockLayout.type);
    if (setHead(card, true, width, blockLayout, trial) <= blockLayout.pageHeight * maxHead) return card;
    layOutHeadAsText(card, inner);
    constexpr std::size_t maxTitle = 60;  // bytes, on the parts that continue the card
    sheet::Card continued;
    continued.title = std::string(text::cut(card.title, maxTitle)) + (card.title.size() > maxTitle ? "…" : "");
    return continued;
}

/// Lays out one card, or several if its content is higher than a page.
std::vector<SetCard> setCard(const sheet::Card& card, double width, BlockLayout& blockLayout)
{
    BlockLayout inner = blockLayout.inner(width - 2 * pad);
    inner.within = blockLayout.tag(Role::section, card.title);
    inner.pageHeight = blockLayout.pageHeight * maxPiece - 2 * pad;
    const auto head = headOf(card, width, blockLayout, inner);
    layOutBlocks(card.blocks, inner);
    Stream stream{std::move(inner.pieces), 0};
    std::vector<SetCard> parts;
    do {
        Drawing drawing(blockLayout.type);
        const double top = setHead(head, !parts.empty(), width, inner, drawing);
        const bool empty = stream.next >= stream.pieces.size();
        const double bottom =
            fillPage(stream, drawing, {pad, top + 1.6, blockLayout.pageHeight - pad}, true, inner.pageHeight);
        parts.push_back({std::move(drawing), empty ? top + pad : bottom + pad});
    } while (stream.next < stream.pieces.size());
    if (parts.size() > 1)
        blockLayout.notes.overflow("The card \"" + std::string(text::cut(card.title, 60)) +
                                   "\" is higher than a page and continues on a second card.");
    return parts;
}

/// Lays out cards in a place too small for frames, such as a card inside a card: one below the other.
void layOutWithoutFrames(const sheet::Cards& cards, BlockLayout& blockLayout)
{
    for (const auto& card : cards.cards) {
        layOutHeadAsText(card, blockLayout);
        layOutBlocks(card.blocks, blockLayout);
    }
}

}  // namespace

void layOut(const sheet::Cards& cards, BlockLayout& blockLayout)
{
    if (cards.size && layOutSizedCards(cards, blockLayout)) return;
    if (blockLayout.width < minCardWidth || blockLayout.pageHeight < minPageHeight)
        return layOutWithoutFrames(cards, blockLayout);
    const auto max = static_cast<std::size_t>((blockLayout.width + cardGap) / (minCardWidth + cardGap));
    const auto columns =
        std::clamp<std::size_t>(static_cast<std::size_t>(std::max(1, cards.columns)), 1, std::max<std::size_t>(1, max));
    const auto widthOf = [&](std::size_t count) {
        return (blockLayout.width - cardGap * static_cast<double>(count - 1)) / static_cast<double>(count);
    };
    const auto count = cards.cards.size(), inLastRow = count % columns;
    auto inRow = columns;
    double width = widthOf(inRow);
    std::vector<SetCard> row;
    std::size_t parts = 0;
    bool first = true;
    const auto finish = [&] {
        if (row.empty()) return;
        double height = 0;
        for (const auto& card : row) height = std::max(height, card.height);
        Drawing drawing(blockLayout.type);
        for (std::size_t i = 0; i < row.size(); ++i) {
            const double x = static_cast<double>(i) * (width + cardGap);
            drawing.append(row[i].drawing, x, 0);
            drawing.outline(x, 0, width, height, rule::medium);
        }
        blockLayout.add(std::move(drawing), height, first ? blockLayout.space(space::between) : cardGap);
        first = false;
        row.clear();
    };
    bool isWhole = true;
    for (std::size_t i = 0; i < count; ++i) {
        // The last row has no gap: its cards share its width. Cards in several parts fill rows differently.
        if (inLastRow > 0 && count > columns && i == count - inLastRow && parts == i) {
            finish();
            inRow = inLastRow;
            width = widthOf(inRow);
        }
        auto card = setCard(cards.cards[i], width, blockLayout);
        isWhole = card.size() == 1;
        for (auto& part : card) {
            ++parts;
            if (row.size() == inRow) finish();
            row.push_back(std::move(part));
        }
    }
    const bool endsAlone = row.size() == 1 && isWhole && columns > 1 && !first;
    if (endsAlone) blockLayout.pieces.back().keepWithNext = true;  // no card is alone on a page
    finish();
}

}  // namespace muster::printer
