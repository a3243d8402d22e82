#include "tests/printer/layout_fixture.hpp"

#include <catch2/catch.hpp>

#include <cmath>
#include <set>
#include <string>

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

TEST_CASE("a short number at the end stays with the word before it, if both fit on a line")
{
    LayoutFixture fixture;
    const auto linesOf = [&](const char* text, double width) {
        QStringList lines;
        for (const auto& line : fixture.type.wrap(QString::fromUtf8(text), type::body, width).lines) lines << line.text;
        return lines;
    };
    const double width = fixture.type.width(QStringLiteral("Helots with javelins "), type::body);
    CHECK(linesOf("Helots with javelins 6", width) == QStringList{"Helots with", "javelins 6"});
    CHECK(linesOf("Helots with javelins 12\nand slings", width) ==
          QStringList{"Helots with", "javelins 12", "and slings"});
    CHECK(linesOf("Helots with javelins D6", width) == QStringList{"Helots with javelins", "D6"});
    CHECK(linesOf("Helots with javelins +2", width) == QStringList{"Helots with javelins", "+2"});
    CHECK(linesOf("Helots with javelins 6 or", width) == QStringList{"Helots with javelins", "6 or"});

    const double word = fixture.type.width(QStringLiteral("javelins"), type::body);
    const auto narrow = fixture.type.wrap(QStringLiteral("javelins 6"), type::body, word);
    CHECK(narrow.lines.size() == 2);
    CHECK(narrow.hasLoneNumber);
    CHECK_FALSE(fixture.type.wrap(QStringLiteral("javelins 6"), type::body, width).hasLoneNumber);
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

TEST_CASE("a word that is wider than its line is set condensed before it is shrunk")
{
    LayoutFixture fixture;
    const auto word = QStringLiteral("Grenadiersregiment");
    for (const auto face : {Face::regular, Face::bold, Face::display}) {
        const Style style{12.0, face};
        const auto paragraph = fixture.type.wrap(word, style, fixture.type.width(word, style) * 0.93);
        CHECK(paragraph.style.face == condensedOf(face));
        CHECK(paragraph.style.points == style.points);
        CHECK_FALSE(paragraph.shrunk);
        CHECK(fixture.type.wrap(word, style, 200).style.face == face);
    }
}

TEST_CASE("figures have the same width in every face, and each face is a cut of its own")
{
    LayoutFixture fixture;
    std::set<std::string> cuts;
    for (const auto face :
         {Face::regular, Face::bold, Face::italic, Face::condensed, Face::condensedBold, Face::display}) {
        const Style style{9.0, face};
        const double zero = fixture.type.width(QStringLiteral("0"), style);
        for (const char16_t digit : u"123456789") {
            if (digit == 0) continue;
            CHECK(fixture.type.width(QString(QChar(digit)), style) == Approx(zero).epsilon(1e-6));
        }
        const auto& cut = fixture.type.shaper().cut(face);
        CHECK_FALSE(cut.lacksWeight());
        CHECK_FALSE(cut.lacksSlant());
        cuts.insert(cut.identity());
    }
    CHECK(cuts.size() == faceCount);
}

TEST_CASE("a missing script is matched with its package")
{
    CHECK(packageFor(U'中') == "fonts-noto-cjk");
    CHECK(packageFor(U'한') == "fonts-noto-cjk");
    CHECK(packageFor(U'ש') == "fonts-noto-core");
    CHECK(packageFor(U'☐') == "fonts-dejavu-core");
    CHECK(packageFor(U'🎲') == "fonts-noto-color-emoji");
    CHECK(packageFor(U'\U000F1234').empty());
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

TEST_CASE("instead of a font that is not there, the preferred one is opened")
{
    const Display display;
    const auto opened = Typesetter::open(QStringLiteral("No Such Font At All"));
    REQUIRE(std::holds_alternative<Typesetter>(opened));
    const auto preferred = Typesetter::open();
    REQUIRE(std::holds_alternative<Typesetter>(preferred));
    CHECK(std::get<Typesetter>(opened).family() == std::get<Typesetter>(preferred).family());
    CHECK(std::get<Typesetter>(opened).missingFamily() == QStringLiteral("No Such Font At All"));
    CHECK(std::get<Typesetter>(preferred).missingFamily().isEmpty());
}

TEST_CASE("a range of numbers stays on one line")
{
    LayoutFixture fixture;
    for (const auto* range : {"5–6", "13–18", "1-2"}) {
        const auto text = QString("Shoots at ") + range;
        const double width = fixture.type.width(text, type::body) - 0.5;
        const auto paragraph = fixture.type.wrap(text, type::body, width);
        REQUIRE(paragraph.lines.size() == 2);
        CHECK(paragraph.lines[1].text.endsWith(range));
    }
    CHECK(fixture.type.wrap("Mid-\nsentence", type::body, 100).lines.size() == 2);
}
