// Armies with handmade units: built from nothing with the catalogue and the form, and compared with the shipped files.
#include "tests/editor/window/builder.hpp"

#include <catch2/catch.hpp>

#include <QCheckBox>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

#include <map>

using namespace muster;
using namespace muster::test;

namespace {

QString textOf(const Json& value) { return QString::fromStdString(value.get<std::string>()); }

/// The labels of table rows in the shipped system, by id.
class Labels {
public:
    explicit Labels(const char* system) : m_tables(Json::parse(shippedText(system))["tables"]) {}

    QString of(const char* table, const Json& id) const
    {
        for (const auto& row : m_tables[table])
            if (row["id"] == id) return textOf(row["label"]);
        FAIL("no row of that id in " << table);
        return {};
    }

private:
    Json m_tables;
};

std::string current(WindowFixture& fixture, const std::string& key)
{
    return fixture.army().tree().currentPointer().toStdString() + key;
}

Json valueAt(WindowFixture& fixture, const std::string& key)
{
    return Json::parse(fixture.army().document().text()).value(Json::json_pointer(current(fixture, key)), Json());
}

void enterMemberNotes(WindowFixture& fixture, const Json& member)
{
    if (member.contains("notes")) enterText(fixture, "/notes", textOf(member["notes"]));
}

void addGeneral(WindowFixture& fixture, const Json& leader)
{
    fixture.add("General");
    rename(fixture, textOf(leader["name"]));
    if (leader.value("rating", 0) != 0) enterNumber(fixture, "/rating", leader["rating"]);
    if (leader.value("exceptional", false)) {
        auto* box = control(fixture, "/exceptional").findChild<QCheckBox*>();
        REQUIRE(box != nullptr);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Space);
        fixture.settle();
    }
    enterMemberNotes(fixture, leader);
}

void addBrigade(WindowFixture& fixture, const Json& unit, const Labels& labels)
{
    fixture.add(labels.of("arms", unit["arm"]));
    rename(fixture, textOf(unit["name"]));
    choose(fixture, "/quality", labels.of("qualities", unit["quality"]));
    if (valueAt(fixture, "/stands") != unit["stands"]) enterNumber(fixture, "/stands", unit["stands"]);
    choose(fixture, "/weapon", labels.of("weapons", unit["weapon"]));
    enterMemberNotes(fixture, unit);
}

/// A rating of zero is the default.
Json withoutZeroRatings(Json army)
{
    const auto clean = [](Json& leaders) {
        for (auto& leader : leaders)
            if (leader.value("rating", 1) == 0) leader.erase("rating");
    };
    clean(army["leaders"]);
    for (auto& group : army["groups"]) clean(group["leaders"]);
    return army;
}

/// Compares values, ignoring the order of keys. Colours and emblems are those of prints; nobody enters them here.
void checkSame(const Json& built, Json shipped)
{
    for (const char* key : {"colours", "emblem"}) shipped.erase(key);
    CHECK(nlohmann::json::parse(built.dump()) == nlohmann::json::parse(shipped.dump()));
}

}  // namespace

