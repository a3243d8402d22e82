#include "core/text/sha256.hpp"
#include "core/text/utf8.hpp"
#include "printer/text_formats/marks.hpp"
#include "printer/text_formats/writers.hpp"
#include "tests/printer/sample_map.hpp"
#include "tests/printer/samples.hpp"

#include <QByteArray>
#include <QXmlStreamReader>

#include <catch2/catch.hpp>

#include <algorithm>
#include <sstream>

using namespace muster;
using namespace muster::printer;

namespace {

const std::vector<sheet::Booklet> both{samples::booklet(samples::armySheet()),
                                       samples::booklet(samples::recordSheet())};

const char* const fields[] = {"French with Old Guard",
                              "Old Guard Grenadiers",
                              "32 of 32 points",
                              "Marshal Davout",
                              "Ice Rangers",
                              "Arctic Human Soldiers",
                              "Heavy crossbow",
                              "Movement",
                              "their strength",
                              "An army needs at least 2 bases of strength 2",
                              "this sheet states facts"};

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
    CHECK_THAT(text, Catch::Contains("Ligne                    3        4     60 x 30        12  [ ][ ][ ][ ]"));
    CHECK_THAT(text, Catch::Contains("Soldiers: [ ][ ][ ][ ][ ] [ ][ ][ ]"));
    CHECK_THAT(text, Catch::Contains("(7 struck out)"));
}

TEST_CASE("plain text cannot carry commands to a terminal")
{
    auto booklet = samples::booklet(
        {"x", "X", sheet::Orientation::portrait, {samples::block(sheet::Text{"a\x1b[31mb", sheet::TextStyle::body})}});
    CHECK(writeText({&booklet, 1}).find('\x1b') == std::string::npos);
    CHECK(writeMarkdown({&booklet, 1}).find('\x1b') == std::string::npos);
}

TEST_CASE("a sheet carries no command to the log of a build server, and nothing that turns its text round")
{
    const std::string bad = "::error file=x::\u202epwned\n::stop-commands::t ##[error]x\xff";
    const auto booklet = samples::booklet(
        {"x",
         bad,
         sheet::Orientation::portrait,
         {samples::block(sheet::Text{bad, sheet::TextStyle::body}), samples::block(sheet::Heading{2, bad, bad}),
          samples::block(sheet::Boxes{bad, 3}), samples::block(sheet::Fields{1, {{bad, bad}, {"", bad}}})}});
    for (const auto& text : {writeText({&booklet, 1}), writeMarkdown({&booklet, 1})}) {
        std::istringstream lines(text);
        for (std::string line; std::getline(lines, line);) {
            INFO(line);
            const auto first = line.find_first_not_of(' ');
            CHECK((first == std::string::npos || line.compare(first, 2, "::") != 0));
            CHECK(line.find("##[") == std::string::npos);
            CHECK(line.find("\u202e") == std::string::npos);
            CHECK(line.find('\xff') == std::string::npos);
        }
    }
}

TEST_CASE("what is not UTF-8 becomes a replacement character on a web page")
{
    const auto booklet = samples::booklet({"x",
                                           "X",
                                           sheet::Orientation::portrait,
                                           {samples::block(sheet::Text{"a\xFF"
                                                                       "b",
                                                                       sheet::TextStyle::body})}});
    Settings settings;
    settings.header.text = "caf\xE9";
    const auto page = writeHtml({&booklet, 1}, settings);
    CHECK(text::findInvalidUtf8(page) == std::string::npos);
    CHECK_THAT(page, Catch::Contains("a\xEF\xBF\xBD"
                                     "b"));
}

TEST_CASE("markdown makes no links of what a player wrote")
{
    const auto booklet = samples::booklet(
        {"x",
         "X",
         sheet::Orientation::portrait,
         {samples::block(sheet::Text{"See https://a.example/x or www.b.example, ask @carol or d@e.example about #12",
                                     sheet::TextStyle::body})}});
    CHECK_THAT(writeMarkdown({&booklet, 1}),
               Catch::Contains("See https\\://a\\.example/x or www\\.b\\.example, ask @&#8203;carol or "
                               "d@&#8203;e\\.example about \\#&#8203;12"));
}

