#include "printer/style/paper.hpp"

#include <catch2/catch.hpp>

using namespace muster::printer;

TEST_CASE("paper is named in any case, or given in millimetres and turned upright")
{
    CHECK(paperFrom("A1")->height == 841);
    CHECK(paperFrom("Tabloid")->id == "tabloid");
    const auto own = paperFrom("841x594.5MM");
    REQUIRE(own);
    CHECK(own->width == 594.5);
    CHECK(own->height == 841);
    CHECK(own->id == "594.5x841mm");
    CHECK(paperFrom(own->id)->name == own->name);
    CHECK(paperFrom("100x100")->width == 100);
}

TEST_CASE("a size that is no paper is refused")
{
    for (const char* words : {"", "a9", "x", "100", "100x", "100xnanmm", "infx100", "-100x100", "49x100", "100x5001",
                              "100x100in", "100x100mmm"})
        CHECK_FALSE(paperFrom(words));
}
