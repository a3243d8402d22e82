#include "core/files/id.hpp"

#include <catch2/catch.hpp>

using namespace muster;

TEST_CASE("an id is what is left of a name")
{
    CHECK(files::idFrom("Old Guard!", "unit") == "old-guard");
    CHECK(files::idFrom("\xC3\x89mile 2", "unit") == "emile-2");
    CHECK(files::idFrom("\xE6\x97\xA5", "unit") == "unit");
    CHECK(files::idFrom("", "my-own") == "my-own");
    CHECK(files::idFrom(std::string(500, 'a'), "unit").size() <= 100);
    CHECK(files::idFrom("a" + std::string(500, '-') + "b", "unit") == "a-b");
}

TEST_CASE("an id keeps the letters of a name, without their marks")
{
    CHECK(files::idFrom("Spieler im S\u00FCden", "side") == "spieler-im-sueden");
    CHECK(files::idFrom("\u00C4\u00D6\u00DC \u00E4\u00F6\u00FC Stra\u00DFe STRA\u1E9EE", "side") ==
          "aeoeue-aeoeue-strasse-strasse");
    CHECK(files::idFrom("Sa\u00F4ne, Garc\u00EDa & \u0141\u00F3d\u017A", "side") == "saone-garcia-lodz");
    CHECK(files::idFrom("\u00C6thel\u00F0ryth \u00DE\u00F3r C\u0153ur", "side") == "aetheldryth-thor-coeur");
    CHECK(files::idFrom("Tr\u1EA7n", "side") == "tran");
    CHECK(files::idFrom("2 \u00D7 4 \u00F7 2", "side") == "2-4-2");
    // A letter with a combining mark, as some systems encode names.
    CHECK(files::idFrom("Su\u0308den, Emile\u0301", "side") == "sueden-emile");
    CHECK(files::idFrom("\u0308", "side") == "side");
    // Invalid bytes and letters of other alphabets cannot be part of an id.
    CHECK(files::idFrom("a\xC3", "side") == "a");
    CHECK(files::idFrom("a\xE1\xBA", "side") == "a");
    CHECK(files::idFrom("a\xFF\x80 b", "side") == "a-b");
    CHECK(files::idFrom("\U0001F409 a \u0416 b", "side") == "a-b");
    for (int length = 85; length < 95; ++length)
        CHECK(files::isId(files::idFrom(std::string(static_cast<std::size_t>(length), 'a') + "\u00FC\u00FC", "side")));
    CHECK(files::idFrom(std::string(89, 'a') + "\u00FC", "side") == std::string(89, 'a'));
}

TEST_CASE("ids and keys are read as words")
{
    CHECK(files::inWords("breech-loader") == "Breech loader");
    CHECK(files::inWords("sizeMin") == "Size min");
    CHECK(files::inWords("arm:foot") == "Arm: foot");
    CHECK(files::inWords("").empty());
    CHECK(files::inWords("\xC3\xA9mile") == "\xC3\xA9mile");
}

TEST_CASE("what can be an id")
{
    for (const char* id : {"a", "7", "old-guard", "42nd-foot-1"}) CHECK(files::isId(id));
    for (const char* text : {"", "-", "-a", "a-", "a--b", "Old", "a b", "a_b", "\xC3\xA9"}) {
        INFO(text);
        CHECK_FALSE(files::isId(text));
    }
    CHECK(files::isId(std::string(100, 'a')));
    CHECK_FALSE(files::isId(std::string(101, 'a')));
}
