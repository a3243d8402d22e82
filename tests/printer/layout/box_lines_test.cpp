#include "printer/layout/row.hpp"
#include "tests/printer/layout_fixture.hpp"

#include <catch2/catch.hpp>

#include <map>

using namespace muster::sheet;
using namespace muster::printer;
using namespace muster::printer::tests;
using muster::samples::block;

namespace {

/// How many boxes of 4 mm each line has.
std::vector<std::uint32_t> boxesPerLine(std::uint32_t count, std::uint32_t group, double width, std::uint32_t lead = 0)
{
    const auto setting = BoxSetting::fit(count, group, 4.0, width, lead);
    std::vector<std::uint32_t> lines;
    for (std::uint32_t line = 0; line < setting.lines(); ++line) {
        lines.push_back(setting.lineEnd(line) - setting.starts[line]);
        if (lines.back() > 1) CHECK(setting.width(setting.starts[line], setting.lineEnd(line)) <= width + 1e-6);
    }
    return lines;
}

using PerLine = std::vector<std::uint32_t>;

/// The numbers in the boxes of a track, line by line, with a bar where a gap is.
std::string numbersWithGaps(const SetBooklet& set)
{
    std::string steps;
    std::map<double, std::map<double, std::string>> lines;
    for (const auto& mark : set.pages.front().marks) {
        const auto* text = std::get_if<TextMark>(&mark);
        bool isNumber = text != nullptr;
        if (isNumber) text->text.toInt(&isNumber);
        if (isNumber && text->style.points == 9.0) lines[text->y][text->x + text->width / 2] = text->text.toStdString();
    }
    for (const auto& [y, line] : lines) {
        if (!steps.empty()) steps += '\n';
        double last = 0;
        for (const auto& [x, number] : line) {
            if (last > 0) steps += x - last > 8.2 ? "|" : " ";
            steps += number;
            last = x;
        }
    }
    return steps;
}

}  // namespace

TEST_CASE("boxes that take several lines are spread evenly, and none is alone")
{
    CHECK(boxesPerLine(10, 0, 50) == PerLine{10});
    CHECK(boxesPerLine(11, 0, 50) == PerLine{6, 5});
    CHECK(boxesPerLine(12, 0, 57) == PerLine{6, 6});
    CHECK(boxesPerLine(12, 0, 40) == PerLine{6, 6});
    CHECK(boxesPerLine(25, 0, 50) == PerLine{9, 9, 7});
    CHECK(boxesPerLine(0, 5, 50).empty());
    CHECK(boxesPerLine(3, 0, 1) == PerLine{1, 1, 1});
}

TEST_CASE("joined boxes of a group touch, groups stay apart, and more boxes fit on a line")
{
    BoxStyle joined{5.0};
    joined.joined = true;
    const auto strip = BoxSetting::fit(11, 0, joined, 55);
    CHECK(strip.lines() == 1);
    CHECK(strip.width(0, 11) == Approx(55));
    CHECK(BoxSetting::fit(11, 0, BoxStyle{5.0}, 55).lines() == 2);
    for (std::uint32_t i = 1; i < 11; ++i) CHECK(strip.offset(i, 0) - strip.offset(i - 1, 0) == Approx(5));
    const auto groups = BoxSetting::fit(8, 4, joined, 100);
    CHECK(groups.offset(3, 0) == Approx(15));
    CHECK(groups.offset(4, 0) == Approx(20 + space::groupGap));
}

TEST_CASE("groups of boxes stay whole where one fits on a line")
{
    CHECK(boxesPerLine(8, 4, 38) == PerLine{4, 4});
    CHECK(boxesPerLine(10, 5, 52) == PerLine{10});
    CHECK(boxesPerLine(11, 5, 52) == PerLine{5, 6});
    CHECK(boxesPerLine(20, 5, 78) == PerLine{10, 10});
    CHECK(boxesPerLine(8, 8, 30) == PerLine{4, 4});
    CHECK(boxesPerLine(14, 5, 60, 4) == PerLine{9, 5});
}

TEST_CASE("no further line is taken to spread boxes, whatever their number and width")
{
    for (std::uint32_t count = 1; count < 70; ++count)
        for (std::uint32_t group : {0U, 2U, 3U, 5U, 12U})
            for (double width = 4; width < 120; width += 3.7) {
                CAPTURE(count, group, width);
                const auto lines = boxesPerLine(count, group, width);
                std::uint32_t all = 0;
                for (const auto line : lines) all += line;
                CHECK(all == count);
                if (group == 0) {
                    const auto fitting = std::max(1U, static_cast<std::uint32_t>((width + 0.9 + 1e-6) / 4.9));
                    CHECK(lines.size() == (count + fitting - 1) / fitting);
                    CHECK(lines.front() - lines.back() < lines.size());
                }
            }
}

TEST_CASE("a long track has its gaps where players count")
{
    LayoutFixture fixture;
    CHECK(numbersWithGaps(fixture.set({block(Track{"Army morale", 17, 0, {}})})) ==
          "17 16 15|14 13 12 11 10|9 8 7 6 5|4 3 2 1 0");
    CHECK(numbersWithGaps(fixture.set({block(Track{"Turn", 1, 15, {}})})) == "1 2 3 4 5|6 7 8 9 10|11 12 13 14 15");
    // A step that would be alone joins its neighbours.
    CHECK(numbersWithGaps(fixture.set({block(Track{"Army morale", 15, 0, {}})})) ==
          "15 14 13 12 11 10|9 8 7 6 5|4 3 2 1 0");
    CHECK(numbersWithGaps(fixture.set({block(Track{"Army morale", 8, 0, {}})})) == "8 7 6 5 4 3 2 1 0");
}
