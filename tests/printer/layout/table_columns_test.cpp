#include "tests/printer/layout_fixture.hpp"

#include <catch2/catch.hpp>

using namespace muster::sheet;
using namespace muster::printer;
using namespace muster::printer::tests;
using muster::samples::block;

namespace {

template <typename Kind>
std::vector<Kind> marksOf(const Page& page)
{
    std::vector<Kind> found;
    for (const auto& mark : page.marks)
        if (const auto* one = std::get_if<Kind>(&mark)) found.push_back(*one);
    return found;
}

/// The only line with that text; fails without one.
TextMark textMark(const Page& page, const char* text)
{
    for (const auto& line : marksOf<TextMark>(page))
        if (line.text == QString::fromUtf8(text)) return line;
    FAIL("no line says " << text);
    return {};
}

Table oneRow(TableColumn column, Cell cell)
{
    Table made;
    made.columns = {std::move(column)};
    made.rows = {{std::move(cell)}};
    return made;
}

}  // namespace

TEST_CASE("the first line of a leading value is bold, the next below it and not bold")
{
    LayoutFixture fixture;
    TableColumn column{"Brigade"};
    column.lead = true;
    const auto set = fixture.set({block(oneRow(column, {"Cutler's Brigade\nVeteran infantry"}))});
    const auto name = textMark(set.pages.front(), "Cutler’s Brigade");
    const auto detail = textMark(set.pages.front(), "Veteran infantry");
    CHECK(name.style.face == Face::bold);
    CHECK(detail.style.face == Face::regular);
    CHECK(detail.style.points < name.style.points);
    CHECK(detail.y > name.y);
    CHECK(detail.x == Approx(name.x));
}

TEST_CASE("a short value is inside its tick box, a long one above it")
{
    LayoutFixture fixture;
    TableColumn column{"Line"};
    column.inBoxes = true;
    column.boxes.size = 5;
    const auto boxOf = [&](const SetBooklet& set) {
        for (const auto& box : marksOf<BoxMark>(set.pages.front()))
            if (std::abs(box.width - 5) < 0.01 && !box.filled) return box;
        FAIL("no tick box");
        return BoxMark{};
    };
    const auto within = fixture.set({block(oneRow(column, {"4\"", 1}))});
    const auto move = textMark(within.pages.front(), "4″");
    const auto box = boxOf(within);
    CHECK(move.y > box.y);
    CHECK(move.y < box.y + box.height);

    const auto beyond = fixture.set({block(oneRow(column, {"at once", 1}))});
    CHECK(textMark(beyond.pages.front(), "at once").y < boxOf(beyond).y);
}
