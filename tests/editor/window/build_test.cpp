#include "core/library/library.hpp"
#include "tests/editor/window/builder.hpp"

#include <catch2/catch.hpp>

#include <QCheckBox>

using namespace muster;
using namespace muster::test;

namespace {

struct Wanted {
    const char *entry, *name;
    int count;
};

}  // namespace

TEST_CASE("Scipio's army is built from nothing by clicks and keys")
{
    WindowFixture fixture;
    fixture.beginArmy("Ancients D6", "Republican Rome", "Scipio at Zama, 202 BC");
    const auto first = fixture.army().document().text();
    // The units that the list requires are already present: Hastati, Triarii and Velites.
    fixture.select("Hastati and Principes");
    rename(fixture, "Legions of Cannae");
    auto* veteran = [&]() -> QCheckBox* {
        for (auto* box : fixture.window->findChildren<QCheckBox*>())
            if (box->isVisible() &&
                (box->text().contains("Veteran legion") || box->accessibleName().contains("Veteran legion")))
                return box;
        return nullptr;
    }();
    REQUIRE(veteran != nullptr);
    veteran->click();
    fixture.settle();
    fixture.select("Triarii");
    fixture.add("Italian allies");
    rename(fixture, "Italian allies");
    count(fixture, 2);
    fixture.select("Velites");
    const std::vector<Wanted> rest{{"Roman and allied cavalry", "Laelius' cavalry", 1},
                                   {"Numidian allies", "Masinissa's Numidians", 2},
                                   {"Cretan or Syracusan archers", "Syracusan archers", 1}};
    for (const auto& unit : rest) {
        fixture.add(unit.entry);
        rename(fixture, unit.name);
        count(fixture, unit.count);
    }
    fixture.add("Great consul such as Scipio or Marcellus");
    rename(fixture, "Scipio");
    attach(fixture, "Legions of Cannae");
    fixture.add("Legate");
    rename(fixture, "Laelius");
    attach(fixture, "Laelius' cavalry");
    notes(fixture,
          "The disgraced survivors of Cannae in the front line, Masinissa on the right, lanes left open for the "
          "elephants.");
    undoAll(fixture, first);
    const auto saved = savedAs(fixture, "scipio.army.json");
    auto shipped = asPlayed(shippedText("ancients-d6/armies/scipio-zama-202.army.json"));
    auto built = asPlayed(saved);
    // A new army contains the usual budget; the shipped one uses the game's default.
    CHECK(built["budget"] == 30);
    built.erase("budget");
    // The shipped file repeats the entry's name; typing the same name is no change.
    shipped["units"][2].erase("name");
    for (const char* key : {"units", "leaders", "name", "notes", "list", "system"}) {
        INFO(key);
        CHECK(built[key] == shipped[key]);
    }
    CHECK(fixture.army().checkResult()->count(diagnostics::Level::error) == 0);
}

TEST_CASE("Dupont's army at Bailen is built from nothing")
{
    WindowFixture fixture;
    const auto text = shippedText("old-trousers/armies/french-bailen-1808.army.json");
    const Json shipped = Json::parse(text);
    fixture.beginArmy("Old Trousers 6mm Quickplay Napoleonic", "French corps of Dupont",
                      QString::fromStdString(shipped["name"]));
    // Start with an empty army, so that every unit is added by hand.
    while (fixture.army().tree().army().rowCount() > 0) {
        const auto& rows = fixture.army().tree().army();
        fixture.army().tree().select({rows.pointerOf(rows.index(rows.hasHeadings() ? 1 : 0, 0))});
        fixture.run("army.remove");
        fixture.settle();
    }
    const auto first = fixture.army().document().text();
    const auto* rulesContext = fixture.army().checkResult()->rulesContext.get();
    const auto titleOf = [&](const Json& member, bool leader) {
        const auto* entry = leader ? rulesContext->catalogue->leader(member["entry"].get<std::string>())
                                   : rulesContext->catalogue->entry(member["entry"].get<std::string>());
        REQUIRE(entry != nullptr);
        return QString::fromStdString(std::string(entry->node["name"].string()));
    };
    for (const auto& leader : shipped["leaders"]) {
        fixture.add(titleOf(leader, true));
        rename(fixture, QString::fromStdString(leader["name"]));
    }
    for (const auto& unit : shipped["units"]) {
        fixture.add(titleOf(unit, false));
        rename(fixture, QString::fromStdString(unit["name"]));
        if (unit.contains("count")) count(fixture, unit["count"]);
    }
    notes(fixture, QString::fromStdString(shipped["notes"]));
    const auto saved = asPlayed(savedAs(fixture, "dupont.army.json"));
    const auto wanted = asPlayed(text);
    for (const char* key : {"units", "leaders", "name", "notes", "list", "system"}) {
        INFO(key);
        CHECK(saved[key] == wanted[key]);
    }
    CHECK(!first.empty());
}