TEST_CASE("markdown shows names as they are")
{
    auto booklet = samples::booklet({"x",
                                     "X",
                                     sheet::Orientation::portrait,
                                     {samples::block(sheet::Text{"1. *not* a | list <b>", sheet::TextStyle::body})}});
    CHECK_THAT(writeMarkdown({&booklet, 1}), Catch::Contains("1\\. \\*not\\* a \\| list \\<b\\>"));
    CHECK_THAT(writeMarkdown(both), Catch::Contains("| Ligne | 3 | 4 | 60 x 30 | 12 | ☐☐☐☐ |"));
}

TEST_CASE("the HTML page needs nothing from outside and shows names as they are")
{
    auto booklet = samples::booklet(
        {"x",
         "X",
         sheet::Orientation::portrait,
         {samples::block(sheet::Text{"<script>alert('x')</script> & \"co\"", sheet::TextStyle::body})}});
    const auto hostile = writeHtml({&booklet, 1});
    CHECK(hostile.find("<script", hostile.find("<script>") + 1) == std::string::npos);  // except its own
    CHECK_THAT(hostile, Catch::Contains("&lt;script&gt;alert(‘x’)&lt;/script&gt; &amp; “co”"));
    const auto page = writeHtml(both);
    for (const auto* outside :
         {"http:", "https:", "src=", "href=\"/", "href=\"h", "url(", "@import", " style=", " onclick="})
        CHECK(page.find(outside) == std::string::npos);
    CHECK_THAT(page, Catch::Contains("prefers-color-scheme: dark"));
    CHECK(writeHtml(both) == page);
}

TEST_CASE("the HTML page allows its own style and script, and no other")
{
    const auto page = writeHtml(both);
    const auto between = [&](std::string_view begin, std::string_view end) {
        const auto at = page.find(begin) + begin.size();
        return std::string_view(page).substr(at, page.find(end, at) - at);
    };
    CHECK_THAT(page, Catch::Contains("default-src 'none'"));
    CHECK_THAT(
        page, Catch::Contains("style-src 'sha256-" + text::base64(text::sha256(between("<style>", "</style>"))) + "'"));
    CHECK_THAT(page, Catch::Contains("script-src 'sha256-" +
                                     text::base64(text::sha256(between("<script>", "</script>"))) + "'"));
    CHECK_THAT(page, !Catch::Contains("unsafe"));
}

