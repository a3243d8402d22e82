#include "tests/printer/layout_fixture.hpp"

#include <catch2/catch.hpp>

#include <cmath>

using namespace muster::printer;
using namespace muster::printer::tests;

TEST_CASE("text breaks between words and at line feeds, and no line is wider than asked")
{
    LayoutFixture fixture;
    const auto text =
        QStringLiteral("The closest target within sight\nof the front corners, measured from centre to centre.");
    const auto paragraph = fixture.type.wrap(text, type::body, 40);
    REQUIRE(paragraph.lines.size() > 2);
    for (const auto& line : paragraph.lines) CHECK(line.width <= 40.001);
    QString joined;
    for (const auto& line : paragraph.lines) joined += line.text + u' ';
    CHECK(joined.simplified() == QString(text).replace(u'\n', u' '));
    CHECK_FALSE(paragraph.shrunk);
    CHECK_FALSE(paragraph.broken);
}

TEST_CASE("a word wider than its line is shrunk, but never below the least size")
{
    LayoutFixture fixture;
    const auto word = QStringLiteral("Grenadiersregiment");
    const double natural = fixture.type.width(word, type::part);
    const auto little = fixture.type.wrap(word, type::part, natural * 0.85);
    CHECK(little.shrunk);
    CHECK_FALSE(little.broken);
    CHECK(little.lines.size() == 1);
    const auto much = fixture.type.wrap(word, type::part, natural * 0.2);
    CHECK(much.broken);
    CHECK(much.style.points == type::minPoints);
    QString joined;
    for (const auto& line : much.lines) {
        CHECK(line.width <= natural * 0.2 + 0.001);
        joined += line.text;
    }
    CHECK(joined == word);
}

TEST_CASE("a number is never broken at its point")
{
    LayoutFixture fixture;
    const auto size = QStringLiteral("5.4\u00a0×\u00a04.2");
    CHECK(std::abs(fixture.type.longestWord(size, type::body) - fixture.type.width(size, type::body)) < 0.01);
    CHECK(fixture.type
              .wrap(QStringLiteral("5.4 4.2"), type::body, fixture.type.width(QStringLiteral("5.4"), type::body) * 1.2)
              .lines.front()
              .text == QStringLiteral("5.4"));
}

TEST_CASE("a word of a million letters is set in reasonable time and in full")
{
    LayoutFixture fixture;
    const auto paragraph = fixture.type.wrap(QString(1'000'000, u'm'), type::body, 180);
    qsizetype letters = 0;
    for (const auto& line : paragraph.lines) letters += line.text.size();
    CHECK(letters == 1'000'000);
}

TEST_CASE("characters without a glyph are noted, others are not")
{
    LayoutFixture fixture;
    fixture.type.wrap(displayText("Préfet Żółć Σπάρτη Полк"), type::body, 100);
    CHECK(fixture.type.missingCharacters().empty());
    fixture.type.wrap(QString::fromUcs4(U"\U000F1234", 1), type::body, 100);
    CHECK(fixture.type.missingCharacters().count(U'\U000F1234') == 1);
}

TEST_CASE("control characters become spaces")
{
    CHECK(displayText("a\tb\x1b[1m\r\nc") == QStringLiteral("a b [1m\nc"));
}

TEST_CASE("a font that is not there is refused by name")
{
    const Display display;
    const auto opened = Typesetter::open(QStringLiteral("No Such Font At All"));
    REQUIRE(std::holds_alternative<NoFont>(opened));
    CHECK_THAT(std::get<NoFont>(opened).message, Catch::Contains("No Such Font At All"));
}
