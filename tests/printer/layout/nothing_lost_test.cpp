#include "tests/printer/layout/page_facts.hpp"
#include "tests/printer/layout/random_booklet.hpp"
#include "tests/printer/layout_fixture.hpp"
#include "tests/processor_watch.hpp"

#include <catch2/catch.hpp>

using namespace muster::sheet;
using namespace muster::printer;
using namespace muster::printer::tests;
using muster::samples::block;
using muster::samples::RandomBooklets;

namespace {

/// Checks that nothing is lost, leaves the margins or overlaps, within a reasonable time.
void checkPages(const Booklet& booklet, const std::vector<std::string>& words, Typesetter& type,
                const Settings& settings)
{
    const muster::test::ProcessorWatch watch;
    const auto set = setBooklet(booklet, type, settings);
    const double taken = watch.seconds();
    REQUIRE(!set.pages.empty());
    CHECK(lostWord(set, words) == "");
    CHECK(outsideMark(set, settings.page.margins) == "");
    CHECK(overlap(set, type) == "");
    CHECK(taken < 60);
    for (const auto& page : set.pages) {
        for (const auto& mark : page.marks) {
            if (const auto* text = std::get_if<TextMark>(&mark)) REQUIRE(text->style.points >= type::minPoints);
        }
    }
}

Settings settingsFor(unsigned seed)
{
    static constexpr const char* names[] = {"a4", "letter", "a5", "legal"};
    Settings settings;
    settings.page.paper = *findPaper(names[seed % 4]);
    if (seed % 3 == 1) settings.page.margins = Margins::all(4);
    if (seed % 3 == 2) settings.page.margins = {20, 28, 22, 25};
    if (seed % 5 == 1) settings.orientation = Orientation::landscape;
    if (seed % 7 == 1) settings.header.shown = settings.footer.shown = false;
    return settings;
}

Booklet bookletOf(Blocks blocks)
{
    return {"Army", "System", "", {{"one", "One", Orientation::portrait, std::move(blocks)}}};
}

}  // namespace

TEST_CASE("whatever a booklet holds, no word is lost, cut off or printed over another")
{
    LayoutFixture fixture;
    for (unsigned seed = 1; seed <= 60; ++seed) {
        CAPTURE(seed);
        RandomBooklets random(seed);
        const auto booklet = random.booklet();
        checkPages(booklet, random.words(), fixture.type, settingsFor(seed));
    }
}

TEST_CASE("armies at the edge of sense are printed whole")
{
    LayoutFixture fixture;
    RandomBooklets random(7);
    const auto seed = GENERATE(0u, 2u, 5u, 6u);
    CAPTURE(seed);
    const auto settings = settingsFor(seed);

    SECTION("nothing at all") { checkPages(bookletOf({}), {}, fixture.type, settings); }
    SECTION("names of 200 letters without a space")
    {
        Table units{"Units", {{"Name", Align::left, 0}, {"Points", Align::right, 0}}, {}, {}, 0, {}, false};
        for (int i = 0; i < 12; ++i) units.rows.push_back({{random.word(200)}, {random.word(5)}});
        checkPages(bookletOf({block(Heading{1, random.word(200), random.word(200)}), block(units)}), random.words(),
                   fixture.type, settings);
    }
    SECTION("200 units with 30 weapons each")
    {
        Cards cards{2, {}};
        for (int i = 0; i < 200; ++i) {
            Table weapons{"", {{"Weapon", Align::left, 0}, {"Damage", Align::center, 0}}, {}, {}, 0, {}, false};
            for (int w = 0; w < 30; ++w) weapons.rows.push_back({{random.word(12)}, {random.word(5)}});
            cards.cards.push_back({random.word(14), random.word(9), random.word(5), {block(weapons)}, {}});
        }
        checkPages(bookletOf({block(cards)}), random.words(), fixture.type, settings);
    }
    SECTION("the last card of three in two columns, alone in its row and higher than a page")
    {
        Cards cards{2, {}};
        for (const int rows : {3, 3, 120}) {
            Table weapons{"", {{"Weapon", Align::left, 0}, {"Damage", Align::center, 0}}, {}, {}, 0, {}, false};
            for (int i = 0; i < rows; ++i) weapons.rows.push_back({{random.word(12)}, {random.word(5)}});
            cards.cards.push_back({random.word(14), random.word(9), random.word(5), {block(weapons)}, {}});
        }
        checkPages(bookletOf({block(cards)}), random.words(), fixture.type, settings);
    }
    SECTION("500 boxes behind a long label")
    {
        checkPages(
            bookletOf({block(Boxes{random.text(60), 500, 5, {4}}), block(Boxes{random.word(200), 500, 0, {40}})}),
            random.words(), fixture.type, settings);
    }
    SECTION("columns in columns in columns")
    {
        Blocks blocks{block(Text{random.word(40), TextStyle::body})};
        for (int i = 0; i < 40; ++i)
            blocks = {block(Columns{{1, 1}, {{block(Text{random.word(5), TextStyle::body})}, std::move(blocks)}})};
        const auto set = setBooklet(bookletOf(blocks), fixture.type, settings);
        CHECK(lostWord(set, random.words()) == "");
    }
    SECTION("a table of 2,000 rows and one of 40 columns")
    {
        Table large{"", {{"A", Align::left, 0}, {"B", Align::left, 0}}, {}, {}, 0, {}, false};
        for (int i = 0; i < 2000; ++i) large.rows.push_back({{random.word(5)}, {random.word(5)}});
        checkPages(bookletOf({block(large)}), random.words(), fixture.type, settings);
        RandomBooklets other(8);
        Table wide;
        for (int i = 0; i < 40; ++i) wide.columns.push_back({other.word(5), Align::left, 0});
        for (int row = 0; row < 3; ++row) {
            wide.rows.emplace_back();
            for (int i = 0; i < 40; ++i) wide.rows.back().push_back({other.word(5), 1});
        }
        checkPages(bookletOf({block(wide)}), other.words(), fixture.type, settings);
    }
}

TEST_CASE("texts set smaller are told once a sheet, with their number")
{
    LayoutFixture fixture;
    const Table narrow{"",
                       {{"", Align::left, 0}, {"", Align::left, 0}},
                       std::vector<std::vector<Cell>>(300, {{std::string(90, 'x')}, {std::string(95, 'y')}}),
                       {},
                       0,
                       {},
                       false};
    const auto set = fixture.set({block(narrow)}, "a5");
    std::size_t reported = 0;
    for (const auto& finding : set.findings) reported += finding.rule == "print/text-shrunk";
    CHECK(reported == 1);
    REQUIRE(!set.findings.empty());
    CHECK_THAT(set.findings.front().message, Catch::StartsWith("600 texts"));
}