TEST_CASE("a long name does not make the HTML page grow with every box")
{
    const std::string name(20000, 'n');
    sheet::Cards cards;
    cards.cards.push_back({name, "", "", {samples::block(sheet::Boxes{name, 1000, 5, {4}})}, {}});
    auto booklet = samples::booklet({"x", "X", sheet::Orientation::portrait, {samples::block(cards)}});
    CHECK(writeHtml({&booklet, 1}).size() < 400'000);
}

TEST_CASE("the body of the HTML page is balanced")
{
    auto page = QByteArray::fromStdString(writeHtml(both));
    page = page.mid(page.indexOf("<body"));
    page = page.left(page.indexOf("</body>") + 7);
    QXmlStreamReader reader(page);
    while (!reader.atEnd()) reader.readNext();
    INFO(reader.errorString().toStdString() << " at " << reader.characterOffset());
    CHECK_FALSE(reader.hasError());
}

TEST_CASE("numbered items keep their numbers, groups and blank lines are there")
{
    sheet::Reference reference{1, {}};
    reference.sections.push_back({"Turn", {}, {}, {"1. Move", "2. Fight", "Not 3. in between"}});
    sheet::Table table;
    table.columns = {{"Unit"}, {"Losses"}};
    table.rows = {{{"Foot"}, {"", 2}}, {{"Horse"}, {"", 1}}};
    table.groups = {"Centre", "Left wing"};
    table.emptyRows = 1;
    table.total = {"All", "3"};
    const auto booklet =
        samples::booklet({"x", "X", sheet::Orientation::portrait, {samples::block(reference), samples::block(table)}});
    const auto text = writeText({&booklet, 1});
    CHECK_THAT(text, Catch::Contains("Turn\n1. Move\n2. Fight\n- Not 3. in between\n"));
    CHECK_THAT(text, Catch::Contains("Unit   Losses\n-----  ------\nCentre:\nFoot   [ ][ ]\nLeft wing:\nHorse  [ "
                                     "]\n____   ______\n-----  ------\nAll    3\n"));
    const auto markdown = writeMarkdown({&booklet, 1});
    CHECK_THAT(markdown, Catch::Contains("\n1. Move\n2. Fight\n\n- Not 3. in between\n"));
    CHECK_THAT(markdown, Catch::Contains("| **Left wing** |  |\n| Horse | ☐ |\n"));
    CHECK_THAT(markdown, Catch::Contains("| **All** | **3** |"));
    const auto page = writeHtml({&booklet, 1});
    CHECK_THAT(page, Catch::Contains("<li class=\"numbered\"><b>1.</b> Move</li>"));
    CHECK_THAT(page, Catch::Contains("scope=\"rowgroup\" colspan=\"2\">Left wing</th>"));
    CHECK_THAT(page, Catch::Contains("Losses, blank line 1"));
}

TEST_CASE("boxes are numbered across groups, and the heads of a wide matrix stand at the right of a web page too")
{
    sheet::BoxStyle numbers;
    numbers.counted = true;
    sheet::Matrix matrix{"Hits", "D20", {"2"}, {"19"}, {"7"}, {}};
    matrix.headsAtRight = true;
    const auto booklet =
        samples::booklet({"x",
                          "X",
                          sheet::Orientation::portrait,
                          {samples::block(sheet::Boxes{"Stands", 3, 2, numbers}), samples::block(matrix)}});
    CHECK_THAT(writeText({&booklet, 1}), Catch::Contains("[ ]1[ ]2 [ ]3"));
    const auto page = writeHtml({&booklet, 1});
    CHECK_THAT(page, Catch::Contains("data-mark=\"3\""));
    CHECK_THAT(page, Catch::Contains("<th scope=\"row\">19</th><td>7</td><th aria-hidden=\"true\">19</th></tr>"));
}

TEST_CASE("wide characters take two columns, so that tables stay in line")
{
    CHECK(displayWidth("源義経") == 6);
    CHECK(displayWidth("ｱﾙﾌｧ") == 4);
    CHECK(displayWidth("🐘👑") == 4);
    CHECK(displayWidth("👩\u200d🚀") == 2);
    CHECK(displayWidth("👍🏽") == 2);
    CHECK(displayWidth("☠\uFE0F") == 2);
    CHECK(displayWidth("e\u0301") == 1);
    CHECK(displayWidth("\xff\xfe") == 2);  // invalid bytes
    sheet::Table table;
    table.columns = {{"Leader"}, {"Points", sheet::Align::right}};
    table.rows = {{{"源義経"}, {"12"}}, {{"Hannibal 🐘"}, {"5"}}};
    const auto booklet = samples::booklet({"x", "X", sheet::Orientation::portrait, {samples::block(table)}});
    CHECK_THAT(writeText({&booklet, 1}), Catch::Contains("源義経           12\nHannibal 🐘       5\n"));
}

TEST_CASE("a table is made as narrow as its words allow before it leaves the page")
{
    sheet::Table table;
    table.columns = {{"One"}, {"Two"}, {"Three"}};
    const std::string sentence = "word word word word word word word word word word";
    table.rows = {{{sentence}, {sentence}, {sentence}}};
    const auto booklet = samples::booklet({"x", "X", sheet::Orientation::portrait, {samples::block(table)}});
    const auto text = writeText({&booklet, 1});
    for (const auto& line : wrapped(text, 1'000'000)) CHECK(displayWidth(line) <= 96);
}

TEST_CASE("words wrap at spaces, by characters and not by bytes")
{
    CHECK(wrapped("[ ][ ] [ ]", 4) == std::vector<std::string>{"[ ][ ]", "[ ]"});
    CHECK(wrapped("   in bold", 20) == std::vector<std::string>{"   in bold"});
    CHECK(wrapped("ää ää ää", 5) == std::vector<std::string>{"ää ää", "ää"});
    CHECK(wrapped("overlongword x", 4) == std::vector<std::string>{"overlongword", "x"});
    CHECK(wrapped("a\nb", 9) == std::vector<std::string>{"a", "b"});
    CHECK(boxRow(7, 5, "o") == "ooooo oo");
    CHECK(displayWidth("Żółć") == 4);
}

TEST_CASE("no text of a post becomes a line of its own, markup or a command")
{
    sheet::Post post;
    post.name = "Guard\n- 9 \u00d7 Ghosts";
    post.facts = {"::error::Game", "List [x](http://y)"};
    post.sections.push_back({"", "", {{2, "**Foot**", "<b>Line</b>", "3 pts", {"a\x1b[31m", "b\r- c"}}}});
    post.sections.push_back({"Left # wing", "5 pts", {}});
    post.total = "Total: 8 of 9 pts";
    const auto text = writePost(post, false);
    CHECK(std::count(text.begin(), text.end(), '\n') == 8);
    CHECK_THAT(text, Catch::StartsWith("Guard - 9 \u00d7 Ghosts\n"));
    CHECK(text.find("\n::") == std::string::npos);
    CHECK(text.find('\x1b') == std::string::npos);
    CHECK_THAT(text, Catch::Contains("\n\n- 2 \u00d7 **Foot** (<b>Line</b>) [3 pts]: a"));
    CHECK_THAT(text, Catch::EndsWith("\nLeft # wing [5 pts]\n\nTotal: 8 of 9 pts\n"));
    const auto markdown = writePost(post, true);
    CHECK_THAT(markdown, Catch::StartsWith("**Guard - 9 \u00d7 Ghosts**\n\n\\::error"));
    CHECK_THAT(markdown, Catch::Contains("- 2 \u00d7 **\\*\\*Foot\\*\\*** (\\<b\\>Line\\</b\\>) \\[3 pts\\]: a"));
    CHECK_THAT(markdown, Catch::Contains("**Left \\# wing** \\[5 pts\\]\n\n**Total: 8 of 9 pts**\n"));
    CHECK(markdown.find("[x](") == std::string::npos);
}

TEST_CASE("a map in Markdown is a picture beside the text, with the meanings of its numbers")
{
    const auto booklet =
        samples::booklet({"x", "X", sheet::Orientation::portrait, {samples::mapBlock(samples::battle())}});
    const auto made = writeMarkdown({&booklet, 1}, "Battle of (two) \u00c4rmies", InkMode::colour);
    REQUIRE(made.maps.size() == 1);
    CHECK(made.maps.front().name == "Battle of (two) \u00c4rmies-map-1.svg");
    CHECK_THAT(made.text, Catch::Contains("](Battle%20of%20%28two%29%20%C3%84rmies-map-1.svg)\n"));
    QXmlStreamReader reader(QByteArray::fromStdString(made.maps.front().content));
    REQUIRE(reader.readNextStartElement());
    CHECK(reader.namespaceUri() == u"http://www.w3.org/2000/svg");
    CHECK(reader.attributes().value("width").toDouble() > 300);
    while (!reader.atEnd()) reader.readNext();
    CHECK_FALSE(reader.hasError());
    const auto words = writeMarkdown({&booklet, 1});
    CHECK(words.find("svg") == std::string::npos);
}

TEST_CASE("the page in HTML sets names, their details and circles as other paper does")
{
    sheet::Table table;
    table.columns = {{"Unit", sheet::Align::left, 4, 11}, {"Morale markers", sheet::Align::left, 2}};
    table.columns[0].lead = true;
    table.columns[1].boxes.round = true;
    table.columns.push_back({"Strength", sheet::Align::center, 1, 18});
    table.columns.push_back({"Line", sheet::Align::center, 1});
    table.rows = {{{"Keyes's Brigade\nGreen, musket"}, {"", 2}, {"7"}, {"2\"", 1}}};
    const auto booklet = samples::booklet({"x", "X", sheet::Orientation::portrait, {samples::block(table)}});
    const auto page = writeHtml({&booklet, 1});
    CHECK_THAT(page, Catch::Contains("<strong>Keyes’s Brigade</strong><span class=\"detail\">Green, musket</span>"));
    CHECK_THAT(page, !Catch::Contains("<td class=\" large"));  // the name leads its details, in their size
    CHECK_THAT(page, Catch::Contains("<span class=\"boxes round\" role=\"group\""));
    CHECK_THAT(page, Catch::Contains("{--points:18pt}"));
    CHECK_THAT(page, Catch::Contains("<td class=\"center nobreak\">2″ <span class=\"boxes\""));  // stays before its box
    CHECK_THAT(page, Catch::Contains("<colgroup class=\"paper\"><col"));
    CHECK_THAT(page, Catch::Contains("{--share:50.0%}"));
}
