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

/// The sides of the army's emblem and of the symbol, 0 for none, and what they take from the words.
struct Signs {
    double emblem = 0, symbol = 0, leftRoom = 0, rightRoom = 0;
};

/// The emblem is before the title of a sheet, or at its right end if a symbol is before it.
Signs signsOf(const sheet::Heading& heading, const Style& text, const BlockLayout& blockLayout)
{
    Signs signs;
    const bool hasEmblem = heading.level <= 1 && heading.align == sheet::Align::left && blockLayout.side != nullptr &&
                           blockLayout.side->emblem && blockLayout.width >= minWidthForEmblem;
    if (hasEmblem) signs.emblem = emblemSide;
    if (hasEmblem) (heading.symbol ? signs.rightRoom : signs.leftRoom) = emblemSide + emblemGap;
    if (heading.symbol) {
        signs.symbol = text.points * type::millimetresPerPoint * largeSymbol;
        signs.leftRoom = signs.symbol + space::afterSymbol;
    }
    return signs;
}

void drawSigns(Drawing& drawing, const Signs& signs, const sheet::Heading& heading, const Paragraph& text,
               const BlockLayout& blockLayout, const Tag& tag)
{
    const auto topOf = [&](double side) { return std::max(0.0, text.lineHeight() - side) / 2; };
    blockLayout.symbols->draw(drawing, heading.symbol, 0, topOf(signs.symbol), signs.symbol, tag);
    if (signs.emblem > 0)
        drawEmblem(drawing.as(artifact()), *blockLayout.side, heading.symbol ? blockLayout.width - signs.emblem : 0,
                   topOf(signs.emblem), signs.emblem, blockLayout.accent);
}

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
    const auto signs = signsOf(heading, look.text, blockLayout);
    const double right = blockLayout.width - signs.rightRoom;
    const double whole = right - signs.leftRoom;
    double textWidth = whole - noteWidth - (noteWidth > 0 ? space::gutter : 0);
    const auto shown = displayText(heading.text);
    const auto linesIn = [&](double width) { return blockLayout.type.wrap(shown, look.text, width).lines.size(); };
    const bool isNoteBelow = noteWidth > 0 && linesIn(whole) < linesIn(textWidth);  // else it costs the title a line
    if (isNoteBelow) textWidth = whole;
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
    drawSigns(drawing, signs, heading, text, blockLayout, tag);
    const bool isPlain = heading.note.empty() && !heading.symbol;
    drawing.as(tag).paragraph(text, signs.leftRoom, 0, textWidth, isPlain ? heading.align : sheet::Align::left);
    double height = std::max({text.height(), signs.emblem, signs.symbol});
    if (isNoteBelow) {
        note = blockLayout.wrap(heading.note, look.note, whole);
        drawing.as({}).paragraph(note, signs.leftRoom, text.height(), whole);
        height = std::max(height, text.height() + note.height());
    } else if (!note.lines.empty()) {
        // The last lines of note and title share a baseline.
        const double drop = text.height() - text.lineHeight() + blockLayout.type.baseline(text.style);
        const double top = drop - blockLayout.type.baseline(note.style) - (note.height() - note.lineHeight());
        drawing.as({}).paragraph(note, right - noteWidth, std::max(0.0, top), noteWidth, sheet::Align::right);
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
