#include "tests/core/sheet/described.hpp"

#include <catch2/catch.hpp>

using namespace muster::sheet;
using namespace muster::sheet::tests;

namespace {

struct CutoutMistake {
    const char* block;
    const char* rule;
    const char* message;  ///< part of the message
};

template <class Content>
Content only(const std::string& block, std::size_t faults = 0)
{
    Described described(withBlocks(block));
    REQUIRE(described.valid());
    const auto composed = described.composed();
    CHECK(composed.faults.size() == faults);
    REQUIRE(composed.sheet);
    REQUIRE(composed.sheet->blocks.size() == 1);
    return std::get<Content>(composed.sheet->blocks.front().content);
}

}  // namespace

TEST_CASE("pieces to cut out are made one a thing, as often as they are counted")
{
    const auto cutouts = only<Cutouts>(
        R"({"block": "cutouts", "title": "Labels", "each": "self.units", "width": "60", "depth": "item.figures * 10",
        "count": "item.figures", "strong": "{item.figures}", "text": "{item.name}", "small": "{index}", "tone": )"
        R"("dark"})");
    CHECK(cutouts.title == "Labels");
    REQUIRE(cutouts.pieces.size() == 2);
    CHECK(cutouts.pieces[1].width == 60);
    CHECK(cutouts.pieces[1].depth == 120);
    CHECK(cutouts.pieces[1].count == 12);
    CHECK(cutouts.pieces[1].strong == "12");
    CHECK(cutouts.pieces[1].text == "Line");
    CHECK(cutouts.pieces[1].small == "1");
    CHECK(cutouts.pieces[1].shape == CutoutShape::rectangle);
    CHECK(cutouts.pieces[1].tone == CutoutTone::dark);
}

TEST_CASE("a circle is as deep as wide, a piece without depth is a square, and none of a kind are no piece")
{
    CHECK(only<Cutouts>(R"({"block": "cutouts", "shape": "circle", "width": "12.5", "depth": "99"})")
              .pieces.at(0)
              .depth == 12.5);
    CHECK(only<Cutouts>(R"({"block": "cutouts", "width": "20"})").pieces.at(0).depth == 20);
    const auto some =
        only<Cutouts>(R"({"block": "cutouts", "each": "self.units", "width": "20", "count": "item.figures - 3"})");
    REQUIRE(some.pieces.size() == 1);
    CHECK(some.pieces[0].count == 9);
}

TEST_CASE("lengths that cannot be printed are reported, each place once")
{
    for (const auto* width : {"0", "-5", "3.9", "1001", "1e300", "0.0 / (0.0 * 1.0)", "'wide'"}) {
        CAPTURE(width);
        const auto block =
            std::string(R"--({"block": "cutouts", "each": "self.units", "width": "dyn()--") + width + R"--()"})--";
        Described described(withBlocks(block));
        REQUIRE(described.valid());
        const auto composed = described.composed();
        REQUIRE(composed.faults.size() == 1);
        CHECK(composed.faults[0].rule == "print/limit");
        CHECK(composed.sheet->blocks.empty());
    }
}

TEST_CASE("more pieces than a sheet holds are cut to the limit and reported")
{
    Described described(withBlocks(R"({"block": "cutouts", "width": "10", "count": "1000000"})"));
    const auto composed = described.composed();
    REQUIRE(composed.faults.size() == 1);
    CHECK(composed.faults[0].rule == "print/limit");
    CHECK(std::get<Cutouts>(composed.sheet->blocks.at(0).content).pieces.at(0).count == 1000);
}

TEST_CASE("a template is measured in the system's measure and has spokes and rings")
{
    const auto disc = only<PlayTemplate>(
        R"({"block": "template", "title": "Siege", "radius": "2.5", "rings": ["1", "7"], "note": "Mind the shooter",
        "spokes": [{"direction": "180", "label": "4"}, {"direction": "60 * count", "label": "{count}"}]})");
    CHECK(disc.radius == Approx(63.5));  // inches by default
    REQUIRE(disc.rings.size() == 1);     // a ring outside the template is omitted
    CHECK(disc.rings[0] == Approx(25.4));
    REQUIRE(disc.spokes.size() == 2);
    CHECK(disc.spokes[0].direction == 180);
    CHECK(disc.spokes[1].direction == 60);  // 420 degrees wrap around
    CHECK(disc.spokes[1].label == "7");
}

TEST_CASE("cards may have a size, a name of a size, cut marks and a back")
{
    const auto cards =
        only<Cards>(R"({"block": "cards", "each": "self.units", "title": "{item.name}", "size": "poker", "cut": true,
        "back": [{"block": "text", "text": "Back of {item.name}", "align": "center"}]})");
    REQUIRE(cards.size);
    CHECK(cards.size->width == 63.5);
    CHECK(cards.size->height == 88.9);
    CHECK(cards.cut);
    CHECK(cards.twoSided);
    const auto& text = std::get<Text>(cards.cards.at(1).back.at(0).content);
    CHECK(text.text == "Back of Line");
    CHECK(text.align == Align::center);
    const auto own = only<Cards>(R"({"block": "cards", "each": "self.units", "title": "x", "size": [50, 70.5]})");
    CHECK(own.size->width == 50);
    CHECK(own.size->height == 70.5);
    CHECK_FALSE(own.cut);
    CHECK_FALSE(own.twoSided);
    CHECK_FALSE(only<Cards>(R"({"block": "cards", "each": "self.units", "title": "x"})").size);
}

