#include "printer/layout/blocks.hpp"
#include "printer/layout/row.hpp"

#include <algorithm>
#include <cmath>

namespace muster::printer {

namespace {

constexpr double labelStep = 12.0;  // rounds widths of labels, so that boxes of neighbouring blocks line up
constexpr double labelGap = 3.0;

double labelWidthOf(const sheet::Boxes& boxes, const BlockLayout& blockLayout)
{
    const double natural = blockLayout.type.width(displayText(boxes.label), type::body) + labelGap;
    const double allBoxes = BoxSetting::fit(boxes.count, boxes.group, boxes.style, 1e6).lineWidth(boxes.count) + 0.1;
    const double stepped = std::ceil(natural / labelStep) * labelStep;
    if (stepped + allBoxes <= blockLayout.width) return stepped;
    if (stepped <= blockLayout.width * 0.4)
        return stepped;  // boxes wrap to the next line, and still line up with those of other blocks
    return std::clamp(blockLayout.width - allBoxes, blockLayout.width * 0.4,
                      std::max(natural, blockLayout.width * 0.4));
}

}  // namespace

void layOut(const sheet::Boxes& boxes, BlockLayout& blockLayout)
{
    auto style = boxes.style;
    style.size = std::clamp(style.size, space::box, std::max(space::box, std::min(40.0, blockLayout.width)));
    const double size = style.size;
    const double labelWidth = boxes.label.empty() ? 0 : labelWidthOf(boxes, blockLayout);
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
