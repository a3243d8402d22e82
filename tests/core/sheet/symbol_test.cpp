#include "core/sheet/symbol.hpp"

#include "core/sheet/shared_symbols.hpp"
#include "core/sheet/symbol_path.hpp"
#include "tests/core/sheet/described.hpp"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::sheet;
using namespace muster::sheet::tests;
using Catch::Contains;
using geometry::Point;

namespace {

struct BadPath {
    const char* text;
    const char* message;  ///< part of the message
    std::size_t at;
};

std::shared_ptr<const text::Document> parsed(const std::string& json)
{
    auto parsed = text::Document::parse(std::make_shared<text::Source>("test.system.json", json));
    REQUIRE(parsed.document);
    return parsed.document;
}

/// A system with these keys, read.
struct ReadBook {
    explicit ReadBook(const std::string& keys)
        : document(parsed("{" + keys + "}")), book(SymbolBook::read(document->root(), faults))
    {}
    std::shared_ptr<const text::Document> document;
    std::vector<text::Fault> faults;
    SymbolBook book;
};

constexpr auto square = R"("symbols": [{"id": "square", "label": "Square", "paths": [{"d": "M0 0H100V100H0Z"}]},
    {"id": "foot", "label": "Own foot", "paths": [{"d": "M10 10L90 90", "stroke": 8}],
     "nato": {"paths": [{"d": "M20 20L80 80", "stroke": 6}]}}])";

}  // namespace

TEST_CASE("paths have absolute and relative commands")
{
    const auto path = symbolPath("M10,10 h20 v20 H10 z m50 0 l10-10 .5.5", 100);
    REQUIRE_FALSE(path.problem);
    REQUIRE(path.outlines.size() == 2);
    CHECK(path.outlines[0].closed);
    CHECK(path.outlines[0].points == std::vector<Point>{{10, 10}, {30, 10}, {30, 30}, {10, 30}});
    CHECK_FALSE(path.outlines[1].closed);
    CHECK(path.outlines[1].points == std::vector<Point>{{60, 10}, {70, 0}, {70.5, 0.5}});
}

TEST_CASE("curves become straight lines that end where they should")
{
    for (const auto* text : {"M0 0 C0 50 50 100 100 100", "M0 0 Q0 100 100 100", "M0 0 c0 50 50 100 100 100"}) {
        const auto path = symbolPath(text, 100);
        REQUIRE_FALSE(path.problem);
        const auto& points = path.outlines.at(0).points;
        CHECK(points.size() > 10);
        CHECK(points.back().x == Approx(100));
        CHECK(points.back().y == Approx(100));
    }
    const auto flat = symbolPath("M0 50 C30 50 70 50 100 50", 100).outlines.at(0).points;
    for (const auto at : flat) CHECK(at.y == Approx(50));
}

TEST_CASE("the first mistake of a path is reported at its place")
{
    const BadPath paths[] = {{"", "empty", 0},
                             {"L10 10", "must start with M", 5},
                             {"M10 x", "number", 4},
                             {"M10", "number is missing", 2},
                             {"M10 10 A5 5", "\"A\"", 7},
                             {"M10 10 z 5 5", "command is missing", 9},
                             {"10 10", "command", 0},
                             {"M10 1e9", "outside", 6},
                             {"M10 nan", "number", 4}};
    for (const auto& bad : paths) {
        CAPTURE(bad.text);
        const auto path = symbolPath(bad.text, 100);
        REQUIRE(path.problem);
        CHECK_THAT(path.problem->message, Contains(bad.message));
        CHECK(path.problem->at == bad.at);
    }
    CHECK_THAT(symbolPath("M0 0 L1 1 L2 2 L3 3", 3).problem.value().message, Contains("more than 3 points"));
}

TEST_CASE("the shared drawings have no mistakes and fill their square")
{
    std::vector<text::Fault> faults;
    const auto document = parsed(std::string(sharedSymbolsText()));
    const auto book = SymbolBook::read(document->root(), faults);
    CHECK(faults.empty());
    CHECK(book.symbolIds().size() > 20);
    for (const auto id : book.symbolIds()) {
        CAPTURE(std::string(id));
        const auto symbol = SymbolBook::shared()->symbol(id);
        REQUIRE(symbol);
        CHECK_FALSE(symbol->label.empty());
        double top = 100, bottom = 0;
        for (const auto& part : symbol->parts) {
            CHECK((part.stroke == 0 || part.stroke >= 4));  // a thinner line is lost at 5 mm
            for (const auto& outline : part.outlines) {
                for (const auto at : outline) {
                    CHECK((at.x >= -1 && at.x <= 101 && at.y >= -1 && at.y <= 101));
                    top = std::min(top, at.y), bottom = std::max(bottom, at.y);
                }
            }
        }
        CHECK(bottom - top > 70);
    }
    for (const auto* name : {"cross", "crescent", "star", "lily", "sun", "tower", "tree", "skull", "eagle", "lion"})
        CHECK(SymbolBook::shared()->emblem(name));
}

TEST_CASE("a system's own drawings come before the shared ones")
{
    const ReadBook read(square);
    CHECK(read.faults.empty());
    CHECK(read.book.symbol("square")->label == "Square");
    CHECK(read.book.symbol("foot")->label == "Own foot");
    CHECK(read.book.symbol("horse")->label == "Horse");
    CHECK_FALSE(read.book.symbol("eagle"));
    CHECK(read.book.emblem("eagle"));
    CHECK_FALSE(read.book.symbol("nothing"));
}

