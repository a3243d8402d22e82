#include "printer/layout/blocks.hpp"
#include "printer/layout/find_block.hpp"
#include "printer/layout/paginate.hpp"
#include "printer/layout/true_size.hpp"

#include <algorithm>
#include <limits>
#include <span>

namespace muster::printer {

namespace {

bool isTrueSize(const sheet::Block& block)
{
    return std::holds_alternative<sheet::Cutouts>(block.content) ||
           std::holds_alternative<sheet::PlayTemplate>(block.content);
}

/// The height of blocks without page breaks; 0 if there is a map among them, which takes what room there is.
double heightOf(std::span<const sheet::Block> blocks, const BlockLayout& like)
{
    const sheet::Blocks all(blocks.begin(), blocks.end());
    if (contains<sheet::Map>(all)) return 0;
    LayoutNotes ignored;
    auto trial = like.inner(like.width, ignored);
    layOutBlocks(all, trial);
    if (trial.pieces.empty()) return 0;
    const double above = trial.pieces.front().before;
    return above + heightOf(Stream{std::move(trial.pieces), 0}, std::numeric_limits<double>::max());
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
        if (std::holds_alternative<sheet::Map>(block.content))
            blockLayout.below = heightOf({&block + 1, &blocks.back() + 1}, blockLayout);
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
