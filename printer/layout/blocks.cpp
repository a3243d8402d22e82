#include "printer/layout/blocks.hpp"
#include "printer/layout/true_size.hpp"

#include <algorithm>

namespace muster::printer {

namespace {

bool isTrueSize(const sheet::Block& block)
{
    return std::holds_alternative<sheet::Cutouts>(block.content) ||
           std::holds_alternative<sheet::PlayTemplate>(block.content);
}

}  // namespace

void layBlocks(const sheet::Blocks& blocks, Galley& galley)
{
    bool underRule = false;
    bool controlled = false;
    for (const auto& block : blocks) {
        const auto first = galley.pieces.size();
        if (!controlled && isTrueSize(block)) {
            layControlLine(galley);
            controlled = true;
        }
        std::visit([&](const auto& content) { lay(content, galley); }, block.content);
        if (first == galley.pieces.size()) continue;
        if (underRule)
            galley.pieces[first].before = std::min(galley.pieces[first].before, galley.space(space::afterRule));
        const auto* heading = std::get_if<sheet::Heading>(&block.content);
        underRule = heading != nullptr && heading->level <= 2;
    }
}

void layBlockTitle(const std::string& title, Galley& galley, double before)
{
    if (title.empty()) return;
    const auto text = galley.wrap(title, type::block, galley.width);
    Drawing drawing(galley.type);
    drawing.paragraph(text, 0, 0, galley.width);
    galley.add(std::move(drawing), text.height() + galley.space(0.6), galley.space(before), true);
}

void layLines(const Paragraph& paragraph, Galley& galley, double x, double before, sheet::Align align)
{
    const auto count = paragraph.lines.size();
    for (std::size_t i = 0; i < count; ++i) {
        Drawing drawing(galley.type);
        drawing.paragraph(paragraph, x, 0, galley.width - x, align, i, 1);
        const bool keep = count > 1 && (i == 0 || i + 2 == count);
        galley.add(std::move(drawing), paragraph.lineHeight(), i == 0 ? galley.space(before) : 0, keep);
    }
}

}  // namespace muster::printer
