#include "printer/layout/blocks.hpp"
#include "printer/layout/paginate.hpp"

#include <algorithm>

namespace muster::printer {

namespace {

constexpr double pad = 2.6;
constexpr double cardGap = 4.0;

struct SetCard {
    Drawing drawing;
    double height;
};

/// The band with title, subtitle and corner; returns its height.
double setHead(const sheet::Card& card, bool continued, double width, Galley& galley, Drawing& drawing)
{
    const double inner = width - 2 * pad;
    const auto cornerText = displayText(card.corner);
    const double cornerWidth = card.corner.empty() ? 0 : std::min(galley.type.width(cornerText, type::cardTitle) + 0.1, inner * 0.45);
    const double titleWidth = inner - cornerWidth - (cornerWidth > 0 ? 3 : 0);
    const auto title = galley.wrap(card.title + (continued ? " (continued)" : ""), type::cardTitle, titleWidth);
    double height = 1.3 + title.height();
    Drawing text(galley.type);
    text.paragraph(title, pad, 1.3, titleWidth);
    if (cornerWidth > 0) {
        const auto corner = galley.wrap(card.corner, type::cardTitle, cornerWidth);
        text.paragraph(corner, width - pad - cornerWidth, 1.3, cornerWidth, sheet::Align::right);
        height = std::max(height, 1.3 + corner.height());
    }
    if (!card.subtitle.empty()) {
        const auto subtitle = galley.wrap(card.subtitle, type::small, inner);
        text.paragraph(subtitle, pad, height - 0.5, inner);
        height += subtitle.height() - 0.5;
    }
    height += 1.2;
    drawing.fill(0, 0, width, height, rule::band);
    drawing.rule(0, height, width, height, rule::medium);
    drawing.append(text, 0, 0);
    return height;
}

/// One card, or several where its content is higher than a page.
std::vector<SetCard> setCard(const sheet::Card& card, double width, Galley& galley)
{
    Galley inner = galley.inner(width - 2 * pad);
    inner.pageHeight = galley.pageHeight * 0.6;  // leaves room for a head of many lines
    layBlocks(card.blocks, inner);
    Stream stream{std::move(inner.pieces), 0};
    std::vector<SetCard> parts;
    do {
        Drawing drawing(galley.type);
        double top = setHead(card, !parts.empty(), width, galley, drawing);
        const bool empty = stream.next >= stream.pieces.size();
        if (top > galley.pageHeight * 0.4) {
            galley.notes.overflow("The title of a card is too long for any page.");
            drawing = Drawing(galley.type);
            top = 0;
            layLines(galley.wrap(card.title, type::strong, galley.width), galley, 0, space::between);
        }
        const double bottom = fillPage(stream, drawing, {pad, top + 1.6, galley.pageHeight - pad}, true, inner.pageHeight);
        parts.push_back({std::move(drawing), empty ? top + pad : bottom + pad});
    } while (stream.next < stream.pieces.size());
    if (parts.size() > 1) galley.notes.overflow("The card \"" + card.title.substr(0, 60) + "\" is higher than a page and continues on a second card.");
    return parts;
}

}  // namespace

void lay(const sheet::Cards& cards, Galley& galley)
{
    const auto columns = static_cast<std::size_t>(std::max(1, cards.columns));
    const double width = (galley.width - cardGap * static_cast<double>(columns - 1)) / static_cast<double>(columns);
    std::vector<SetCard> row;
    bool first = true;
    const auto finish = [&] {
        if (row.empty()) return;
        double height = 0;
        for (const auto& card : row) height = std::max(height, card.height);
        Drawing drawing(galley.type);
        for (std::size_t i = 0; i < row.size(); ++i) {
            const double x = static_cast<double>(i) * (width + cardGap);
            drawing.append(row[i].drawing, x, 0);
            drawing.outline(x, 0, width, height, rule::medium);
        }
        galley.add(std::move(drawing), height, first ? galley.space(space::between) : cardGap);
        first = false;
        row.clear();
    };
    for (const auto& card : cards.cards) {
        for (auto& part : setCard(card, width, galley)) {
            row.push_back(std::move(part));
            if (row.size() == columns) finish();
        }
    }
    finish();
}

}  // namespace muster::printer
