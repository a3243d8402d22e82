#include "printer/style/ink.hpp"

#include <catch2/catch.hpp>

namespace muster::printer {

TEST_CASE("a colour is read from its six digits only")
{
    CHECK(inkOfHex("#1c4284") == Ink(0x1c, 0x42, 0x84));
    CHECK(inkOfHex("#FFFFFF") == Ink(255));
    for (const auto* text : {"", "#", "1c4284", "#1c428", "#1c42840", "#1c42g4", "#-c4284", "red"}) {
        CAPTURE(text);
        CHECK_FALSE(inkOfHex(text).has_value());
    }
}

TEST_CASE("contrast on white is that of WCAG")
{
    CHECK(contrastOnWhite(Ink(0)) == Approx(21));
    CHECK(contrastOnWhite(Ink(255)) == Approx(1));
    CHECK(contrastOnWhite(Ink(0x76)) == Approx(4.54).margin(0.01));
    CHECK(contrastOnWhite(Ink(255, 0, 0)) == Approx(4.0).margin(0.01));
}

TEST_CASE("a pale colour is darkened until it can be read, a dark one stays")
{
    CHECK(readable(Ink(0x1c, 0x42, 0x84)) == Ink(0x1c, 0x42, 0x84));
    for (const auto pale : {Ink(255, 255, 0), Ink(255), Ink(120, 200, 255), Ink(255, 0, 0)}) {
        const auto used = readable(pale);
        CHECK(contrastOnWhite(used) >= minContrast);
        CHECK(contrastOnWhite(used) < minContrast + 0.3);  // no darker than necessary
        CHECK((used.red >= used.blue || pale.red < pale.blue));
    }
}

}  // namespace muster::printer
