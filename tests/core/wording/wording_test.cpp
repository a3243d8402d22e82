#include "core/wording/wording.hpp"

#include <catch2/catch.hpp>

using muster::wording::Wording;

TEST_CASE("a text is said in the language of a code, and in English where there is no catalogue for it")
{
    CHECK(Wording::in("de").say("Page {page} of {pages}", {{"page", 1}, {"pages", 2}}) == "Seite 1 von 2");
    CHECK(Wording::in("de-AT").language() == "de");
    CHECK(Wording::in("de_CH").language() == "de");
    for (const auto* code : {"", "en", "cy", "dexx"}) {
        INFO(code);
        CHECK(Wording::in(code).language() == "en");
        CHECK(Wording::in(code).say("Page {page} of {pages}", {{"page", 1}, {"pages", 2}}) == "Page 1 of 2");
    }
}

TEST_CASE("a text without a translation stays English")
{
    const auto* const unknown = "{number} text that nobody translates";
    CHECK(Wording::in("de").say(unknown, {{"number", 3}}) == "3 text that nobody translates");
}

TEST_CASE("one thing and several have texts of their own")
{
    const auto errors = [](const char* code, std::uint64_t count) {
        return Wording::in(code).sayCounted(count, "1 error", "{count} errors");
    };
    CHECK(errors("en", 0) == "0 errors");
    CHECK(errors("en", 1) == "1 error");
    CHECK(errors("en", 2) == "2 errors");
    CHECK(errors("de", 1) == "1 Fehler");
    CHECK(Wording::in("de").sayCounted(2, "{verdict}, 1 accepted breach", "{verdict}, {count} accepted breaches",
                                       {{"verdict", "1 Fehler"}}) == "1 Fehler, 2 angenommene Verstöße");
}

TEST_CASE("values are not read as texts")
{
    const auto& english = Wording::english();
    CHECK(english.say("{a} and {b}", {{"a", "{b}"}, {"b", "{a}"}}) == "{b} and {a}");
    CHECK(english.say("{a}{unknown}{", {{"a", "x"}}) == "x{unknown}{");
    CHECK(english.say("as { \"id\": \"{id}\" }", {{"id", "foy"}}) == "as { \"id\": \"foy\" }");
    CHECK(english.say("", {{"a", "x"}}).empty());
}

TEST_CASE("numbers have the decimal sign of their language")
{
    CHECK(Wording::english().number(2.5) == "2.5");
    CHECK(Wording::in("de").number(2.5) == "2,5");
    CHECK(Wording::in("de").number(24) == "24");
    CHECK(Wording::in("de").number(7.237, 3) == "7,24");
    CHECK(Wording::in("de").say("Radius {length} mm", {{"length", 63.5}}) == "Radius 63,5 mm");
}
