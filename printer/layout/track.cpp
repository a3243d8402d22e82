#include "printer/layout/blocks.hpp"
#include "printer/layout/row.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

namespace muster::printer {

namespace {

constexpr double side = 6.5;

void drawStep(Drawing& drawing, double x, double y, double width, std::int64_t number, bool struck)
{
    const Style style{9.0, Face::bold, struck ? type::quiet : Ink{}};
    if (struck) drawing.fill(x, y, width, side, rule::band);
    drawing.outline(x, y, width, side, rule::medium);
    const double line = style.points * type::millimetresPerPoint * type::leading;
    drawing.line(QString::number(number), style, x, y + (side - line) / 2, width, sheet::Align::center);
    if (struck) drawing.rule(x, y + side, x + width, y, rule::thin, 90);
}

std::string inWords(const sheet::Track& track)
{
    return fmt::format("Boxes numbered from {} to {}{}", track.from, track.to,
                       track.start ? fmt::format(", starting at {}", *track.start) : std::string());
}

}  // namespace

void layOut(const sheet::Track& track, BlockLayout& blockLayout)
{
    const auto label = blockLayout.wrap(track.label, type::strong, blockLayout.width);
    const auto words = blockLayout.tag(Role::paragraph);
    if (!track.label.empty()) {
        for (std::size_t i = 0; i < label.lines.size(); ++i) {
            Drawing drawing(blockLayout.type);
            drawing.as(words).paragraph(label, 0, 0, blockLayout.width, sheet::Align::left, i, 1);
            blockLayout.add(std::move(drawing), label.lineHeight() + (i + 1 == label.lines.size() ? 0.6 : 0),
                            i == 0 ? blockLayout.space(space::between) : 0, true);
        }
    }
    const auto count = static_cast<std::uint32_t>(std::llabs(track.to - track.from)) + 1;
    const auto widest =
        blockLayout.type.width(QString::number(std::max(std::llabs(track.from), std::llabs(track.to))), type::strong);
    auto setting = BoxSetting::fit(count, count > 12 ? 5 : 0, std::max(side, widest + 2), blockLayout.width);
    const auto figure = blockLayout.fillable ? artifact() : blockLayout.tag(Role::figure, inWords(track));
    const auto addTick = [&](Drawing& drawing, double x, std::uint32_t index, std::int64_t number) {
        FormField field;
        field.label = fieldLabel(track.label);
        field.printed = std::to_string(number);
        field.number = static_cast<int>(index) + 1;
        field.count = static_cast<int>(count);
        addField(drawing, {x, 0, setting.size, side}, std::move(field), words);
    };
    const std::int64_t step = track.to >= track.from ? 1 : -1;
    for (std::uint32_t line = 0; line < setting.lines(); ++line) {
        Drawing drawing(blockLayout.type);
        drawing.as(figure);
        for (auto i = line * setting.perLine; i < std::min(count, (line + 1) * setting.perLine); ++i) {
            const auto number = track.from + step * static_cast<std::int64_t>(i);
            const bool struck = track.start && number > *track.start;
            const double x = setting.offset(i - line * setting.perLine);
            drawStep(drawing, x, 0, setting.size, number, struck);
            if (blockLayout.fillable && !struck) addTick(drawing, x, i, number);
        }
        blockLayout.add(std::move(drawing), side + space::boxGap,
                        line == 0 && track.label.empty() ? blockLayout.space(space::between) : 0);
    }
}

}  // namespace muster::printer
