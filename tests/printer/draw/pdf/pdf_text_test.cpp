#include "printer/draw/devices.hpp"
#include "tests/printer/draw/pdf/pdf_tools.hpp"
#include "tests/printer/layout_fixture.hpp"

#include <QFontDatabase>

#include <catch2/catch.hpp>

#include <sstream>

using namespace muster::printer;
using namespace muster::printer::tests;

namespace {

QByteArray pdfOf(LayoutFixture& fixture, const QString& text, const Style& style = type::title)
{
    Drawing drawing(fixture.type);
    drawing.line(text, style, 10, 10, 380);
    return writePdf(std::vector<Page>{{400, 50, drawing.take()}}, fixture.type, "x");
}

QString foundIn(const QByteArray& pdf)
{
    return QString::fromStdString(outputOf("pdftotext -raw -enc UTF-8 {} -", pdf)).simplified();
}

/// Checks that every font is embedded as a subset with a character mapping. Fonts drawn by the PDF itself are always
/// embedded.
void checkFonts(const QByteArray& pdf)
{
    std::istringstream lines(outputOf("pdffonts {}", pdf));
    std::string line;
    std::getline(lines, line);
    std::getline(lines, line);
    while (std::getline(lines, line)) {
        const bool isDrawn = line.find("Type 3") != std::string::npos;
        CHECK_THAT(line, Catch::Contains(isDrawn ? " yes no  yes " : " yes yes yes "));
    }
}

}  // namespace

TEST_CASE("text in many scripts is found again as it was written")
{
    if (!hasTool("pdftotext", "poppler-utils")) return;
    LayoutFixture fixture;
    for (const auto* text :
         {"Ice Rangers, 13\" (720 SGP) \\o/", "Zażółć gęślą jaźń ŁÓDŹ", "Σπάρτη Λεωνίδας Ωμέγα μ",
          "Гвардейский полк Ёж ЇЄҐ", "office fluffy affinity waffle fi", "Þórr Ðæ Øst Ångström ſtraße",
          "½ × 2 – “quoted” … €5 † ☐ ☑ ✠", "Ὀδυσσεύς", "e\u0301galite\u0301"}) {
        for (const auto face : {Face::regular, Face::bold, Face::italic, Face::condensed, Face::display}) {
            const auto pdf = pdfOf(fixture, QString::fromUtf8(text), Style{14, face});
            CHECK(foundIn(pdf).normalized(QString::NormalizationForm_C).toStdString() ==
                  QString::fromUtf8(text).normalized(QString::NormalizationForm_C).toStdString());
            checkFonts(pdf);
        }
    }
    CHECK(fixture.type.missingCharacters().empty());
}

TEST_CASE("letters that look alike are told apart when copied")
{
    if (!hasTool("pdftotext", "poppler-utils")) return;
    LayoutFixture fixture;
    const auto text =
        QStringLiteral("ABEKMHOPCTX АВЕКМНОРСТХ ΑΒΕΚΜΗΟΡΤΧ \u03A9\u2126");  // Latin, Cyrillic, Greek, omega and ohm
    CHECK(foundIn(pdfOf(fixture, text)).toStdString() == text.toStdString());
}

TEST_CASE("a character that no font has is reported, drawn as a box, and still found")
{
    if (!hasTool("pdftotext", "poppler-utils")) return;
    LayoutFixture fixture;
    const char32_t first = 0xF1234, second = 0xF1235;
    const auto text =
        QStringLiteral("a") + QString::fromUcs4(&first, 1) + QStringLiteral("b ") + QString::fromUcs4(&second, 1);
    const auto pdf = pdfOf(fixture, text, Style{40});
    CHECK(fixture.type.missingCharacters() == std::set<char32_t>{first, second});
    CHECK(foundIn(pdf).toStdString() == text.toStdString());
    checkFonts(pdf);
    outputOf("qpdf --check {}", pdf);
    const auto pdfOfOne = pdfOf(fixture, QString::fromUcs4(&first, 1), Style{40});
    const auto image = drawn(pdfOfOne, 10);
    int dark = 0;
    for (int x = 0; x < image.width(); ++x) {
        for (int y = 0; y < image.height(); ++y) dark += qGray(image.pixel(x, y)) < 128 ? 1 : 0;
    }
    CHECK(dark > 1000);
}

TEST_CASE("text from right to left keeps the order it is read in")
{
    if (!hasTool("pdftotext", "poppler-utils")) return;
    LayoutFixture fixture;
    const auto text = QStringLiteral("שלום עולם");
    const auto pdf = pdfOf(fixture, text);
    if (!fixture.type.missingCharacters().empty()) {
        WARN("no font with Hebrew letters is installed: skipped");
        return;
    }
    const auto found = QString::fromStdString(outputOf("pdftotext -enc UTF-8 {} -", pdf));
    CHECK(found.simplified().remove(QChar(0x202B)).remove(QChar(0x202C)).toStdString() == text.toStdString());
    outputOf("qpdf --check {}", pdf);
}

TEST_CASE("Japanese and emoji come from other fonts where there are such")
{
    if (!hasTool("pdftotext", "poppler-utils")) return;
    LayoutFixture fixture;
    for (const auto& [text, what] : {std::pair(QStringLiteral("武田騎馬隊 さむらい Takeda"), "Japanese letters"),
                                     std::pair(QStringLiteral("Dragons 🐉 🔥"), "emoji")}) {
        const auto before = fixture.type.missingCharacters().size();
        const auto pdf = pdfOf(fixture, text);
        CHECK(foundIn(pdf).toStdString() == text.toStdString());  // even if boxes represent them
        checkFonts(pdf);
        outputOf("qpdf --check {}", pdf);
        if (fixture.type.missingCharacters().size() > before)
            WARN(std::string("no font with ") + what + " is installed: only their boxes were looked at");
    }
}
