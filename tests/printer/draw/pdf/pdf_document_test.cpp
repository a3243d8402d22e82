#include "printer/draw/devices.hpp"
#include "printer/draw/pdf/metadata.hpp"
#include "printer/layout/print_out.hpp"
#include "tests/printer/draw/pdf/pdf_tools.hpp"
#include "tests/printer/layout_fixture.hpp"

#include <QColorSpace>
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

TEST_CASE("metadata has the facts of the document, and claims standards only where they are met")
{
    LayoutFixture fixture;
    const auto pdf = writePdf(emptyPages(1), fixture.type, DocumentFacts{"A & <B>", "Ann", "en", {}, "Game 1.0"});
    CHECK(pdf.contains("A &amp; &lt;B&gt;"));
    CHECK(pdf.contains("<dc:creator><rdf:Seq><rdf:li>Ann<"));
    CHECK(pdf.contains(">Game 1.0<"));
    CHECK(pdf.contains("<dc:language><rdf:Bag><rdf:li>en<"));
    CHECK(pdf.contains("<pdfuaid:part>1<"));
    CHECK(pdf.contains("<pdfaid:conformance>U<"));
    CHECK_FALSE(writePdf(emptyPages(1), fixture.type, "").contains("<pdfuaid:part>"));
    const std::vector<Page> huge{{9000, 100, {}}};
    CHECK_FALSE(writePdf(huge, fixture.type, "x").contains("<pdfaid:part>"));
}

TEST_CASE("the colour profile is that of sRGB")
{
    const auto bytes = QByteArray::fromStdString(pdf::srgbProfile());
    CHECK(bytes.size() < 700);
    const auto space = QColorSpace::fromIccProfile(bytes);
    CHECK(space.isValid());
    CHECK(space.primaries() == QColorSpace::Primaries::SRgb);
    CHECK(space.transferFunction() == QColorSpace::TransferFunction::SRgb);
}

TEST_CASE("each army's pages are numbered from 1")
{
    LayoutFixture fixture;
    const DocumentFacts facts{"Two", "", "en", {{"One", 0, 0}, {"sheet", 1, 1}, {"Other", 0, 2}}};
    CHECK(writePdf(emptyPages(4), fixture.type, facts).contains("/PageLabels<</Nums[0<</S/D>> 2<</S/D>>]>>"));
}

TEST_CASE("a unit of a table leads to its card")
{
    using namespace muster;
    LayoutFixture fixture;
    sheet::Table table{"Units", {{"Unit"}, {"Cost"}}, {{{"Guard"}, {"3"}}, {{"Nobody"}, {"4"}}}, {}, 0, {}};
    sheet::Card card;
    card.title = "Guard";
    card.blocks.push_back({table});
    sheet::Booklet booklet;
    booklet.name = "Army";
    booklet.sheets.push_back({"roster", "Roster", sheet::Orientation::portrait, {{table}}});
    booklet.sheets.push_back({"cards", "Cards", sheet::Orientation::portrait, {{sheet::Cards{2, {card}}}}});
    const auto set = setBooklet(booklet, fixture.type, {});
    REQUIRE(set.pages.size() == 2);
    REQUIRE(set.pages[0].links.size() == 1);
    CHECK(set.pages[1].links.empty());
    const auto& link = set.pages[0].links.front();
    CHECK(link.words == "Guard");
    CHECK(link.page == 1);
    REQUIRE(set.bookmarks.size() == 4);
    CHECK(set.bookmarks.back() == Bookmark{"Guard", 2, 1, link.top});
    if (!hasTool("qpdf", "qpdf") || !hasTool("pdfinfo", "poppler-utils")) return;
    const auto pdf = writePdf(set.pages, fixture.type, DocumentFacts{"Army", "", "en", set.bookmarks});
    CHECK_THAT(outputOf("qpdf --json=2 {}", pdf), Catch::Contains("\"/Contents\": \"u:Guard\""));
    CHECK_THAT(outputOf("pdfinfo -struct {}", pdf), Catch::Contains("Link"));
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