TEST_CASE("mistakes in drawings are found at their place")
{
    const ReadBook read(R"("symbols": [{"id": "a", "label": "A", "paths": [{"d": "M0 0 K1"}]},
        {"id": "a", "label": "A", "paths": [{"d": "M0 0 L9 9", "stroke": 99}]}], "symbolFrame": "round")");
    REQUIRE(read.faults.size() == 4);
    const auto at = [&](std::size_t i) {
        const auto range = read.faults[i].range;
        return std::string(read.document->source().bytes().substr(range.begin, range.end - range.begin));
    };
    CHECK_THAT(read.faults[0].message, Contains("no command \"K\""));
    CHECK(at(0) == "K");
    CHECK(at(1) == "99");
    CHECK_THAT(read.faults[2].message, Contains("two symbols \"a\""));
    CHECK(at(3) == "\"round\"");
    CHECK_THAT(read.faults[3].help, Contains("roundel"));
}

TEST_CASE("a drawing has at most as many points as it may")
{
    std::string data = "M0 0";
    for (int i = 0; i < 2'100; ++i) data += i % 2 == 0 ? "L1 1" : "L2 2";
    const ReadBook read(R"("symbols": [{"id": "a", "label": "A", "paths": [{"d": ")" + data + R"("}]}])");
    REQUIRE(read.faults.size() == 1);
    CHECK_THAT(read.faults[0].message, Contains("more than 2000 points"));
}

TEST_CASE("symbols are drawn in frames, as NATO does, or not at all")
{
    const ReadBook read(std::string(square) + R"(, "symbolFrame": "roundel")");
    REQUIRE(read.faults.empty());
    const auto own = read.book.symbol("square");
    CHECK(read.book.drawn(own, SymbolStyle::plain) == own);
    CHECK_FALSE(read.book.drawn(own, SymbolStyle::none));
    CHECK_FALSE(read.book.drawn(nullptr, SymbolStyle::period));
    const auto framed = read.book.drawn(own, SymbolStyle::period);
    REQUIRE(framed->parts.size() == 2);
    CHECK(framed->label == "Square");
    for (const auto at : framed->parts[1].outlines.at(0))  // the drawing is inside the round frame
        CHECK(std::hypot(at.x - 50, at.y - 50) < 46);
    const auto foot = read.book.drawn(read.book.symbol("foot"), SymbolStyle::nato);
    CHECK(foot->parts.back().outlines.at(0) == std::vector<Point>{{20, 20}, {80, 80}});
    const auto fallback = read.book.drawn(own, SymbolStyle::nato);  // NATO has no sign for it
    CHECK(fallback->parts.size() == 2);
    for (const auto at : fallback->parts[1].outlines.at(0)) CHECK((at.y > 20 && at.y < 80));
}

TEST_CASE("without a frame of the period, symbols have none")
{
    const ReadBook read(square);
    const auto own = read.book.symbol("square");
    CHECK(read.book.drawn(own, SymbolStyle::period) == own);
}

TEST_CASE("blocks show the symbols that their expressions name")
{
    Described described(withBlocks(R"({"block": "heading", "text": "Army", "symbol": "'foot'"},
        {"block": "fields", "items": [{"label": "Arm", "value": "", "symbol": "'horse'"}]},
        {"block": "table", "rows": "self.units", "columns": [
            {"value": "{item.name}", "symbol": "item.figures > 5 ? 'foot' : ''"}]},
        {"block": "cards", "each": "self.units", "title": "{item.name}", "symbol": "'guns'"},
        {"block": "cutouts", "each": "self.units", "width": "20", "symbol": "'elephants'"})"));
    REQUIRE(described.valid());
    const auto composed = described.composed();
    CHECK(composed.faults.empty());
    const auto& blocks = composed.sheet.value().blocks;
    CHECK(content<Heading>(blocks.at(0)).symbol->id == "foot");
    CHECK(content<Fields>(blocks.at(1)).items.at(0).symbol->id == "horse");
    CHECK_FALSE(content<Table>(blocks.at(2)).rows.at(0).at(0).symbol);
    CHECK(content<Table>(blocks.at(2)).rows.at(1).at(0).symbol->id == "foot");
    CHECK(content<Cards>(blocks.at(3)).cards.at(0).symbol->id == "guns");
    CHECK(content<Cutouts>(blocks.at(4)).pieces.at(1).symbol->id == "elephants");
}

TEST_CASE("a symbol that does not exist is found in the system, or reported with the unit")
{
    const Described literal(
        withBlocks(R"({"block": "heading", "text": "A", "symbol": "self.name == 'A' ? 'horse' : 'hrose'"})"));
    REQUIRE_FALSE(literal.valid());
    REQUIRE(literal.faults().size() == 1);
    CHECK_THAT(literal.faults()[0].message, Contains("no symbol \"hrose\""));
    CHECK_THAT(literal.faults()[0].help, Contains("horse"));

    Described computed(withBlocks(R"({"block": "cards", "each": "self.units", "title": "{item.name}",
        "symbol": "'unit ' + item.name"})"));
    REQUIRE(computed.valid());
    const auto composed = computed.composed();
    REQUIRE(composed.faults.size() == 2);
    CHECK_THAT(composed.faults[0].message, Contains("There is no symbol"));
    CHECK(composed.faults[0].name() == "Guard");
    CHECK_FALSE(content<Cards>(composed.sheet.value().blocks.at(0)).cards.at(0).symbol);

    const Described number(withBlocks(R"({"block": "heading", "text": "A", "symbol": "count"})"));
    CHECK_FALSE(number.valid());
}
