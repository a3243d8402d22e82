// How sides are told apart on maps.
#include "printer/map/sides.hpp"
#include "printer/style/colour_vision.hpp"
#include "tests/printer/sample_map.hpp"

#include <catch2/catch.hpp>

using namespace muster;
using namespace muster::printer;
using map::SideFill;

namespace {

std::vector<map::SideLook> looksOf(const std::vector<std::string>& colours, bool own = true)
{
    sheet::MapPicture picture;
    for (const auto& colour : colours) {
        picture.sides.push_back({"side", "Side", sheet::MapEdge::none, {}});
        if (!colour.empty()) picture.sides.back().colours = {colour};
    }
    MapStyle style;
    style.ownColours = own;
    return map::looksOf(picture, style);
}

}  // namespace

TEST_CASE("sides have the colours of their nations, dark enough for white paper")
{
    const auto looks = looksOf({"#1f3a7a", "#a4161f"});
    CHECK(looks[0].ink == Ink(31, 58, 122));
    CHECK(looks[1].ink == Ink(164, 22, 31));
    const auto pale = looksOf({"#ffe680"});
    CHECK(contrastOnWhite(pale[0].ink) >= minContrast);
    CHECK(pale[0].ink.red > pale[0].ink.blue);
    CHECK(looksOf({"#1f3a7a", "#a4161f"}, false)[1].ink == map::inkOf(1));
    CHECK(looksOf({"red"})[0].ink == map::inkOf(0));
}

TEST_CASE("a side without a colour has one unlike those of the others")
{
    for (const char* given : {"#982622", "#1c4284", "#22623a"}) {
        INFO(given);
        const auto looks = looksOf({given, ""});
        CHECK(differenceOf(looks[0].ink, looks[1].ink) >= clearDifference);
    }
}

TEST_CASE("a side whose first colour is that of an enemy has its second one")
{
    sheet::MapPicture picture;
    picture.sides.push_back({"a", "A", sheet::MapEdge::none, {}, {"#7a5c00"}});
    picture.sides.push_back({"b", "B", sheet::MapEdge::none, {}, {"#7a5c00", "#1c4284"}});
    picture.sides.push_back({"c", "C", sheet::MapEdge::none, {}, {"#7a5c00"}});
    MapStyle style;
    style.ownColours = true;
    const auto looks = map::looksOf(picture, style);
    CHECK(looks[1].ink == Ink(28, 66, 132));
    CHECK(looks[2].ink == looks[0].ink);
    CHECK(looks[2].fill != looks[0].fill);
}

TEST_CASE("an earlier side takes its second colour where the later one has none that differs")
{
    // The Franks and the Ayyubids at Arsuf; pale yellow is darkened to nearly the same brown.
    sheet::MapPicture picture;
    picture.sides.push_back({"franks", "Franks", sheet::MapEdge::none, {}, {"#7a5c00", "#ffffff"}});
    picture.sides.push_back({"ayyubids", "Ayyubids", sheet::MapEdge::none, {}, {"#7a5c00", "#f2d98a"}});
    MapStyle style;
    style.ownColours = true;
    const auto looks = map::looksOf(picture, style);
    CHECK(looks[1].ink == Ink(122, 92, 0));
    CHECK(looks[0].ink == readable(Ink(255)));
    CHECK(differenceOf(looks[0].ink, looks[1].ink) >= clearDifference);
}

TEST_CASE("no two sides look alike, without colours or to people who see no green")
{
    const auto looks = looksOf({"#a4161f", "#a4161f", "#2c6b3f", "#8a5a00", "#a4161f", "#a4161f", "", ""});
    for (std::size_t i = 0; i < looks.size(); ++i)
        for (std::size_t k = i + 1; k < looks.size(); ++k) {
            INFO(i << " and " << k);
            CHECK((looks[i].fill != looks[k].fill || differenceOf(looks[i].ink, looks[k].ink) >= clearDifference));
        }
    // The first four differ in grey as well.
    for (std::size_t i = 0; i < 4; ++i) CHECK(looks[i].fill == static_cast<SideFill>(i));
}

TEST_CASE("the names in bases can be read on their ground")
{
    for (const char* colour : {"#1f3a7a", "#8a5a00", "#767676", "#ffe680"}) {
        const auto looks = looksOf({"#000000", colour});
        const auto hollow = looks[1];
        REQUIRE(hollow.fill == SideFill::hollow);
        CHECK(contrastOnWhite(hollow.within()) / contrastOnWhite(hollow.ground) >= minContrast);
    }
    CHECK(looksOf({"#a4161f"})[0].within() == Ink(255));
}

TEST_CASE("red and green of the same brightness differ, but not to people who see no green")
{
    const Ink red(150, 70, 40), green(96, 96, 40);
    CHECK(differenceOf(red, green) < clearDifference);
    CHECK(differenceOf(Ink(31, 58, 122), Ink(164, 22, 31)) >= clearDifference);
    CHECK(differenceOf(red, red) == Approx(0).margin(1e-9));
    CHECK(differenceOf(Ink(0), Ink(255)) == Approx(1).margin(0.01));
}
