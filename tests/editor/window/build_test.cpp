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
    WindowStage stage;
    stage.beginArmy("Ancients D6", "Republican Rome", "Scipio at Zama, 202 BC");
    const auto first = stage.army().document().text();
    // What the list demands is there already: Hastati, Triarii and Velites.
    stage.select("Hastati and Principes");
    rename(stage, "Legions of Cannae");
    auto* veteran = [&]() -> QCheckBox* {
        for (auto* box : stage.window->findChildren<QCheckBox*>())
            if (box->isVisible() &&
                (box->text().contains("Veteran legion") || box->accessibleName().contains("Veteran legion")))
                return box;
        return nullptr;
    }();
    REQUIRE(veteran != nullptr);
    veteran->click();
    stage.settle();
    stage.select("Triarii");
    stage.add("Italian allies");
    rename(stage, "Italian allies");
    count(stage, 2);
    stage.select("Velites");
    const std::vector<Wanted> rest{{"Roman and allied cavalry", "Laelius' cavalry", 1},
                                   {"Numidian allies", "Masinissa's Numidians", 2},
                                   {"Cretan or Syracusan archers", "Syracusan archers", 1}};
    for (const auto& unit : rest) {
        stage.add(unit.entry);
        rename(stage, unit.name);
        count(stage, unit.count);
    }
    stage.add("Great consul such as Scipio or Marcellus");
    rename(stage, "Scipio");
    attach(stage, "Legions of Cannae");
    stage.add("Legate");
    rename(stage, "Laelius");
    attach(stage, "Laelius' cavalry");
    notes(stage, "The disgraced survivors of Cannae in the front line, Masinissa on the right, lanes left open for the "
                 "elephants.");
    undoAll(stage, first);
    const auto saved = savedAs(stage, "scipio.army.json");
    auto shipped = asPlayed(shippedText("ancients-d6/armies/scipio-zama-202.army.json"));
    auto built = asPlayed(saved);
    // The usual budget is written into a new army; the shipped one leaves it to the game.
    CHECK(built["budget"] == 30);
    built.erase("budget");
    // The shipped file repeats a name that the entry has already; typed in, that is no change.
    shipped["units"][2].erase("name");
    for (const char* key : {"units", "leaders", "name", "notes", "list", "system"}) {
        INFO(key);
        CHECK(built[key] == shipped[key]);
    }
    CHECK(stage.army().judgement()->count(diagnostics::Level::error) == 0);
}

TEST_CASE("Dupont's army at Bailen is built from nothing")
{
    WindowStage stage;
    const auto text = shippedText("old-trousers/armies/french-bailen-1808.army.json");
    const Json shipped = Json::parse(text);
    stage.beginArmy("Old Trousers 6mm Quickplay Napoleonic", "French corps of Dupont",
                    QString::fromStdString(shipped["name"]));
    // Start with an empty army, so that every unit is added by hand.
    while (stage.army().tree().army().rowCount() > 0) {
        stage.army().tree().select({stage.army().tree().army().pointerOf(stage.army().tree().army().index(0, 0))});
        stage.run("army.remove");
        stage.settle();
    }
    const auto first = stage.army().document().text();
    const auto* basis = stage.army().judgement()->basis.get();
    const auto titleOf = [&](const Json& member, bool leader) {
        const auto* entry = leader ? basis->offer->leader(member["entry"].get<std::string>())
                                   : basis->offer->entry(member["entry"].get<std::string>());
        REQUIRE(entry != nullptr);
        return QString::fromStdString(std::string(entry->node["name"].string()));
    };
    for (const auto& leader : shipped["leaders"]) {
        stage.add(titleOf(leader, true));
        rename(stage, QString::fromStdString(leader["name"]));
    }
    for (const auto& unit : shipped["units"]) {
        stage.add(titleOf(unit, false));
        rename(stage, QString::fromStdString(unit["name"]));
        if (unit.contains("count")) count(stage, unit["count"]);
    }
    notes(stage, QString::fromStdString(shipped["notes"]));
    const auto saved = asPlayed(savedAs(stage, "dupont.army.json"));
    const auto wanted = asPlayed(text);
    for (const char* key : {"units", "leaders", "name", "notes", "list", "system"}) {
        INFO(key);
        CHECK(saved[key] == wanted[key]);
    }
    CHECK(!first.empty());
}
