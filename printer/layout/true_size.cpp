#include "printer/layout/true_size.hpp"

#include <algorithm>
#include <cmath>

namespace muster::printer {

namespace {

constexpr double controlLength = 50.0;
constexpr double beyond = 2.5;     // how far a cut line extends beyond the tiles
constexpr double unprinted = 7.0;  // white edge of the paper: printers reach to 5 mm, cut lines extend further

}  // namespace

void layOutControlLine(BlockLayout& blockLayout)
{
    if (blockLayout.width < controlLength) return;
    Drawing drawing(blockLayout.type);
    const double y = 1.5;
    drawing.rule(0, y, controlLength, y, rule::thin);
    for (const double x : {0.0, controlLength}) drawing.rule(x, 0, x, 2 * y, rule::thin);
    const auto words = blockLayout.wrap("50 mm. Print at 100 %, not fitted to the page.", type::label,
                                        std::max(20.0, blockLayout.width - controlLength - 3));
    drawing.paragraph(words, controlLength + 3, y - words.lineHeight() / 2, blockLayout.width - controlLength - 3);
    blockLayout.add(std::move(drawing), std::max(2 * y, y + words.height() - words.lineHeight() / 2),
                    blockLayout.space(space::between), true);
}

Tiling Tiling::fit(double width, double height, double gap, const BlockLayout& blockLayout)
{
    const double into = std::max(0.0, std::min(blockLayout.leftMargin, blockLayout.rightMargin) - unprinted);
    const double room = blockLayout.width + 2 * into;
    const auto columns = static_cast<std::size_t>(std::max(1.0, std::floor((room + gap + 1e-6) / (width + gap))));
    const double taken = static_cast<double>(columns) * (width + gap) - gap;
    return {width,
            height,
            gap,
            columns,
            (blockLayout.width - std::min(taken, room)) / 2,
            blockLayout.width + blockLayout.rightMargin - blockLayout.leftMargin};
}

void drawCutLines(Drawing& drawing, const Tiling& tiling, double left, std::size_t count, double y)
{
    const double right = left + static_cast<double>(count) * tiling.width;
    for (const double at : {y, y + tiling.height}) drawing.rule(left - beyond, at, right + beyond, at, rule::hair);
    for (std::size_t i = 0; i <= count; ++i) {
        const double x = left + static_cast<double>(i) * tiling.width;
        drawing.rule(x, y - beyond, x, y + tiling.height + beyond, rule::hair);
    }
}

}  // namespace muster::printer
