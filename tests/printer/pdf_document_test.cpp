#include "printer/draw/devices.hpp"
#include "printer/layout/print_out.hpp"
#include "tests/printer/layout_fixture.hpp"
#include "tests/printer/pdf_tools.hpp"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <catch2/catch.hpp>

using namespace muster::printer;
using namespace muster::printer::tests;

namespace {

std::vector<Page> emptyPages(std::size_t count)
{
    std::vector<Page> pages;
    for (std::size_t i = 0; i < count; ++i) pages.push_back({210, 297, {}});
    return pages;
}

/// Bookmarks as "title@page" with two spaces per level, as read by qpdf.
QStringList outlineOf(const QJsonArray& entries, const QString& indent = {})
{
    QStringList found;
    for (const auto& value : entries) {
        const auto entry = value.toObject();
        found += indent + entry[QStringLiteral("title")].toString() + u'@' +
                 QString::number(entry[QStringLiteral("destpageposfrom1")].toInt());
        found += outlineOf(entry[QStringLiteral("kids")].toArray(), indent + QStringLiteral("  "));
    }
    return found;
}

QStringList outlineOf(const QByteArray& pdf)
{
    const auto json = outputOf("qpdf --json=1 --json-key=outlines {}", pdf);
    return outlineOf(
        QJsonDocument::fromJson(QByteArray::fromStdString(json)).object()[QStringLiteral("outlines")].toArray());
}

}  // namespace

TEST_CASE("bookmarks lead from armies to sheets to units, whatever letters they have")
{
    if (!hasTool("qpdf", "qpdf")) return;
    LayoutFixture fixture;
    DocumentFacts facts{"Two armies", "Ann", "en", {}};
    facts.bookmarks = {{"Żółć (north) \\", 0, 0},
                       {"Squads", 1, 0},
                       {"Полк", 2, 1},
                       {"朱雀 🐦", 2, 2},
                       {"Roster", 1, 2},
                       {"Second", 0, 3},
                       {"deep below nothing", 7, 3},
                       {"lost", 0, 99}};
    const auto pdf = writePdf(emptyPages(4), fixture.type, facts);
    CHECK(outlineOf(pdf) ==
          QStringList({QStringLiteral("Żółć (north) \\@1"), QStringLiteral("  Squads@1"), QStringLiteral("    Полк@2"),
                       QStringLiteral("    朱雀 🐦@3"), QStringLiteral("  Roster@3"), QStringLiteral("Second@4"),
                       QStringLiteral("  deep below nothing@4")}));
    outputOf("qpdf --check {}", pdf);
}

TEST_CASE("without bookmarks there is no table of contents")
{
    LayoutFixture fixture;
    CHECK_FALSE(writePdf(emptyPages(1), fixture.type, "x").contains("/Outlines"));
    CHECK_FALSE(
        writePdf(emptyPages(1), fixture.type, DocumentFacts{"x", "", "", {{"lost", 0, 5}}}).contains("/Outlines"));
}

TEST_CASE("a document says its title, author and language, and asks not to be fitted")
{
    if (!hasTool("pdfinfo", "poppler-utils")) return;
    LayoutFixture fixture;
    const auto pdf =
        writePdf(emptyPages(1), fixture.type, DocumentFacts{"Legio (III) \\ Żółć", "Zoë Иванова", "de-AT", {}});
    const auto info = outputOf("pdfinfo -enc UTF-8 {}", pdf);
    CHECK_THAT(info, Catch::Contains("Legio (III) \\ Żółć"));
    CHECK_THAT(info, Catch::Contains("Zoë Иванова"));
    CHECK_THAT(info, Catch::Contains("Creator:         Muster"));
    CHECK(pdf.contains("/Lang(de-AT)"));
    CHECK(pdf.contains("/PrintScaling/None"));
}

TEST_CASE("a thousand pages of different sizes make a sound file, the same each time")
{
    LayoutFixture fixture;
    std::vector<Page> pages;
    for (int i = 0; i < 1000; ++i) {
        Drawing drawing(fixture.type);
        drawing.line(QStringLiteral("Page %1").arg(i), type::title, 10, 10, 80);
        pages.push_back({100.0 + i % 7, 150.0 + i % 3, drawing.take()});
    }
    const auto pdf = writePdf(pages, fixture.type, "Many");
    CHECK(pdf == writePdf(pages, fixture.type, "Many"));
    if (!hasTool("qpdf", "qpdf") || !hasTool("pdfinfo", "poppler-utils")) return;
    outputOf("qpdf --check {}", pdf);
    const auto info = outputOf("pdfinfo -f 1000 -l 1000 {}", pdf);
    CHECK_THAT(info, Catch::Contains("Pages:           1000"));
    CHECK_THAT(info, Catch::Contains("Page 1000 size:  297.638 x 425.197"));  // 105 by 150 mm
    CHECK_THAT(outputOf("pdftotext -f 1000 -l 1000 {} -", pdf), Catch::Contains("Page 999"));
}

TEST_CASE("armies laid out on several threads give the bytes and findings that one thread gives")
{
    LayoutFixture fixture;
    std::vector<muster::sheet::Booklet> booklets;
    for (int i = 0; i < 12; ++i) {
        booklets.push_back(muster::samples::booklet(muster::samples::recordSheet()));
        auto& booklet = booklets.back();
        booklet.name = i % 3 == 0 ? "Army \U000F1234 of the unknown" : "Army Σ " + std::to_string(i);
        while (booklet.sheets.size() < 8) booklet.sheets.push_back(muster::samples::armySheet());
    }
    const auto together = layOut(booklets, fixture.type, {});
    Typesetter alone = fixture.type.another();
    std::vector<Page> pages;
    std::vector<std::string> findings;
    for (const auto& booklet : booklets) {
        auto set = setBooklet(booklet, alone, {});
        std::move(set.pages.begin(), set.pages.end(), std::back_inserter(pages));
        for (const auto& finding : set.findings) {
            if (std::find(findings.begin(), findings.end(), finding.message) == findings.end())
                findings.push_back(finding.message);
        }
    }
    CHECK(writePdf(together.pages, fixture.type, "x") == writePdf(pages, alone, "x"));
    std::vector<std::string> found;
    for (const auto& finding : together.findings) found.push_back(finding.message);
    CHECK(found == findings);
    CHECK(has(together.findings, "print/missing-glyph"));
}
