#include "printer/layout/true_size.hpp"

#include <algorithm>
#include <cmath>

namespace muster::printer {

namespace {

constexpr double controlLength = 50.0;
constexpr double inside = 1.0;     // how far a crop mark reaches along the edge of the next tile without a gap
constexpr double overhang = 1.0;   // how far the outer crop marks of cards may leave the room of the cards
constexpr double unprinted = 7.0;  // white edge of the paper: printers reach to 5 mm, crop marks extend further

}  // namespace

void layOutControlLine(BlockLayout& blockLayout)
{
    if (blockLayout.width < controlLength) return;
    Drawing drawing(blockLayout.type);
    const double y = 1.5;
    drawing.rule(0, y, controlLength, y, rule::thin);
    for (const double x : {0.0, controlLength}) drawing.rule(x, 0, x, 2 * y, rule::thin);
    const auto words = blockLayout.wrap(blockLayout.wording->say("50 mm. Print at 100 %, not fitted to the page."),
                                        type::label, std::max(20.0, blockLayout.width - controlLength - 3));
    drawing.paragraph(words, controlLength + 3, y - words.lineHeight() / 2, blockLayout.width - controlLength - 3);
    blockLayout.add(std::move(drawing), std::max(2 * y, y + words.height() - words.lineHeight() / 2),
                    blockLayout.space(space::between), true);
}

Tiling Tiling::fit(double width, double height, double gap, double gapDown, const BlockLayout& blockLayout)
{
    const double into = std::max(0.0, std::min(blockLayout.leftMargin, blockLayout.rightMargin) - unprinted);
    const double room = blockLayout.width + 2 * into;
    const auto columns = static_cast<std::size_t>(std::max(1.0, std::floor((room + gap + 1e-6) / (width + gap))));
    const double taken = static_cast<double>(columns) * (width + gap) - gap;
    return {width,
            height,
            gap,
            gapDown,
            columns,
            (blockLayout.width - std::min(taken, room)) / 2,
            blockLayout.width + blockLayout.rightMargin - blockLayout.leftMargin};
}

std::size_t cardsPerPage(const sheet::CardSize& size, double width, double height)
{
    const auto fitting = [](double room, double length) {
        return length > 0 && room > 0 ? static_cast<std::size_t>((room + 1e-6) / length) : 0;
    };
    return fitting(width, size.width) * fitting(height, size.height);
}

double cutGap(double length, double room)
{
    const double count = std::floor((room + 1e-6) / length);
    for (const double gap : {4.0, 3.0, 2.0, 1.0})
        if (count >= 1 && count * (length + gap) <= room + std::min(gap, 2 * overhang) + 1e-6) return gap;
    return 0;
}

void drawCropMarks(Drawing& drawing, double x, double y, const Tiling& tiling)
{
    const double across = tiling.gap > 0 ? tiling.gap / 2 : inside;
    const double down = tiling.gapDown > 0 ? tiling.gapDown / 2 : inside;
    for (const double edge : {y, y + tiling.height}) {
        drawing.rule(x - across, edge, x, edge, rule::thin);
        drawing.rule(x + tiling.width, edge, x + tiling.width + across, edge, rule::thin);
    }
    for (const double edge : {x, x + tiling.width}) {
        drawing.rule(edge, y - down, edge, y, rule::thin);
        drawing.rule(edge, y + tiling.height, edge, y + tiling.height + down, rule::thin);
    }
}

}  // namespace muster::printer
