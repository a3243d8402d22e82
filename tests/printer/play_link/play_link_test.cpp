#include "printer/layout/free_place.hpp"
#include "printer/play_link/play_link.hpp"
#include "printer/play_link/play_rows.hpp"
#include "printer/play_link/play_url.hpp"
#include "printer/play_link/qr_code.hpp"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::printer;

namespace {

sheet::Booklet army()
{
    sheet::Booklet booklet;
    booklet.name = "Guard\tof \"the\" river";
    booklet.game = "Skirmish";
    booklet.play = sheet::Play{{{"Spears", "Save 4+", {{"Hits", 20}, {"Shaken", 3}}}, {"Riders", "", {{"Hits", 4}}}},
                               {{"Courage", {10, 4}, {{0, "14", false}, {10, "4", false}, {14, "rout", true}}, false},
                                {"Points", {1, 2}, {{0, "0", false}}, true}},
                               {"Move: one side, then the other.", "Shoot (our reading)", "Fight."}};
    return booklet;
}

BoxMark box(double x, double y, double width, double height) { return {x, y, width, height, 0, {}, true, {}, 0}; }

}  // namespace

TEST_CASE("an army in play is rows of texts")
{
    const auto rows = playRows(army(), PhaseText::name);
    REQUIRE(rows.size() == 6);
    CHECK(rows[0] == std::vector<std::string>{"N", "Guard of “the” river", "Skirmish"});
    CHECK(rows[1] == std::vector<std::string>{"P", "Move", "Shoot", "Fight"});
    CHECK(rows[2] == std::vector<std::string>{"V", "Courage", "10 4", "0 14", "10 4", "14! rout"});
    CHECK(rows[3] == std::vector<std::string>{"C", "Points", "1 2", "0 0"});
    CHECK(rows[4] == std::vector<std::string>{"U", "Spears", "Save 4+", "Hits", "20", "Shaken", "3"});
    CHECK(rows[5] == std::vector<std::string>{"U", "Riders", "", "Hits", "4"});
    CHECK(playRows(army(), PhaseText::whole)[1][1] == "Move: one side, then the other.");
    auto falling = army();
    falling.play->values[0].steps = {
        {0, "2 of 2", false}, {1, "1 of 2", false}, {2, "0 of 2", true}, {3, "lost", true}};
    CHECK(playRows(falling, PhaseText::name)[2] ==
          std::vector<std::string>{"V", "Courage", "10 4", "0-1- 2 of 2", "2! 0 of 2", "3! lost"});
    falling.play->values[0].steps = {{0, "lost 9", false}, {1, "lost 10", false}, {2, "lost 11", false}};
    CHECK(playRows(falling, PhaseText::name)[2].back() == "0-2+ lost 9");
    auto empty = army();
    empty.play->units.clear();
    CHECK(playRows(empty, PhaseText::name).empty());
    CHECK(playRows(sheet::Booklet(), PhaseText::name).empty());
}

TEST_CASE("the code of an army has only characters that links and QR codes store as they are")
{
    const auto code = armyCode(army());
    REQUIRE(code.size() > 50);
    CHECK(code.front() == '1');
    CHECK(code.find_first_not_of("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$*-.:") == std::string::npos);
    CHECK(armyCode(army()) == code);
    auto other = army();
    other.play->units[0].name = "Spears 2";
    CHECK(armyCode(other) != code);
    other = army();
    other.play->phases[0] = "Move: both sides at once.";
    CHECK(armyCode(other) == code);
    CHECK(armyCode(sheet::Booklet()).empty());
    CHECK(playLink("https://club.example/play.html", "1AB") == "https://club.example/play.html#army=1AB");
}

TEST_CASE("the address of a play page is checked")
{
    for (const auto* good : {"https://club.example/play.html", "http://127.0.0.1:8000/", "https://club.example",
                             "https://club.example/a?b=c&d=%20"})
        CHECK_FALSE(playUrlFault(good));
    for (const auto& bad : {std::string(""), std::string("club.example/play.html"), std::string("javascript:alert(1)"),
                            std::string("https://"), std::string("https:///x"), std::string("https://club.example/a b"),
                            std::string("https://club.example/\"x"), std::string("https://club.example/<b>"),
                            std::string("https://club.example/#top"), std::string("https://name:word@club.example/"),
                            std::string("https://münchen.example/"), "https://club.example/" + std::string(200, 'x')}) {
        INFO(bad);
        CHECK(playUrlFault(bad));
    }
}

TEST_CASE("a QR code is as small as its text allows, and none is too large")
{
    const auto small = qrCode("https://a.example/#army=1");
    REQUIRE(small);
    CHECK(small->size == 25);
    CHECK(small->dark.size() == 25u * 25u);
    for (int i = 0; i < 7; ++i) CHECK(small->isDark(0, i));  // the edge of the finder pattern
    CHECK_FALSE(small->isDark(0, 7));
    CHECK_FALSE(small->isDark(1, 1));
    const auto letters = qrCode("https://a.example/#army=" + std::string(600, 'A'));
    const auto bytes = qrCode("https://a.example/#army=" + std::string(600, 'a'));
    REQUIRE((letters && bytes));
    CHECK(letters->size < bytes->size);
    CHECK_FALSE(qrCode(std::string(5000, 'A')));
}

TEST_CASE("the free place of a page is the lowest one, up to what is above it")
{
    const Bounds area{10, 10, 110, 210};
    std::vector<Mark> marks{box(10, 10, 100, 50)};
    const auto below = freePlace(marks, area, 40, 30, 4);
    REQUIRE(below);
    CHECK(below->x == 10);
    CHECK(below->y >= 64);
    CHECK(below->y < 65);
    marks.push_back(box(10, 70, 40, 140));
    const auto beside = freePlace(marks, area, 40, 30, 4);
    REQUIRE(beside);
    CHECK(beside->x >= 54);
    CHECK(beside->x + 40 <= 110);
    CHECK_FALSE(freePlace(marks, area, 60, 30, 4));
    CHECK_FALSE(freePlace({}, area, 101, 30, 4));
    CHECK(freePlace({}, area, 100, 200, 4));
}

TEST_CASE("marks outside the area count only if they reach into it")
{
    const Bounds area{10, 10, 110, 110};
    CHECK(freePlace(std::vector<Mark>{box(0, 0, 200, 5)}, area, 100, 99, 4));
    auto content = std::make_shared<const std::vector<Mark>>(std::vector<Mark>{box(0, 0, 10, 10)});
    CHECK_FALSE(freePlace(std::vector<Mark>{GroupMark{content, Transform::scale(20)}}, area, 20, 20, 0));
    CHECK(freePlace(std::vector<Mark>{GroupMark{content, Transform::scale(20), {{{0, 0}, {1, 0}, {1, 1}, {0, 1}}}}},
                    area, 20, 20, 0));
}
