#include "printer/layout/blocks.hpp"

#include <algorithm>

namespace muster::printer {

namespace {

struct HeadingLook {
    Style text;
    Style note;
    double before;
    double line;  ///< thickness of the rule below; 0 for none
    Ink lineInk;
};

HeadingLook lookOf(int level)
{
    if (level <= 1) return {type::title, type::titleNote, space::beforeTitle, rule::thick, 0};
    if (level == 2) return {type::part, type::partNote, space::beforePart, rule::medium, 0};
    return {type::block, type::partNote, space::beforeBlock, 0, 0};
}

constexpr std::size_t mostTitleLines =
    6;  // a longer one is set as running text, so that it can continue on the next page

}  // namespace

void lay(const sheet::Heading& heading, Galley& galley)
{
    auto look = lookOf(heading.level);
    look.before = galley.space(look.before);
    double noteWidth = 0;
    Paragraph note;
    if (!heading.note.empty()) {
        noteWidth = std::min(galley.type.width(displayText(heading.note), look.note) + 0.1, galley.width * 0.45);
        note = galley.wrap(heading.note, look.note, noteWidth);
    }
    const double textWidth = galley.width - noteWidth - (noteWidth > 0 ? space::gutter : 0);
    const auto text = galley.wrap(heading.text, look.text, textWidth);
    if (text.lines.size() + note.lines.size() > mostTitleLines) {
        layLines(galley.wrap(heading.text, type::strong, galley.width), galley, 0, look.before);
        if (!heading.note.empty()) layLines(galley.wrap(heading.note, type::body, galley.width), galley, 0, 0);
        galley.pieces.back().keepWithNext = true;
        return;
    }
    Drawing drawing(galley.type);
    drawing.paragraph(text, 0, 0, textWidth, heading.note.empty() ? heading.align : sheet::Align::left);
    double height = text.height();
    if (!note.lines.empty()) {
        // The note's last line shares the baseline of the title's last line.
        const double drop = text.height() - text.lineHeight() + galley.type.baseline(text.style);
        const double top = drop - galley.type.baseline(note.style) - (note.height() - note.lineHeight());
        drawing.paragraph(note, galley.width - noteWidth, std::max(0.0, top), noteWidth, sheet::Align::right);
        height = std::max(height, std::max(0.0, top) + note.height());
    }
    if (look.line > 0) {
        height += 0.4;
        drawing.rule(0, height, galley.width, height, look.line, look.lineInk);
        height += galley.space(space::afterHeading);
    }
    galley.add(std::move(drawing), height, look.before, true);
}

}  // namespace muster::printer
