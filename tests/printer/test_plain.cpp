#include "printer/plain/marks.hpp"
#include "printer/plain/writers.hpp"
#include "tests/printer/samples.hpp"

#include <QByteArray>
#include <QXmlStreamReader>

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::printer;

namespace {

const std::vector<sheet::Booklet> both{samples::booklet(samples::armySheet()), samples::booklet(samples::recordSheet())};

const char* const fields[] = {"French with Old Guard", "Old Guard Grenadiers", "32 of 32 points", "Marshal Davout", "Ice Rangers", "Arctic Human Soldiers",
                              "Heavy crossbow", "Movement", "their strength", "An army needs at least 2 bases of strength 2", "this sheet states facts"};

}  // namespace

TEST_CASE("every writer says everything")
{
    for (const auto& text : {writeText(both), writeMarkdown(both), writeHtml(both)}) {
        for (const auto* field : fields) CHECK_THAT(text, Catch::Contains(field));
    }
}

TEST_CASE("plain text lines up in columns")
{
    const auto text = writeText(both);
    CHECK_THAT(text, Catch::Contains("Ligne                 3         4      60 x 30         12  [ ][ ][ ][ ]"));
    CHECK_THAT(text, Catch::Contains("Soldiers: [ ][ ][ ][ ][ ] [ ][ ][ ]"));
    CHECK_THAT(text, Catch::Contains("(7 struck out)"));
}

TEST_CASE("plain text cannot carry commands to a terminal")
{
    auto booklet = samples::booklet({"x", "X", sheet::Orientation::portrait, {samples::block(sheet::Text{"a\x1b[31mb", sheet::TextStyle::body})}});
    CHECK(writeText({&booklet, 1}).find('\x1b') == std::string::npos);
}

TEST_CASE("markdown shows names as they are")
{
    auto booklet = samples::booklet({"x", "X", sheet::Orientation::portrait, {samples::block(sheet::Text{"1. *not* a | list <b>", sheet::TextStyle::body})}});
    CHECK_THAT(writeMarkdown({&booklet, 1}), Catch::Contains("1\\. \\*not\\* a \\| list \\<b\\>"));
    CHECK_THAT(writeMarkdown(both), Catch::Contains("| Ligne | 3 | 4 | 60 x 30 | 12 | ☐☐☐☐ |"));
}

TEST_CASE("the HTML page needs nothing from outside and shows names as they are")
{
    auto booklet = samples::booklet({"x", "X", sheet::Orientation::portrait, {samples::block(sheet::Text{"<script>alert('x')</script> & \"co\"", sheet::TextStyle::body})}});
    const auto hostile = writeHtml({&booklet, 1});
    CHECK(hostile.find("<script") == std::string::npos);
    CHECK_THAT(hostile, Catch::Contains("&lt;script&gt;"));
    const auto page = writeHtml(both);
    for (const auto* outside : {"http:", "https:", "src=", "href=", "url(", "@import"}) CHECK(page.find(outside) == std::string::npos);
    CHECK_THAT(page, Catch::Contains("prefers-color-scheme: dark"));
}

TEST_CASE("the body of the HTML page is balanced")
{
    auto page = QByteArray::fromStdString(writeHtml(both));
    page = page.mid(page.indexOf("<body>"));
    page = page.left(page.indexOf("</body>") + 7).replace("<br>", "<br/>").replace("&nbsp;", " ");
    QXmlStreamReader reader(page);
    while (!reader.atEnd()) reader.readNext();
    INFO(reader.errorString().toStdString() << " at " << reader.characterOffset());
    CHECK_FALSE(reader.hasError());
}

TEST_CASE("words wrap at spaces, by characters and not by bytes")
{
    CHECK(wrapped("ää ää ää", 5) == std::vector<std::string>{"ää ää", "ää"});
    CHECK(wrapped("overlongword x", 4) == std::vector<std::string>{"overlongword", "x"});
    CHECK(wrapped("a\nb", 9) == std::vector<std::string>{"a", "b"});
    CHECK(boxRow(7, 5, "o") == "ooooo oo");
    CHECK(codePoints("Żółć") == 4);
}
