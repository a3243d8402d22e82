#include "printer/layout/blocks.hpp"
#include "printer/layout/side_look.hpp"

#include <algorithm>

namespace muster::printer {

namespace {

struct HeadingStyle {
    Style text;
    Style note;
    double before;
    double line;  ///< thickness of the rule below, in the accent colour; 0 for none
};

HeadingStyle lookOf(int level)
{
    if (level <= 1) return {type::title, type::titleNote, space::beforeTitle, rule::bar};
    if (level == 2) return {type::part, type::partNote, space::beforePart, rule::thick};
    return {type::block, type::partNote, space::beforeBlock, 0};
}

constexpr double largeSymbol = 1.25;  // side relative to the size of the letters
constexpr double emblemSide = 9.0;    // as high as a line of the title
constexpr double emblemGap = 2.5;
constexpr double minWidthForEmblem = 60.0;  // of the heading; in a narrower one, the title needs the room

constexpr std::size_t maxTitleLines =
    6;  // a longer one is set as running text, so that it can continue on the next page

}  // namespace

void layOut(const sheet::Heading& heading, BlockLayout& blockLayout)
{
    auto look = lookOf(heading.level);
    look.before = blockLayout.space(look.before);
    double noteWidth = 0;
    Paragraph note;
    if (!heading.note.empty()) {
        noteWidth =
            std::min(blockLayout.type.width(displayText(heading.note), look.note) + 0.1, blockLayout.width * 0.45);
        note = blockLayout.wrap(heading.note, look.note, noteWidth);
    }
    const bool hasEmblem = heading.level <= 1 && !heading.symbol && heading.align == sheet::Align::left &&
                           blockLayout.side != nullptr && blockLayout.side->emblem &&
                           blockLayout.width >= minWidthForEmblem;
    const double symbolSide = hasEmblem        ? emblemSide
                              : heading.symbol ? look.text.points * type::millimetresPerPoint * largeSymbol
                                               : 0;
    const double indent = hasEmblem ? emblemSide + emblemGap : heading.symbol ? symbolSide + space::afterSymbol : 0;
    const double textWidth = blockLayout.width - indent - noteWidth - (noteWidth > 0 ? space::gutter : 0);
    const auto text = blockLayout.wrap(heading.text, look.text, textWidth);
    const auto tag = muster::printer::heading(heading.level, blockLayout.within);
    if (text.lines.size() + note.lines.size() > maxTitleLines) {
        layOutLines(blockLayout.wrap(heading.text, type::strong, blockLayout.width), blockLayout, 0, look.before,
                    sheet::Align::left, tag);
        if (!heading.note.empty())
            layOutLines(blockLayout.wrap(heading.note, type::body, blockLayout.width), blockLayout, 0, 0);
        blockLayout.pieces.back().keepWithNext = true;
        return;
    }
    Drawing drawing(blockLayout.type);
    const double symbolTop = std::max(0.0, text.lineHeight() - symbolSide) / 2;
    blockLayout.symbols->draw(drawing, heading.symbol, 0, symbolTop, symbolSide, tag);
    if (hasEmblem) drawEmblem(drawing.as(artifact()), *blockLayout.side, 0, symbolTop, emblemSide, blockLayout.accent);
    const bool isPlain = heading.note.empty() && !heading.symbol;
    drawing.as(tag).paragraph(text, indent, 0, textWidth, isPlain ? heading.align : sheet::Align::left);
    double height = std::max(text.height(), symbolSide);
    if (!note.lines.empty()) {
        // The last lines of note and title share a baseline.
        const double drop = text.height() - text.lineHeight() + blockLayout.type.baseline(text.style);
        const double top = drop - blockLayout.type.baseline(note.style) - (note.height() - note.lineHeight());
        drawing.as({}).paragraph(note, blockLayout.width - noteWidth, std::max(0.0, top), noteWidth,
                                 sheet::Align::right);
        height = std::max(height, std::max(0.0, top) + note.height());
    }
    if (look.line > 0) {
        height += 0.4;
        height += look.line / 2;
        drawing.rule(0, height, blockLayout.width, height, look.line, blockLayout.accent);
        height += look.line / 2;
        height += blockLayout.space(space::afterHeading);
    }
    blockLayout.add(std::move(drawing), height, look.before, true);
}

}  // namespace muster::printer
