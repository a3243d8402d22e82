#include "printer/draw/devices.hpp"
#include "tests/printer/draw/pdf/pdf_tools.hpp"
#include "tests/printer/layout_fixture.hpp"

#include <QXmlStreamReader>

#include <catch2/catch.hpp>

#include <cmath>
#include <limits>
#include <random>

using namespace muster::printer;
using namespace muster::printer::tests;

namespace {

/// Random marks, both absurd and usual.
class RandomMarks {
public:
    explicit RandomMarks(unsigned seed) : m_dice(seed) {}

    std::vector<Mark> marks(int depth = 0)
    {
        std::vector<Mark> marks;
        for (int i = below(12); i >= 0; --i) marks.push_back(mark(depth));
        return marks;
    }

private:
    int below(int end) { return std::uniform_int_distribution(0, end - 1)(m_dice); }
    double length()
    {
        static constexpr double odd[] = {0,
                                         -0.0,
                                         1e-9,
                                         -1e300,
                                         1e300,
                                         0.0004999,
                                         std::numeric_limits<double>::infinity(),
                                         -std::numeric_limits<double>::infinity()};
        if (below(8) == 0) return below(10) == 0 ? std::numeric_limits<double>::quiet_NaN() : odd[below(8)];
        return std::uniform_real_distribution(-50.0, 300.0)(m_dice);
    }
    double thickness() { return below(3) == 0 ? 0 : below(20) == 0 ? length() : below(100) / 40.0; }
    Ink ink()
    {
        return below(2) == 0 ? Ink(static_cast<std::uint8_t>(below(256)))
                             : Ink(static_cast<std::uint8_t>(below(256)), 7, static_cast<std::uint8_t>(below(256)));
    }
    std::optional<Ink> fill() { return below(2) == 0 ? std::optional(ink()) : std::nullopt; }
    Dash dash() { return static_cast<Dash>(below(3)); }
    QString text()
    {
        static constexpr std::pair<char32_t, int> ranges[] = {
            {0x20, 95},   {0x20, 95},    {0xA0, 600},   {0x370, 400},   {0x590, 300},
            {0x900, 200}, {0x2000, 800}, {0x3040, 200}, {0x4E00, 400},  {0xD800, 0x800},
            {0xFB00, 80}, {0xFE00, 16},  {0xFFF0, 16},  {0x1F300, 600}, {0xF0000, 50}};
        QString text;
        for (int words = below(5); words >= 0; --words) {
            const auto& [begin, count] = ranges[below(15)];
            for (int i = below(9); i >= 0; --i) {
                const auto character = static_cast<char32_t>(begin + static_cast<char32_t>(below(count)));
                if (character >= 0xD800 && character < 0xE000)
                    text += QChar(static_cast<char16_t>(character));
                else
                    text += QString::fromUcs4(&character, 1);
            }
            text += QString(below(3), u' ');
        }
        return text;
    }
    std::vector<Ring> rings()
    {
        std::vector<Ring> rings(static_cast<std::size_t>(below(4)));
        for (auto& ring : rings) {
            for (int i = below(6); i > 0; --i) ring.push_back({length(), length()});
        }
        return rings;
    }
    Mark mark(int depth)
    {
        switch (below(depth < 4 ? 6 : 5)) {
        case 0:
            return TextMark{
                length(), length(), text(), {0.5 * below(60) + 0.5, static_cast<Face>(below(3)), ink()}, 10};
        case 1: return LineMark{length(), length(), length(), length(), thickness(), ink(), dash()};
        case 2:
            return BoxMark{length(),      length(),    length(),
                           length(),      thickness(), ink(),
                           below(2) == 0, ink(),       below(3) == 0 ? length() : 0};
        case 3: return EllipseMark{length(), length(), length(), length(), thickness(), ink(), fill(), dash()};
        case 4: return PathMark{rings(), below(2) == 0, thickness(), ink(), fill(), dash(), below(2) == 0};
        default: break;
        }
        if (m_kept && below(3) == 0) return GroupMark{m_kept, Transform::shift(length(), length()), {}};
        const auto content = std::make_shared<const std::vector<Mark>>(marks(depth + 1));
        if (below(3) == 0) m_kept = content;
        return GroupMark{content, Transform::turn(below(360)).then(Transform{length(), 0.1, 0, 1, length(), length()}),
                         below(2) == 0 ? rings() : std::vector<Ring>()};
    }

    std::mt19937 m_dice;
    std::shared_ptr<const std::vector<Mark>> m_kept;
};

std::vector<Page> randomPages(int count)
{
    std::vector<Page> pages;
    RandomMarks random(20'261'121);
    for (int i = 0; i < count; ++i) {
        pages.push_back({100.0 + i % 50, 200, random.marks()});
    }
    return pages;
}

}  // namespace

TEST_CASE("no marks whatever break a PDF")
{
    LayoutFixture fixture;
    const auto pages = randomPages(300);
    const auto pdf = writePdf(pages, fixture.type, "Random");
    CHECK(pdf == writePdf(pages, fixture.type, "Random"));
    auto other = fixture.type.another();
    CHECK(pdf == writePdf(pages, other, "Random"));
    if (!hasTool("qpdf", "qpdf") || !hasTool("pdftotext", "poppler-utils")) return;
    CHECK_THAT(outputOf("qpdf --check {}", pdf), Catch::Contains("No syntax or stream encoding errors"));
    CHECK_THAT(outputOf("pdftotext -l 40 {} /dev/null", pdf), !Catch::Contains("rror"));
}

TEST_CASE("no marks whatever break an SVG")
{
    LayoutFixture fixture;
    for (const auto& page : randomPages(60)) {
        QXmlStreamReader reader(writeSvg(page, fixture.type, "Random"));
        while (!reader.atEnd()) reader.readNext();
        INFO(reader.errorString().toStdString());
        REQUIRE_FALSE(reader.hasError());
    }
}
