#include "printer/draw/devices.hpp"
#include "tests/printer/draw/pdf/pdf_tools.hpp"
#include "tests/printer/layout_fixture.hpp"

#include <catch2/catch.hpp>

using namespace muster::printer;
using namespace muster::printer::tests;

namespace {

constexpr int dots = 10;  // per millimetre

/// The bounding box of the ink on a page, in millimetres.
struct Extent {
    double left = 1e9, top = 1e9, right = -1, bottom = -1;
};

Extent extentOf(const QImage& image, int darkest = 200)
{
    Extent extent;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (qGray(image.pixel(x, y)) > darkest) continue;
            extent.left = std::min(extent.left, x / double(dots)),
            extent.right = std::max(extent.right, (x + 1) / double(dots));
            extent.top = std::min(extent.top, y / double(dots)),
            extent.bottom = std::max(extent.bottom, (y + 1) / double(dots));
        }
    }
    return extent;
}

void checkExtent(LayoutFixture& fixture, const Drawing& drawing, double left, double top, double right, double bottom)
{
    const std::vector<Page> pages{{210, 297, drawing.marks()}};
    const auto image = drawn(writePdf(pages, fixture.type, "x"), dots);
    REQUIRE(image.width() >= 2100);
    const auto found = extentOf(image);
    constexpr double fault = 0.11;  // one dot
    CHECK(found.left == Approx(left).margin(fault));
    CHECK(found.top == Approx(top).margin(fault));
    CHECK(found.right == Approx(right).margin(fault));
    CHECK(found.bottom == Approx(bottom).margin(fault));
}

}  // namespace

TEST_CASE("what is drawn in millimetres measures as many on the paper")
{
    if (!hasTool("pdftoppm", "poppler-utils")) return;
    LayoutFixture fixture;
    Drawing drawing(fixture.type);
    SECTION("a line of 100 mm")
    {
        drawing.rule(20, 40, 120, 40, 1);
        checkExtent(fixture, drawing, 20, 39.5, 120, 40.5);
    }
    SECTION("a card of 63 by 88 mm, edges included")
    {
        drawing.outline(30, 50, 63, 88, 0.4);
        checkExtent(fixture, drawing, 29.8, 49.8, 93.2, 138.2);
    }
    SECTION("a card with round corners, filled")
    {
        drawing.add(BoxMark{30, 50, 63, 88, 0, 0, true, Ink(90), 4});
        checkExtent(fixture, drawing, 30, 50, 93, 138);
    }
    SECTION("a template of 2.5 inch radius")
    {
        drawing.add(EllipseMark{100, 120, 63.5, 63.5, 0, 0, Ink(0)});
        checkExtent(fixture, drawing, 36.5, 56.5, 163.5, 183.5);
    }
    SECTION("a base turned by a right angle and moved")
    {
        Drawing base(fixture.type);
        base.fill(0, 0, 60, 30, 0);
        drawing.group(std::move(base), Transform::turn(90).then(Transform::shift(100, 100)));
        checkExtent(fixture, drawing, 70, 100, 100, 160);
    }
    SECTION("only what lies inside the clip, in the coordinates inside")
    {
        Drawing map(fixture.type);
        map.fill(0, 0, 500, 500, 0);
        drawing.group(std::move(map), Transform::scale(0.5).then(Transform::shift(10, 20)),
                      {{{20, 20}, {120, 20}, {120, 60}, {20, 60}}});
        checkExtent(fixture, drawing, 20, 30, 70, 50);
    }
    SECTION("a polygon, and nothing in its hole")
    {
        drawing.add(PathMark{
            {{{10, 10}, {50, 10}, {50, 50}, {10, 50}}, {{20, 20}, {40, 20}, {40, 40}, {20, 40}}}, true, 0, 0, Ink(0)});
        checkExtent(fixture, drawing, 10, 10, 50, 50);
        const auto image = drawn(writePdf(std::vector<Page>{{210, 297, drawing.marks()}}, fixture.type, "x"), dots);
        CHECK(qGray(image.pixel(300, 300)) == 255);
        CHECK(qGray(image.pixel(150, 150)) == 0);
    }
}

TEST_CASE("a drawing used many times stands in the file once")
{
    LayoutFixture fixture;
    Drawing tile(fixture.type);
    for (int i = 0; i < 2000; ++i) tile.rule(0, i * 0.1, 50 + i % 13, i * 0.1, 0.05);
    const auto content = std::make_shared<const std::vector<Mark>>(tile.marks());
    const auto pdfOf = [&](int times) {
        std::vector<Page> pages;
        for (int i = 0; i < times; ++i) {
            pages.push_back({210, 297, {GroupMark{content, Transform::shift(-10.0 * i, 20), {}}}});
        }
        return writePdf(pages, fixture.type, "x");
    };
    CHECK(pdfOf(12).size() < pdfOf(2).size() * 3 / 2);
    if (!hasTool("pdftoppm", "poppler-utils")) return;
    const auto extent = extentOf(drawn(pdfOf(2), dots));
    CHECK(extent.right == Approx(62).margin(0.2));
    outputOf("qpdf --check {}", pdfOf(12));
}

TEST_CASE("a line of text is as wide as it was measured")
{
    if (!hasTool("pdftoppm", "poppler-utils")) return;
    LayoutFixture fixture;
    for (const auto face : {Face::regular, Face::bold, Face::italic, Face::condensed, Face::display}) {
        const Style style{24, face};
        const auto text = QStringLiteral("HAVE AVAILED WAVES To Ty fi ffl H");  // pairs with kerning
        Drawing drawing(fixture.type);
        drawing.line(text, style, 10, 30, 190);
        const auto extent =
            extentOf(drawn(writePdf(std::vector<Page>{{210, 297, drawing.marks()}}, fixture.type, "x"), dots));
        CHECK(extent.right - 10 ==
              Approx(fixture.type.width(text, style)).margin(1.6));  // without the side bearings of an H
        CHECK(extent.left == Approx(10.8).margin(0.8));
    }
}
