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

void layOutBlocks(const sheet::Blocks& blocks, BlockLayout& blockLayout)
{
    bool underRule = false;
    bool controlled = false;
    bool afterBoxes = false;
    for (const auto& block : blocks) {
        const bool isBoxes = std::holds_alternative<sheet::Boxes>(block.content);
        if (isBoxes && !afterBoxes) blockLayout.boxLabels = boxLabelsOf({&block, &blocks.back() + 1}, blockLayout);
        afterBoxes = isBoxes;
        const auto first = blockLayout.pieces.size();
        if (!controlled && isTrueSize(block)) {
            layOutControlLine(blockLayout);
            controlled = true;
        }
        std::visit([&](const auto& content) { layOut(content, blockLayout); }, block.content);
        if (first == blockLayout.pieces.size()) continue;
        if (underRule)
            blockLayout.pieces[first].before =
                std::min(blockLayout.pieces[first].before, blockLayout.space(space::afterRule));
        const auto* heading = std::get_if<sheet::Heading>(&block.content);
        underRule = heading != nullptr && heading->level <= 2;
    }
}

void layOutBlockTitle(const std::string& title, BlockLayout& blockLayout, double before)
{
    if (title.empty()) return;
    auto style = type::block;
    style.points += blockLayout.readingPoints - type::reference.points;
    const auto text = blockLayout.wrap(title, style, blockLayout.width);
    Drawing drawing(blockLayout.type);
    drawing.as(heading(3, blockLayout.within)).paragraph(text, 0, 0, blockLayout.width);
    blockLayout.add(std::move(drawing), text.height() + blockLayout.space(0.6), blockLayout.space(before), true);
}

void layOutLines(const Paragraph& paragraph, BlockLayout& blockLayout, double x, double before, sheet::Align align,
                 Tag tag)
{
    if (!tag) tag = blockLayout.tag(Role::paragraph);
    const auto count = paragraph.lines.size();
    for (std::size_t i = 0; i < count; ++i) {
        Drawing drawing(blockLayout.type);
        drawing.as(tag).paragraph(paragraph, x, 0, blockLayout.width - x, align, i, 1);
        const bool keep = count > 1 && (i == 0 || i + 2 == count);
        blockLayout.add(std::move(drawing), paragraph.lineHeight(), i == 0 ? blockLayout.space(before) : 0, keep);
    }
}

}  // namespace muster::printer
