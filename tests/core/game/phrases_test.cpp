#include "core/game/game.hpp"
#include "core/game/phrases.hpp"

#include <catch2/catch.hpp>

using namespace muster;

namespace {

std::shared_ptr<const text::Document> file(const char* json)
{
    return text::Document::parse(std::make_shared<const text::Source>("game", json)).document;
}

}  // namespace

TEST_CASE("a text is given in the language that is asked for, and else as it stands")
{
    const auto game = file(R"({ "translations": { "de": { "Sword": "Schwert" }, "fr": { "Sword": "Épée" } } })");
    rules::Phrases german, french, welsh;
    german.add(game->root(), "de");
    french.add(game->root(), "fr");
    welsh.add(game->root(), "cy");
    CHECK(german.of("Sword") == "Schwert");
    CHECK(french.of("Sword") == "Épée");
    CHECK(welsh.of("Sword") == "Sword");
    CHECK(german.of("sword") == "sword");
    CHECK(german.of("Sword of light") == "Sword of light");
    CHECK(welsh.isEmpty());
}

TEST_CASE("the words of a list come before those of its game")
{
    const auto list = file(R"({ "translations": { "de": { "Guard": "Garde" } } })");
    const auto game = file(R"({ "translations": { "de": { "Guard": "Wache", "Levy": "Aufgebot" } } })");
    rules::Phrases german;
    german.add(list->root(), "de");
    german.add(game->root(), "de");
    CHECK(german.of("Guard") == "Garde");
    CHECK(german.of("Levy") == "Aufgebot");
}

TEST_CASE("a text with expressions is known again by the words around them")
{
    const auto game = file(R"({ "translations": { "de": {
        "Training: {f(self, '}')} +{self.levels}": "{self.levels} mal {f(self, '}')} geübt",
        "Champion: {list}": "Der Champion: {list}",
        "{self.name} and {{all}}": "{self.name} und {{alle}}",
        "{a}{b} x": "{b}{a} y",
        "{a}": "nie",
        "Melee combat": "Nahkampf", "Long sword": "Langschwert" } } })");
    rules::Phrases german;
    german.add(game->root(), "de");
    CHECK(german.ofSentence("Training: melee combat +2") == "2 mal Nahkampf geübt");
    CHECK(german.ofSentence("Training: long sword, melee combat, stealth +3") ==
          "3 mal Langschwert, Nahkampf, stealth geübt");
    CHECK(german.ofSentence("Champion: melee combat +1, Long sword") == "Der Champion: Nahkampf +1, Langschwert");
    CHECK(german.ofSentence("Guards and {all}") == "Guards und {alle}");
    CHECK(german.ofSentence("Training:") == "Training:");
    CHECK(german.ofSentence("12 x") == "12 x");
    CHECK(german.ofSentence("anything") == "anything");
    CHECK(german.of("Training: melee combat +2") == "Training: melee combat +2");
}

TEST_CASE("a value with commas may be one name")
{
    const auto game = file(R"({ "translations": { "de": {
        "two ranks, the odd stand in front": "zwei Glieder, das überzählige Element vorn",
        "Bow": "Bogen", "Sword": "Schwert" } } })");
    rules::Phrases german;
    german.add(game->root(), "de");
    CHECK(german.ofValue("two ranks, the odd stand in front") == "zwei Glieder, das überzählige Element vorn");
    CHECK(german.ofValue("bow, sword +1") == "Bogen, Schwert +1");
}

TEST_CASE("the texts of findings are no patterns for other texts")
{
    const auto game = file(R"({
        "rules": [{ "message": "{self.name} is small.", "help": "Enlarge it.", "fileHelp": "Write {self.size}.",
                    "contributes": { "message": "{item.name}: {item.size}" } }],
        "translations": { "de": {
            "{self.name} is small.": "{self.name} ist klein.", "Enlarge it.": "{self.name} vergrößern.",
            "Write {self.size}.": "{self.size} angeben.", "{item.name}: {item.size}": "{item.size} Mann {item.name}",
            "Size: {self.size}": "Größe: {self.size}" } } })");
    rules::Phrases german;
    german.add(game->root(), "de");
    CHECK(german.ofSentence("Size: 3") == "Größe: 3");
    CHECK(german.ofSentence("Guards: 3") == "Guards: 3");
    CHECK(german.ofSentence("The base is small.") == "The base is small.");
    CHECK(german.of("Enlarge it.") == "Enlarge it.");
}

TEST_CASE("a value may have a number in parentheses after its name, which may have parentheses itself")
{
    const auto game = file(R"json({ "translations": { "de": {
        "Archers": "Bogenschützen", "Fear (of beasts)": "Furcht (vor Tieren)", "Fear": "Angst" } } })json");
    rules::Phrases german;
    german.add(game->root(), "de");
    CHECK(german.ofValue("Archers (2), Fear (of beasts), fear (1), Slingers (1)") ==
          "Bogenschützen (2), Furcht (vor Tieren), Angst (1), Slingers (1)");
}