TEST_CASE("the Ice Rangers are built from nothing")
{
    WindowFixture fixture;
    const auto text = shippedText("opend6-fantasy/armies/ice-rangers.army.json");
    fixture.beginArmy("OpenD6 Fantasy Miniatures", "Troops of the rules", "Ice Rangers");
    const auto first = fixture.army().document().text();
    auto* more = fixture.window->findChild<QToolButton*>("army-more");
    QTest::mouseClick(more, Qt::LeftButton);
    auto* budget = fixture.window->findChild<QSpinBox*>("army-budget");
    budget->setFocus();
    budget->selectAll();
    QTest::keyClicks(budget, "1000");
    fixture.settle();
    fixture.add("Arctic Human Soldier");
    rename(fixture, "Ice Rangers");
    enterNumber(fixture, "/size", 10);
    for (const auto& [skill, levels] : {std::pair("marksmanship", 2), std::pair("melee-combat", 2),
                                        std::pair("fighting", 2), std::pair("command", 1)})
        enterNumber(fixture, std::string("/training/") + skill, levels);
    tick(fixture, "/weapons", "Medium crossbow");
    tick(fixture, "/weapons", "Magical melee weapon");
    enterNumber(fixture, "/sergeant/command", 1);
    auto* add = fixture.window->currentPage()->findChild<QPushButton*>("add:/champions");
    REQUIRE(add != nullptr);
    add->setFocus();
    QTest::keyClick(add, Qt::Key_Space);
    auto* all = control(fixture, "/champions/0/training").findChild<QCheckBox*>();
    REQUIRE(all != nullptr);
    all->setFocus();
    QTest::keyClick(all, Qt::Key_Space);
    enterNumber(fixture, "/champions/0/training/marksmanship", 1);
    tick(fixture, "/champions/0/weapons", "Heavy crossbow");
    notes(fixture, textOf(Json::parse(text)["notes"]));
    undoAll(fixture, first);
    fixture.settle();
    CHECK(fixture.army().checkResult()->army.cost == "720");
    CHECK(fixture.army().checkResult()->count(diagnostics::Level::error) == 0);
    checkSame(asPlayed(savedAs(fixture, "rangers.army.json")), asPlayed(text));
}

TEST_CASE("Reynolds' army at Gettysburg is built from nothing, division by division")
{
    WindowFixture fixture;
    const auto text = shippedText("otr-d6/armies/reynolds-gettysburg-1863.army.json");
    const Json shipped = Json::parse(text);
    const Labels labels("otr-d6/otr-d6.system.json");
    fixture.beginArmy("OTR D6", "An army of your own", textOf(shipped["name"]));
    const auto first = fixture.army().document().text();
    // Nothing is selected yet, so the form shows the army.
    QStringList sources;
    for (const auto& source : shipped["sources"]) sources << textOf(source);
    enterText(fixture, "/sources", sources.join(u'\n'));
    for (const auto& leader : shipped["leaders"]) addGeneral(fixture, leader);
    for (const auto& group : shipped["groups"]) {
        fixture.run("army.add-group");
        fixture.settle();
        rename(fixture, textOf(group["name"]));
        for (const auto& leader : group["leaders"]) addGeneral(fixture, leader);
        for (const auto& unit : group["units"]) addBrigade(fixture, unit, labels);
    }
    for (const char* leader : {"Reynolds", "Meredith"}) {
        fixture.select(leader);
        attach(fixture, "Meredith's Brigade");
    }
    notes(fixture, textOf(shipped["notes"]));
    undoAll(fixture, first);
    checkSame(asPlayed(savedAs(fixture, "reynolds.army.json")), withoutZeroRatings(asPlayed(text)));
    CHECK(fixture.army().checkResult()->count(diagnostics::Level::error) == 0);
}

TEST_CASE("Cornwallis' army at Guilford Courthouse is built from nothing")
{
    WindowFixture fixture;
    const auto text = shippedText("ohw-6plus/armies/british-guilford-1781.army.json");
    const Json shipped = Json::parse(text);
    const Labels labels("ohw-6plus/ohw-6plus.system.json");
    fixture.beginArmy("OHW 6+", "An army of your own", textOf(shipped["name"]));
    const auto first = fixture.army().document().text();
    for (const auto& unit : shipped["units"]) {
        fixture.add(labels.of("types", unit["type"]));
        rename(fixture, textOf(unit["name"]));
    }
    // From the last unit back to the values of the whole army.
    fixture.run("army.whole");
    for (const auto& rule : shipped["optionalRules"]) tick(fixture, "/optionalRules", labels.of("optionalRules", rule));
    notes(fixture, textOf(shipped["notes"]));
    undoAll(fixture, first);
    checkSame(asPlayed(savedAs(fixture, "cornwallis.army.json")), asPlayed(text));
    CHECK(fixture.army().checkResult()->count(diagnostics::Level::error) == 0);
}
