#include "printer/draw/devices.hpp"
#include "tests/printer/stage.hpp"

#include <catch2/catch.hpp>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

using namespace muster::printer;
using namespace muster::printer::tests;
namespace fs = std::filesystem;

namespace {

bool installed(const std::string& program) { return std::system(("command -v " + program + " > /dev/null 2>&1").c_str()) == 0; }

/// What a tool of poppler prints about the bytes of a PDF.
std::string asked(const std::string& tool, const QByteArray& pdf)
{
    const auto folder = fs::temp_directory_path() / ("muster-print-" + std::to_string(::rand()));
    fs::create_directories(folder);
    const auto file = folder / "a.pdf";
    const auto answer = folder / "answer";
    std::ofstream(file, std::ios::binary).write(pdf.constData(), pdf.size());
    const auto command = tool + " " + file.string() + (tool == "pdftotext -layout" ? " " + answer.string() : " > " + answer.string());
    REQUIRE(std::system(command.c_str()) == 0);
    std::stringstream text;
    text << std::ifstream(answer).rdbuf();
    fs::remove_all(folder);
    return text.str();
}

QByteArray pdfOf(const Stage& stage, const muster::sheet::Sheet& sheet, const char* paper = "a4")
{
    return writePdf(stage.set(sheet, paper).pages, sheet.title);
}

}  // namespace

TEST_CASE("same sheet, same bytes, with the date of SOURCE_DATE_EPOCH or none")
{
    const Stage stage;
    ::unsetenv("SOURCE_DATE_EPOCH");
    const auto first = pdfOf(stage, muster::samples::armySheet());
    CHECK(first == pdfOf(stage, muster::samples::armySheet()));
    CHECK(first.startsWith("%PDF-"));
    CHECK_FALSE(first.contains("CreationDate"));
    ::setenv("SOURCE_DATE_EPOCH", "1000000000", 1);
    const auto dated = pdfOf(stage, muster::samples::armySheet());
    ::setenv("SOURCE_DATE_EPOCH", "tomorrow", 1);
    const auto wrong = pdfOf(stage, muster::samples::armySheet());
    ::unsetenv("SOURCE_DATE_EPOCH");
    CHECK(dated.contains("/CreationDate (D:20010909014640Z)"));
    CHECK(dated.size() == first.size());
    CHECK(wrong == first);
}

TEST_CASE("every field of the sheets can be found as text in the PDF")
{
    if (!installed("pdftotext")) {
        WARN("pdftotext is not installed (Debian package poppler-utils): skipped");
        return;
    }
    const Stage stage;
    const auto record = asked("pdftotext -layout", pdfOf(stage, muster::samples::recordSheet()));
    for (const auto* field : {"Ice Rangers", "720 SGP", "Troop type", "Arctic Human Soldiers", "Elite (20)", "Walk", "13\"", "Attributes and skills", "Training",
                              "Champion", "Marksmanship", "Medium crossbow", "150", "PHY + 2", "Squad", "720", "Morale", "Sergeant", "Soldiers", "Page 1 of 1"}) {
        CHECK_THAT(record, Catch::Contains(field));
    }
    const auto army = asked("pdftotext -layout", pdfOf(stage, muster::samples::armySheet()));
    for (const auto* field : {"French with Old Guard", "32 of 32 points", "Old Guard Grenadiers", "Cuirassiers", "Marshal Davout", "Squares lost", "D20", "Movement",
                              "their strength", "old-trousers/weak-minimum"}) {
        CHECK_THAT(army, Catch::Contains(field));
    }
}

TEST_CASE("pages have the size of the paper, sheets of both orientations in one file")
{
    if (!installed("pdfinfo")) {
        WARN("pdfinfo is not installed (Debian package poppler-utils): skipped");
        return;
    }
    const Stage stage;
    CHECK_THAT(asked("pdfinfo", pdfOf(stage, muster::samples::recordSheet(), "a4")), Catch::Contains("(A4)"));
    CHECK_THAT(asked("pdfinfo", pdfOf(stage, muster::samples::recordSheet(), "letter")), Catch::Contains("612 x 792"));
    auto booklet = muster::samples::booklet(muster::samples::recordSheet());
    booklet.sheets.push_back({"wide", "Wide", muster::sheet::Orientation::landscape, {}});
    const auto set = setBooklet(booklet, stage.type, {});
    REQUIRE(set.pages.size() == 2);
    const auto info = asked("pdfinfo -l 2", writePdf(set.pages, "Both"));
    CHECK_THAT(info, Catch::Contains("Page    1 size:  595 x 842"));
    CHECK_THAT(info, Catch::Contains("Page    2 size:  842 x 595"));
    CHECK_THAT(info, Catch::Contains("Title:           Both"));
}

TEST_CASE("fonts are embedded as subsets")
{
    if (!installed("pdffonts")) {
        WARN("pdffonts is not installed (Debian package poppler-utils): skipped");
        return;
    }
    const Stage stage;
    std::istringstream lines(asked("pdffonts", pdfOf(stage, muster::samples::armySheet())));
    std::string line;
    std::getline(lines, line);
    std::getline(lines, line);
    int fonts = 0;
    while (std::getline(lines, line)) {
        ++fonts;
        CHECK_THAT(line, Catch::Contains(" yes "));
    }
    CHECK(fonts >= 2);
    CHECK(pdfOf(stage, muster::samples::armySheet()).size() < 200'000);
}

TEST_CASE("no pages, no file")
{
    const Stage stage;
    CHECK(writePdf({}, "x").isEmpty());
}
