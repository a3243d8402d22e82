#include "tests/editor/translations/german_fixture.hpp"

#include <catch2/catch.hpp>

#include <QLabel>
#include <QTextBrowser>

using namespace muster;
using namespace muster::test;

namespace {

std::string valueOf(const std::vector<editor::ValueView>& values, std::string_view key)
{
    for (const auto& value : values)
        if (value.key == key) return value.title + ": " + value.text;
    return "no " + std::string(key);
}

/// Returns true if a visible label has that text.
bool isShown(const WindowFixture& fixture, const QString& text)
{
    const auto labels = fixture.window->currentPage()->findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) { return label->text() == text; });
}

}  // namespace

TEST_CASE("a squad is shown in German, and its file stays as it is")
{
    GermanFixture fixture;
    const QString path = fixture.copyOf("opend6-fantasy/armies/ice-rangers.army.json");
    const auto before = fixture.fileText(path);
    fixture.window->openFile(path);
    fixture.settle();
    fixture.select("Ice Rangers");
    fixture.settle();
    const auto& army = fixture.army().checkResult()->army;
    const auto& squad = army.units.at(0);
    CHECK(valueOf(squad.derived, "walk").starts_with("Gehen: "));
    std::string lines;
    for (const auto* part : {&squad.terms.each, &squad.terms.once})
        for (const auto& line : *part) lines += line.label + "\n";
    INFO(lines);
    CHECK(lines.find("Ausbildung: Nahkampf +2\n") != std::string::npos);
    CHECK(lines.find("Mittlere Armbrust\n") != std::string::npos);
    CHECK(lines.find("Sergeant: F\u00fchrung +1\n") != std::string::npos);
    CHECK(squad.terms.timesLabel == "Soldaten");
    CHECK(army.statistics.at(0).label == "Trupps");
    CHECK(army.statistics.at(1).label == "Figuren");
    CHECK(isShown(fixture, "Sergeant und Champions"));
    // Names given by players are not translated.
    CHECK(squad.name == "Ice Rangers");
    CHECK(fixture.army().document().text() == before);
}

TEST_CASE("the findings of a game's rules are in the language of the window")
{
    const auto messageOf = [](WindowFixture& fixture) {
        fixture.window->openFile(fixture.copyOf("../tests/rules/ohw-6plus/general-option/err-two.army.json"));
        fixture.settle();
        for (const auto& finding : fixture.army().checkResult()->diagnostics)
            if (finding.rule == "ohw-6plus/general-option") return finding.message;
        return std::string();
    };
    {
        GermanFixture german;
        CHECK(messageOf(german) == "Mit der Option General hat jede Seite genau einen; diese Armee hat 2.");
    }
    WindowFixture english;
    CHECK(messageOf(english) == "With the option General each side has exactly 1; this army has 2.");
}

TEST_CASE("in English the same window says what the file says")
{
    WindowFixture fixture;
    fixture.window->openFile(fixture.copyOf("opend6-fantasy/armies/ice-rangers.army.json"));
    fixture.settle();
    fixture.select("Ice Rangers");
    fixture.settle();
    CHECK(valueOf(fixture.army().checkResult()->army.units.at(0).derived, "walk").starts_with("Walk: "));
    CHECK(isShown(fixture, "Sergeant and champions"));
}
