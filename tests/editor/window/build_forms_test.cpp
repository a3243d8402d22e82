// Armies whose units are made by hand: built from nothing with the offer and the form, and held against the shipped
// files.
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

/// What a table of the shipped system calls the row of an id.
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

std::string current(WindowStage& stage, const std::string& key)
{
    return stage.army().tree().currentPointer().toStdString() + key;
}

Json valueAt(WindowStage& stage, const std::string& key)
{
    return Json::parse(stage.army().document().text()).value(Json::json_pointer(current(stage, key)), Json());
}

void enterMemberNotes(WindowStage& stage, const Json& member)
{
    if (member.contains("notes")) enterText(stage, "/notes", textOf(member["notes"]));
}

void addGeneral(WindowStage& stage, const Json& leader)
{
    stage.add("General");
    rename(stage, textOf(leader["name"]));
    if (leader.value("rating", 0) != 0) enterNumber(stage, "/rating", leader["rating"]);
    if (leader.value("exceptional", false)) {
        auto* box = control(stage, "/exceptional").findChild<QCheckBox*>();
        REQUIRE(box != nullptr);
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Space);
        stage.settle();
    }
    enterMemberNotes(stage, leader);
}

void addBrigade(WindowStage& stage, const Json& unit, const Labels& labels)
{
    stage.add(labels.of("arms", unit["arm"]));
    rename(stage, textOf(unit["name"]));
    choose(stage, "/quality", labels.of("qualities", unit["quality"]));
    if (valueAt(stage, "/stands") != unit["stands"]) enterNumber(stage, "/stands", unit["stands"]);
    choose(stage, "/weapon", labels.of("weapons", unit["weapon"]));
    enterMemberNotes(stage, unit);
}

/// A rating of nought holds without being said.
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

/// The same values, in whatever order of keys.
void checkSame(const Json& built, const Json& shipped)
{
    CHECK(nlohmann::json::parse(built.dump()) == nlohmann::json::parse(shipped.dump()));
}

}  // namespace

TEST_CASE("the Ice Rangers are built from nothing")
{
    WindowStage stage;
    const auto text = shippedText("opend6-fantasy/armies/ice-rangers.army.json");
    stage.beginArmy("OpenD6 Fantasy Miniatures", "Troops of the rules", "Ice Rangers");
    const auto first = stage.army().document().text();
    auto* more = stage.window->findChild<QToolButton*>("army-more");
    QTest::mouseClick(more, Qt::LeftButton);
    auto* budget = stage.window->findChild<QSpinBox*>("army-budget");
    budget->setFocus();
    budget->selectAll();
    QTest::keyClicks(budget, "1000");
    stage.settle();
    stage.add("Arctic Human Soldier");
    rename(stage, "Ice Rangers");
    enterNumber(stage, "/size", 10);
    for (const auto& [skill, levels] : {std::pair("marksmanship", 2), std::pair("melee-combat", 2),
                                        std::pair("fighting", 2), std::pair("command", 1)})
        enterNumber(stage, std::string("/training/") + skill, levels);
    tick(stage, "/weapons", "Medium crossbow");
    tick(stage, "/weapons", "Magical melee weapon");
    enterNumber(stage, "/sergeant/command", 1);
    auto* add = stage.window->currentPage()->findChild<QPushButton*>("add:/champions");
    REQUIRE(add != nullptr);
    add->setFocus();
    QTest::keyClick(add, Qt::Key_Space);
    auto* all = control(stage, "/champions/0/training").findChild<QCheckBox*>();
    REQUIRE(all != nullptr);
    all->setFocus();
    QTest::keyClick(all, Qt::Key_Space);
    enterNumber(stage, "/champions/0/training/marksmanship", 1);
    tick(stage, "/champions/0/weapons", "Heavy crossbow");
    notes(stage, textOf(Json::parse(text)["notes"]));
    undoAll(stage, first);
    stage.settle();
    CHECK(stage.army().judgement()->army.cost == "720");
    CHECK(stage.army().judgement()->count(diagnostics::Level::error) == 0);
    checkSame(asPlayed(savedAs(stage, "rangers.army.json")), asPlayed(text));
}

TEST_CASE("Reynolds' army at Gettysburg is built from nothing, division by division")
{
    WindowStage stage;
    const auto text = shippedText("otr-d6/armies/reynolds-gettysburg-1863.army.json");
    const Json shipped = Json::parse(text);
    const Labels labels("otr-d6/otr-d6.system.json");
    stage.beginArmy("OTR D6", "An army of your own", textOf(shipped["name"]));
    const auto first = stage.army().document().text();
    // Nothing is selected yet, so the form is that of the army.
    QStringList sources;
    for (const auto& source : shipped["sources"]) sources << textOf(source);
    enterText(stage, "/sources", sources.join(u'\n'));
    for (const auto& leader : shipped["leaders"]) addGeneral(stage, leader);
    for (const auto& group : shipped["groups"]) {
        stage.run("army.add-group");
        stage.settle();
        rename(stage, textOf(group["name"]));
        for (const auto& leader : group["leaders"]) addGeneral(stage, leader);
        for (const auto& unit : group["units"]) addBrigade(stage, unit, labels);
    }
    for (const char* leader : {"Reynolds", "Meredith"}) {
        stage.select(leader);
        attach(stage, "Meredith's Brigade");
    }
    notes(stage, textOf(shipped["notes"]));
    undoAll(stage, first);
    checkSame(asPlayed(savedAs(stage, "reynolds.army.json")), withoutZeroRatings(asPlayed(text)));
    CHECK(stage.army().judgement()->count(diagnostics::Level::error) == 0);
}

TEST_CASE("Cornwallis' army at Guilford Courthouse is built from nothing")
{
    WindowStage stage;
    const auto text = shippedText("ohw-6plus/armies/british-guilford-1781.army.json");
    const Json shipped = Json::parse(text);
    const Labels labels("ohw-6plus/ohw-6plus.system.json");
    stage.beginArmy("OHW 6+", "An army of your own", textOf(shipped["name"]));
    const auto first = stage.army().document().text();
    for (const auto& unit : shipped["units"]) {
        stage.add(labels.of("types", unit["type"]));
        rename(stage, textOf(unit["name"]));
    }
    // Back from the last unit to the values of the army as a whole.
    stage.run("army.whole");
    for (const auto& rule : shipped["optionalRules"]) tick(stage, "/optionalRules", labels.of("optionalRules", rule));
    notes(stage, textOf(shipped["notes"]));
    undoAll(stage, first);
    checkSame(asPlayed(savedAs(stage, "cornwallis.army.json")), asPlayed(text));
    CHECK(stage.army().judgement()->count(diagnostics::Level::error) == 0);
}
