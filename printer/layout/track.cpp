#include "printer/layout/blocks.hpp"
#include "printer/layout/row.hpp"

#include <algorithm>
#include <cstdlib>

namespace muster::printer {

namespace {

constexpr double side = 6.5;
constexpr double minSide = 5.8;
constexpr std::int64_t groupOf = 5;
constexpr std::uint32_t shortTrack = 12;  // steps; a longer track has groups

/// The steps of a long track in groups that end where players count: at 15, 10, 5 and 0. A single step before the first
/// of these joins it.
std::uint32_t leadOf(const sheet::Track& track)
{
    const auto remainder = ((track.from % groupOf) + groupOf) % groupOf;
    const auto lead = track.to < track.from ? remainder + 1 : remainder == 0 ? 1 : groupOf + 1 - remainder;
    return static_cast<std::uint32_t>(lead == 1 ? groupOf + 1 : lead);
}

/// Somewhat smaller boxes if that saves a line.
BoxSetting settingOf(const sheet::Track& track, std::uint32_t count, double widest, double width)
{
    const bool isGrouped = count > shortTrack;
    const auto group = isGrouped ? static_cast<std::uint32_t>(groupOf) : 0;
    const auto lead = isGrouped ? leadOf(track) : 0;
    const double usual = std::max(side, widest + 2);
    auto setting = BoxSetting::fit(count, group, usual, width, lead);
    for (double size = usual; size > std::max(minSide, widest + 1.4); size -= 0.1) {
        auto smaller = BoxSetting::fit(count, group, size, width, lead);
        if (smaller.lines() < setting.lines()) setting = std::move(smaller);
    }
    return setting;
}

void drawStep(Drawing& drawing, double x, double width, double height, std::int64_t number, bool struck)
{
    const Style style{9.0, Face::bold, struck ? type::quiet : Ink{}};
    if (struck) drawing.fill(x, 0, width, height, rule::band);
    drawing.outline(x, 0, width, height, rule::medium);
    const double line = style.points * type::millimetresPerPoint * type::leading;
    drawing.line(QString::number(number), style, x, (height - line) / 2, width, sheet::Align::center);
    if (struck) drawing.rule(x, height, x + width, 0, rule::medium, type::quiet);
}

std::string inWords(const sheet::Track& track, const wording::Wording& wording)
{
    if (!track.start)
        return wording.say("Boxes numbered from {from} to {to}", {{"from", track.from}, {"to", track.to}});
    return wording.say("Boxes numbered from {from} to {to}, starting at {start}",
                       {{"from", track.from}, {"to", track.to}, {"start", *track.start}});
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
    const auto setting = settingOf(track, count, widest, blockLayout.width);
    const double height = std::min(side, setting.style.size);
    const auto figure =
        blockLayout.fillable ? artifact() : blockLayout.tag(Role::figure, inWords(track, *blockLayout.wording));
    const auto addTick = [&](Drawing& drawing, double x, std::uint32_t index, std::int64_t number) {
        FormField field;
        field.label = fieldLabel(track.label);
        field.printed = std::to_string(number);
        field.number = static_cast<int>(index) + 1;
        field.count = static_cast<int>(count);
        addField(drawing, {x, 0, setting.style.size, height}, std::move(field), words);
    };
    const std::int64_t step = track.to >= track.from ? 1 : -1;
    for (std::uint32_t line = 0; line < setting.lines(); ++line) {
        Drawing drawing(blockLayout.type);
        drawing.as(figure);
        for (auto i = setting.starts[line]; i < setting.lineEnd(line); ++i) {
            const auto number = track.from + step * static_cast<std::int64_t>(i);
            const bool struck = track.start && number > *track.start;
            const double x = setting.offset(i, setting.starts[line]);
            drawStep(drawing, x, setting.style.size, height, number, struck);
            if (blockLayout.fillable && !struck) addTick(drawing, x, i, number);
        }
        blockLayout.add(std::move(drawing), height + space::boxGap,
                        line == 0 && track.label.empty() ? blockLayout.space(space::between) : 0);
    }
}

}  // namespace muster::printer