TEST_CASE("backs that say nothing of the army are the game's, so that one deck serves both sides")
{
    const auto isCommon = [](const std::string& back) {
        return only<Cards>(R"({"block": "cards", "each": "self.units", "title": "{item.name}", "size": "poker",
            "back": [)" + back +
                           "]}")
            .commonBack;
    };
    CHECK(isCommon(R"({"block": "heading", "text": "Game"}, {"block": "text", "text": "Activation card {1 + 1}"})"));
    CHECK(isCommon(R"({"block": "heading", "text": "{die}", "each": "[4, 6]", "as": "die"})"));
    CHECK_FALSE(isCommon(R"({"block": "text", "text": "{self.name}"})"));
    CHECK_FALSE(isCommon(R"({"block": "text", "text": "Back of {item.name}"})"));
    CHECK_FALSE(isCommon(R"({"block": "text", "text": "x", "when": "item.figures > 3"})"));
    CHECK_FALSE(isCommon(R"({"block": "text", "text": "{count}"})"));
}

TEST_CASE("tick boxes may be circles")
{
    CHECK(only<Boxes>(R"({"block": "boxes", "count": "3", "shape": "circle"})").style.round);
    CHECK_FALSE(only<Boxes>(R"({"block": "boxes", "count": "3"})").style.round);
}

TEST_CASE("a sheet is printed by default, unless it says otherwise")
{
    CHECK(std::get<Description>(Described(withBlocks("")).compiled).byDefault(0));
    CHECK(std::get<Description>(Described(withBlocks("", R"(, "default": true)")).compiled).byDefault(0));
    CHECK_FALSE(std::get<Description>(Described(withBlocks("", R"(, "default": false)")).compiled).byDefault(0));
    CHECK(Described(withBlocks("", R"(, "default": "no")")).faults().size() == 1);
}

TEST_CASE("mistakes in cards, cutouts and templates are faults")
{
    const CutoutMistake mistake = GENERATE(values<CutoutMistake>({
        {R"({"block": "cards", "each": "self.units", "title": "x", "size": "tarot"})", "system/sheet",
         "poker, poker-wide, a7, a7-wide"},
        {R"({"block": "cards", "each": "self.units", "title": "x", "size": [10, 60]})", "system/sheet",
         "from 30 to 200"},
        {R"({"block": "cards", "each": "self.units", "title": "x", "size": [60]})", "system/sheet", "[width, height]"},
        {R"({"block": "cards", "each": "self.units", "title": "x", "cut": true})", "system/sheet",
         "\"cut\" needs a \"size\""},
        {R"({"block": "cards", "each": "self.units", "title": "x", "back": []})", "system/sheet",
         "\"back\" needs a \"size\""},
        {R"({"block": "cards", "each": "self.units", "title": "x", "size": "a7", "blocks": [{"block": "cards", )"
         R"("each": "[1]", "title": "y", "size": "a7"}]})",
         "system/sheet", "inside cards"},
        {R"({"block": "cutouts", "strong": "x"})", "system/sheet", "\"width\" is missing"},
        {R"({"block": "cutouts", "width": "'wide'"})", "system/sheet", "must be a number"},
        {R"({"block": "cutouts", "width": "20", "shape": "star"})", "system/sheet", "rectangle, circle"},
        {R"({"block": "cutouts", "width": "20", "each": "count"})", "system/sheet", "list or a map"},
        {R"({"block": "cutouts", "width": "20", "text": "{item}"})", "system/expression", "item"},
        {R"({"block": "template", "spokes": []})", "system/sheet", "\"radius\" is missing"},
        {R"({"block": "template", "radius": "2", "spokes": [{"label": "1"}]})", "system/sheet",
         "\"direction\" is missing"},
        {R"({"block": "template", "radius": "2", "spokes": [{"direction": "0", "text": "1"}]})", "system/sheet",
         "no \"text\""},
        {R"({"block": "boxes", "count": "1", "shape": "hexagon"})", "system/sheet", "box, circle"},
        {R"({"block": "heading", "text": "x", "align": "middle"})", "system/sheet", "left, center, right"},
    }));
    CAPTURE(mistake.block);
    Described described(withBlocks(mistake.block));
    REQUIRE_FALSE(described.valid());
    REQUIRE(described.faults().size() == 1);
    CHECK(described.faults().front().rule == mistake.rule);
    CHECK_THAT(described.faults().front().message, Catch::Contains(mistake.message));
}
