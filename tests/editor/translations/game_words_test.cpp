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
    // Names given by players, and findings, are not translated.
    CHECK(squad.name == "Ice Rangers");
    for (const auto& finding : fixture.army().checkResult()->diagnostics)
        CHECK(finding.message.find("Trupp") == std::string::npos);
    CHECK(fixture.army().document().text() == before);
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
