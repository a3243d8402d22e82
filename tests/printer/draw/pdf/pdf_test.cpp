#include "printer/draw/devices.hpp"
#include "tests/printer/draw/pdf/pdf_tools.hpp"
#include "tests/printer/layout_fixture.hpp"

#include <catch2/catch.hpp>

#include <cstdlib>
#include <sstream>

using namespace muster::printer;
using namespace muster::printer::tests;

namespace {

QByteArray pdfOf(LayoutFixture& fixture, const muster::sheet::Sheet& sheet, const char* paper = "a4")
{
    return writePdf(fixture.set(sheet, paper).pages, fixture.type, sheet.title);
}

}  // namespace

TEST_CASE("same sheet, same bytes, with the date of SOURCE_DATE_EPOCH or none")
{
    LayoutFixture fixture;
    ::unsetenv("SOURCE_DATE_EPOCH");
    const auto first = pdfOf(fixture, muster::samples::armySheet());
    CHECK(first == pdfOf(fixture, muster::samples::armySheet()));
    CHECK(first.startsWith("%PDF-"));
    CHECK_FALSE(first.contains("CreationDate"));
    ::setenv("SOURCE_DATE_EPOCH", "1000000000", 1);
    const auto dated = pdfOf(fixture, muster::samples::armySheet());
    ::setenv("SOURCE_DATE_EPOCH", "tomorrow", 1);
    const auto wrong = pdfOf(fixture, muster::samples::armySheet());
    ::unsetenv("SOURCE_DATE_EPOCH");
    CHECK(dated.contains("/CreationDate (D:20010909014640Z)/ModDate (D:20010909014640Z)"));
    CHECK(wrong == first);
}

TEST_CASE("every field of the sheets can be found as text in the PDF")
{
    if (!hasTool("pdftotext", "poppler-utils")) return;
    LayoutFixture fixture;
    const auto record = outputOf("pdftotext -layout {} -", pdfOf(fixture, muster::samples::recordSheet()));
    for (const auto* field : {"Ice Rangers", "720 SGP",  "Troop type",   "Arctic Human Soldiers",
                              "Elite (20)",  "Walk",     "13″",          "Attributes and skills",
                              "Training",    "Champion", "Marksmanship", "Medium crossbow",
                              "150",         "PHY + 2",  "Squad",        "720",
                              "Morale",      "Sergeant", "Soldiers",     "Page 1 of 1"}) {
        CHECK_THAT(record, Catch::Contains(field));
    }
    const auto army = outputOf("pdftotext -layout {} -", pdfOf(fixture, muster::samples::armySheet()));
    for (const auto* field :
         {"French with Old Guard", "32 of 32 points", "Old Guard Grenadiers", "Cuirassiers", "Marshal Davout",
          "Squares lost", "D20", "Movement", "their strength", "this one has 1."}) {
        CHECK_THAT(army, Catch::Contains(field));
    }
}

TEST_CASE("pages have the size of the paper, sheets of both orientations in one file")
{
    if (!hasTool("pdfinfo", "poppler-utils")) return;
    LayoutFixture fixture;
    CHECK_THAT(outputOf("pdfinfo {}", pdfOf(fixture, muster::samples::recordSheet(), "a4")), Catch::Contains("(A4)"));
    CHECK_THAT(outputOf("pdfinfo {}", pdfOf(fixture, muster::samples::recordSheet(), "letter")),
               Catch::Contains("612 x 792"));
    auto booklet = muster::samples::booklet(muster::samples::recordSheet());
    booklet.sheets.push_back({"wide", "Wide", muster::sheet::Orientation::landscape, {}});
    const auto set = setBooklet(booklet, fixture.type, {});
    REQUIRE(set.pages.size() == 2);
    const auto info = outputOf("pdfinfo -l 2 {}", writePdf(set.pages, fixture.type, "Both"));
    CHECK_THAT(info, Catch::Contains("Page    1 size:  595.276 x 841.89"));
    CHECK_THAT(info, Catch::Contains("Page    2 size:  841.89 x 595.276"));
    CHECK_THAT(info, Catch::Contains("Title:           Both"));
}

TEST_CASE("fonts are embedded as subsets")
{
    if (!hasTool("pdffonts", "poppler-utils")) return;
    LayoutFixture fixture;
    std::istringstream lines(outputOf("pdffonts {}", pdfOf(fixture, muster::samples::armySheet())));
    std::string line;
    std::getline(lines, line);
    std::getline(lines, line);
    int fonts = 0;
    while (std::getline(lines, line)) {
        ++fonts;
        CHECK_THAT(line, Catch::Contains(" yes yes yes "));
    }
    CHECK(fonts >= 2);
    CHECK(pdfOf(fixture, muster::samples::armySheet()).size() < 100'000);
}

TEST_CASE("no pages, no file")
{
    LayoutFixture fixture;
    CHECK(writePdf({}, fixture.type, "x").isEmpty());
}
