#include "printer/draw/devices.hpp"
#include "tests/printer/layout_fixture.hpp"

#include <QImage>
#include <QXmlStreamReader>

#include <catch2/catch.hpp>

#include <set>

using namespace muster::printer;
using namespace muster::printer::tests;

TEST_CASE("a PNG has the dots the paper asks for, white edges and black ink, and is the same each time")
{
    LayoutFixture fixture;
    const auto pages = fixture.set(muster::samples::recordSheet()).pages;
    const auto bytes = writePng(pages.at(0), fixture.type, 150);
    CHECK(bytes == writePng(pages.at(0), fixture.type, 150));
    const auto image = QImage::fromData(bytes, "PNG");
    CHECK(image.width() == 1240);
    CHECK(image.height() == 1754);
    CHECK(qGray(image.pixel(10, 10)) == 255);
    int dark = 0;
    for (int x = 0; x < image.width(); ++x) {
        for (int y = 0; y < image.height(); ++y) dark += qGray(image.pixel(x, y)) < 60 ? 1 : 0;
    }
    CHECK(dark > 5000);
}

TEST_CASE("an SVG is well-formed, has the size of the paper and its text as text")
{
    LayoutFixture fixture;
    auto sheet = muster::samples::recordSheet();
    sheet.blocks.push_back(
        muster::samples::block(muster::sheet::Text{"Horse & <Foot>", muster::sheet::TextStyle::body}));
    const auto bytes = writeSvg(fixture.set(sheet, "letter").pages.at(0), fixture.type, "Squad & Co <1>");
    CHECK(bytes == writeSvg(fixture.set(sheet, "letter").pages.at(0), fixture.type, "Squad & Co <1>"));
    QXmlStreamReader reader(bytes);
    QString text;
    QString width;
    while (!reader.atEnd()) {
        reader.readNext();
        if (reader.isStartElement() && reader.name() == QStringLiteral("svg"))
            width = reader.attributes().value(QStringLiteral("width")).toString();
        if (reader.isCharacters()) text += reader.text();
    }
    CHECK_FALSE(reader.hasError());
    CHECK(width.endsWith(QStringLiteral("mm")));
    CHECK(QStringView(width).chopped(2).toDouble() == Approx(215.9).epsilon(0.001));
    CHECK(text.contains(QStringLiteral("Arctic Human Soldiers")));
    CHECK(text.contains(QStringLiteral("Horse & <Foot>")));
}

TEST_CASE("an SVG brings its letters along: no font is named but for the text without ink")
{
    LayoutFixture fixture;
    auto sheet = muster::samples::recordSheet();
    sheet.blocks.push_back(
        muster::samples::block(muster::sheet::Text{"Σπάρτη \U000F1234", muster::sheet::TextStyle::body}));
    QXmlStreamReader reader(writeSvg(fixture.set(sheet).pages.at(0), fixture.type, "x"));
    std::set<QString> letters;
    std::set<QString> used;
    while (!reader.atEnd()) {
        reader.readNext();
        if (!reader.isStartElement()) continue;
        const auto attributes = reader.attributes();
        if (reader.name() == QStringLiteral("path") && attributes.hasAttribute(QStringLiteral("id")))
            letters.insert(u'#' + attributes.value(QStringLiteral("id")).toString());
        if (reader.name() == QStringLiteral("use"))
            used.insert(attributes.value(QStringLiteral("xlink:href")).toString());
        if (reader.name() == QStringLiteral("text"))
            CHECK(attributes.value(QStringLiteral("fill-opacity")) == QStringLiteral("0"));
    }
    CHECK_FALSE(reader.hasError());
    CHECK(used.size() > 50);
    CHECK(used == letters);
}
