#include "printer/layout/blocks.hpp"
#include "printer/layout/row.hpp"

#include <algorithm>

namespace muster::printer {

namespace {

constexpr double labelGap = 3.0;
constexpr double maxLabels = 0.4;  // of the width, for labels beside boxes that take several lines

double labelWidth(const sheet::Boxes& boxes, const BlockLayout& blockLayout)
{
    return boxes.label.empty() ? 0 : blockLayout.type.width(displayText(boxes.label), type::body) + labelGap;
}

/// The common width where the boxes fit beside it or take several lines anyway; else what they leave.
double placeOfLabel(const sheet::Boxes& boxes, const BlockLayout& blockLayout)
{
    const double max = blockLayout.width * maxLabels;
    const double own = labelWidth(boxes, blockLayout);
    const double common = std::max(own, blockLayout.boxLabels);
    const double allBoxes = BoxSetting{boxes.count, boxes.group, boxes.style}.width(0, boxes.count) + 0.1;
    if (common + allBoxes <= blockLayout.width || common <= max) return common;
    return std::clamp(blockLayout.width - allBoxes, max, std::max(own, max));
}

}  // namespace

double boxLabelsOf(std::span<const sheet::Block> blocks, const BlockLayout& blockLayout)
{
    double widest = 0;
    for (const auto& block : blocks) {
        const auto* boxes = std::get_if<sheet::Boxes>(&block.content);
        if (boxes == nullptr) break;
        const double width = labelWidth(*boxes, blockLayout);
        if (width <= blockLayout.width * maxLabels) widest = std::max(widest, width);
    }
    return widest;
}

void layOut(const sheet::Boxes& boxes, BlockLayout& blockLayout)
{
    auto style = boxes.style;
    style.size = std::clamp(style.size, space::box, std::max(space::box, std::min(40.0, blockLayout.width)));
    const double size = style.size;
    const double labelWidth = boxes.label.empty() ? 0 : placeOfLabel(boxes, blockLayout);
    const double boxWidth = blockLayout.width - labelWidth;
    const auto setting = BoxSetting::fit(boxes.count, boxes.group, style, boxWidth);
    const auto figure = blockLayout.fillable ? artifact() : blockLayout.tag(Role::figure, boxesInWords(boxes.count));
    const auto words = blockLayout.tag(Role::paragraph);
    const BoxFields fields{words, blockLayout.fillable ? fieldLabel(boxes.label) : std::string()};
    Paragraph label;
    if (labelWidth > 0) label = blockLayout.wrap(boxes.label, type::body, labelWidth - labelGap);
    const double down = std::max(0.0, (size - label.lineHeight()) / 2);
    const auto lines = std::max<std::size_t>(setting.lines(), 1);
    for (std::size_t i = 0; i < lines;
         ++i) {  // one piece per line, so that hundreds of boxes continue on the next page
        Drawing drawing(blockLayout.type);
        double height = setting.lineHeight();
        if (i == 0 && labelWidth > 0 && label.lines.size() < 20) {
            drawing.paragraph(label, 0, down, labelWidth - labelGap);
            height = std::max(height, down + label.height());
        } else if (i == 0 && labelWidth > 0) {
            layOutLines(blockLayout.wrap(boxes.label, type::body, blockLayout.width), blockLayout, 0, space::between);
        }
        drawing.tagRest(words);
        drawing.as(figure);
        if (i < setting.lines())
            drawBoxLine(drawing, setting, static_cast<std::uint32_t>(i), labelWidth, 0, boxWidth, sheet::Align::left,
                        blockLayout.fillable ? &fields : nullptr);
        blockLayout.add(std::move(drawing), height, i == 0 ? blockLayout.space(space::between) : 0);
    }
}

}  // namespace muster::printer
