#include "tests/editor/board/panels/panel_stage.hpp"

#include "editor/board/panels/scenario_panel.hpp"
#include "tests/places.hpp"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QToolButton>

using namespace muster;
using namespace muster::test;
using namespace muster::editor;

namespace {

struct ScenarioPanelStage : BoardStage {
    explicit ScenarioPanelStage(std::string text) : BoardStage(std::move(text)), panel(*view, [this] { return place; })
    {
        whenJudged = [this] { panel.refresh(); };
        panel.resize(320, 900);
        panel.show();
    }
    ~ScenarioPanelStage() { whenJudged = {}; }

    ScenarioPanel panel;
};

}  // namespace

TEST_CASE("name, turns and notes of a scenario are entered")
{
    ScenarioPanelStage stage(emptyBoard());
    const auto before = stage.document.text();
    typeOver(control<QLineEdit>(stage.panel, "scenario-name"), "Zama again");
    CHECK(stage.root()["name"].string() == "Zama again");
    typeNumber(control<QSpinBox>(stage.panel, "scenario-turns"), "12");
    CHECK(stage.root()["turns"].integer() == 12);
    typeOver(control<QLineEdit>(stage.panel, "scenario-date"), "202 BC");
    CHECK(stage.root()["date"].string() == "202 BC");
    QTest::keyClicks(&control<QPlainTextEdit>(stage.panel, "scenario-notes"), "Bring dice");
    CHECK(stage.root()["notes"].string() == "Bring dice");
    while (stage.document.undoStack().canUndo()) stage.undo();
    CHECK(stage.document.text() == before);
}

TEST_CASE("what wins is added, worded and taken away")
{
    ScenarioPanelStage stage(emptyBoard());
    control<QToolButton>(stage.panel, "victory-add").click();
    REQUIRE(stage.root()["victory"].size() == 1);
    pick(control<QComboBox>(stage.panel, "victory-side"), "rome");
    CHECK(stage.root()["victory"].at(0u)["side"].string() == "rome");
    typeNumber(control<QDoubleSpinBox>(stage.panel, "victory-points"), "3");
    CHECK(stage.root()["victory"].at(0u)["points"].real() == 3);
    auto& text = control<QPlainTextEdit>(stage.panel, "victory-text");
    text.selectAll();
    QTest::keyClicks(&text, "Hold the hill");
    CHECK(stage.root()["victory"].at(0u)["text"].string() == "Hold the hill");
    CHECK(control<QListWidget>(stage.panel, "victory-list").item(0)->text() == "Rome: Hold the hill");
    control<QToolButton>(stage.panel, "victory-remove").click();
    CHECK(stage.root()["victory"].size() == 0);
}

TEST_CASE("reinforcements come by turn")
{
    ScenarioPanelStage stage(BoardStage::shippedText("ancients-d6/scenarios/zama.scenario.json"));
    const auto all = [&] {
        std::size_t count = 0;
        for (const auto side : stage.root()["sides"]) count += side["reinforcements"].size();
        return count;
    };
    const auto before = all();
    control<QToolButton>(stage.panel, "reinforcements-add").click();
    REQUIRE(all() == before + 1);
    const auto& list = control<QListWidget>(stage.panel, "reinforcements-list");
    const auto pointer = utf8(list.currentItem()->data(Qt::UserRole).toString());
    typeNumber(control<QSpinBox>(stage.panel, "arrival-turn"), "5");
    CHECK(stage.root().at(std::string_view(pointer))["turn"].integer() == 5);
    pick(control<QComboBox>(stage.panel, "arrival-edge"), "west");
    CHECK(stage.root().at(std::string_view(pointer))["edge"].string() == "west");
    auto& who = control<QComboBox>(stage.panel, "arrival-unit");
    REQUIRE(who.count() > 2);
    const auto other = who.itemData(1).toString();
    pick(who, other);
    CHECK("unit:" + shown(stage.root().at(std::string_view(pointer))["unit"].string()) == other);
}

TEST_CASE("who comes later is somebody that does not stand on the board yet, and else there is a warning")
{
    ScenarioPanelStage stage(BoardStage::shippedText("ancients-d6/scenarios/zama.scenario.json"));
    REQUIRE(!stage.finds("scenario/arrived"));
    const auto standing = utf8(shown(stage.root()["sides"].at(0u)["placements"].at(0u)["unit"].string()));
    // One unit is taken off the board, and is the one that comes.
    std::vector<std::string> bases;
    for (const auto placement : stage.root()["sides"].at(0u)["placements"])
        if (placement["unit"].string() == standing) bases.push_back(placement.pointer());
    const scenario::ScenarioText now(*stage.text(), stage.view->board().map.measure);
    REQUIRE(stage.make(scenario::remove(now, bases)));
    control<QToolButton>(stage.panel, "reinforcements-add").click();
    const auto& list = control<QListWidget>(stage.panel, "reinforcements-list");
    const auto pointer = utf8(list.currentItem()->data(Qt::UserRole).toString());
    CHECK(stage.root().at(std::string_view(pointer))["unit"].string() == standing);
    CHECK(!stage.finds("scenario/arrived"));
    auto& who = control<QComboBox>(stage.panel, "arrival-unit");
    for (int i = 0; i < who.count(); ++i)
        if (const auto id = who.itemData(i).toString(); id.startsWith("unit:") && id != "unit:" + shown(standing)) {
            pick(who, id);
            break;
        }
    CHECK(stage.finds("scenario/arrived"));
}

TEST_CASE("a reinforcement comes for another side, as a whole group, at a place that is told or left open")
{
    ScenarioPanelStage stage(BoardStage::shippedText("otr-d6/scenarios/gettysburg-first-day.scenario.json"));
    stage.place = sourcePath("armylists/otr-d6/scenarios/gettysburg-first-day.scenario.json");
    stage.judge();
    const auto before = stage.document.text();
    const auto first = stage.root()["sides"].at(0u)["reinforcements"].size(),
               second = stage.root()["sides"].at(1u)["reinforcements"].size();
    control<QToolButton>(stage.panel, "reinforcements-add").click();
    REQUIRE(stage.root()["sides"].at(0u)["reinforcements"].size() == first + 1);
    auto& side = control<QComboBox>(stage.panel, "arrival-side");
    pick(side, shown(stage.root()["sides"].at(1u)["id"].string()));
    REQUIRE(stage.root()["sides"].at(0u)["reinforcements"].size() == first);
    REQUIRE(stage.root()["sides"].at(1u)["reinforcements"].size() == second + 1);
    const auto& list = control<QListWidget>(stage.panel, "reinforcements-list");
    const auto pointer = "/sides/1/reinforcements/" + std::to_string(second);
    CHECK(utf8(list.currentItem()->data(Qt::UserRole).toString()) == pointer);
    const auto at = [&] { return stage.root().at(std::string_view(pointer)); };

    auto& who = control<QComboBox>(stage.panel, "arrival-unit");
    REQUIRE(who.itemData(0).toString().startsWith("group:"));
    pick(who, who.itemData(0).toString());
    CHECK("group:" + shown(at()["group"].string()) == who.itemData(0).toString());
    CHECK_FALSE(at()["unit"]);
    pick(control<QComboBox>(stage.panel, "arrival-edge"), "north");
    // The first number brings the other along: on its edge. Deleting one deletes both.
    typeNumber(control<QDoubleSpinBox>(stage.panel, "arrival-east"), "7.5");
    CHECK(at()["at"].at(0u).real() == 7.5);
    CHECK(at()["at"].at(1u).real() == stage.root()["board"]["depth"].real());
    typeNumber(control<QDoubleSpinBox>(stage.panel, "arrival-north"), "20");
    CHECK(at()["at"].at(1u).real() == 20);
    emptySpin(control<QDoubleSpinBox>(stage.panel, "arrival-east"));
    CHECK_FALSE(at()["at"]);
    CHECK(control<QDoubleSpinBox>(stage.panel, "arrival-north").text() == QStringLiteral("\u2013"));
    QTest::keyClicks(&control<QPlainTextEdit>(stage.panel, "arrival-notes"), "By the pike");
    CHECK(at()["notes"].string() == "By the pike");
    while (stage.document.undoStack().canUndo()) stage.undo();
    CHECK(stage.document.text() == before);
}

TEST_CASE("sources are told line by line, and an empty one is none")
{
    ScenarioPanelStage stage(emptyBoard());
    auto& sources = control<QPlainTextEdit>(stage.panel, "scenario-sources");
    QTest::keyClicks(&sources, "Polybius");
    QTest::keyClick(&sources, Qt::Key_Return);
    CHECK(sources.toPlainText() == "Polybius\n");
    QTest::keyClick(&sources, Qt::Key_Return);
    QTest::keyClicks(&sources, "Livy");
    REQUIRE(stage.root()["sources"].size() == 2);
    CHECK(stage.root()["sources"].at(1u).string() == "Livy");
    sources.selectAll();
    QTest::keyClick(&sources, Qt::Key_Delete);
    CHECK_FALSE(stage.root()["sources"]);
}

TEST_CASE("house rules are named relative to the scenario, and taken away")
{
    ScenarioPanelStage stage(emptyBoard());
    stage.place = "/club/scenarios/tonight.scenario.json";
    REQUIRE(stage.panel.playBy("/club/our.house.json"));
    CHECK(stage.root()["house"].string() == "../our.house.json");
    CHECK(control<QLineEdit>(stage.panel, "scenario-house").text() == "../our.house.json");
    control<QAbstractButton>(stage.panel, "scenario-no-house").click();
    CHECK_FALSE(stage.root()["house"]);
    typeOver(control<QLineEdit>(stage.panel, "scenario-house"), "x.house.json");
    CHECK(stage.root()["house"].string() == "x.house.json");
}

TEST_CASE("the version of the rules is three numbers, told when the line is left")
{
    ScenarioPanelStage stage(emptyBoard());
    const auto before = stage.document.text();
    auto& version = control<QLineEdit>(stage.panel, "scenario-version");
    const auto& why = control<QLabel>(stage.panel, "scenario-version-trouble");
    typeOver(version, "2.1");
    CHECK(stage.document.text() == before);
    CHECK_FALSE(why.isHidden());
    QTest::keyClicks(&version, ".7");
    CHECK(why.isHidden());
    QTest::keyClick(&version, Qt::Key_Return);
    CHECK(stage.root()["systemVersion"].string() == "2.1.7");
    typeOver(version, "new");
    QTest::keyClick(&version, Qt::Key_Return);
    CHECK(version.text() == "2.1.7");
    CHECK(stage.root()["systemVersion"].string() == "2.1.7");
}

TEST_CASE("victory conditions are put into another order")
{
    ScenarioPanelStage stage(BoardStage::shippedText("old-trousers/scenarios/bailen.scenario.json"));
    const auto texts = [&] {
        std::vector<std::string> all;
        for (const auto each : stage.root()["victory"]) all.emplace_back(each["text"].string().substr(0, 12));
        return all;
    };
    const auto before = texts();
    REQUIRE(before.size() == 3);
    auto& list = control<QListWidget>(stage.panel, "victory-list");
    auto& up = control<QToolButton>(stage.panel, "victory-up");
    auto& down = control<QToolButton>(stage.panel, "victory-down");
    list.setCurrentRow(0);
    CHECK_FALSE(up.isEnabled());
    down.click();
    down.click();
    CHECK(list.currentRow() == 2);
    CHECK_FALSE(down.isEnabled());
    CHECK(texts() == std::vector{before[1], before[2], before[0]});
    up.click();
    CHECK(texts() == std::vector{before[1], before[0], before[2]});
    stage.undo();
    stage.undo();
    stage.undo();
    CHECK(texts() == before);
}

TEST_CASE("Delete empties a number that may be missing, and no other")
{
    ScenarioPanelStage stage(emptyBoard());
    auto& turns = control<QSpinBox>(stage.panel, "scenario-turns");
    typeNumber(turns, "12");
    CHECK(stage.root()["turns"].integer() == 12);
    emptySpin(turns);
    CHECK_FALSE(stage.root()["turns"]);
    CHECK(turns.text() == QStringLiteral("\u2013"));
    // What is typed into an empty one takes the place of its dash.
    turns.setFocus();
    QApplication::processEvents();
    QTest::keyClicks(&turns, "9");
    QTest::keyClick(&turns, Qt::Key_Return);
    CHECK(stage.root()["turns"].integer() == 9);
    // Half a number deleted is half a number.
    turns.selectAll();
    QTest::keyClicks(&turns, "25");
    QTest::keyClick(&turns, Qt::Key_Backspace);
    QTest::keyClick(&turns, Qt::Key_Return);
    CHECK(stage.root()["turns"].integer() == 2);
}

TEST_CASE("objectives are added, and a click shows one on the board")
{
    ScenarioPanelStage stage(BoardStage::shippedText("ancients-d6/scenarios/zama.scenario.json"));
    auto& list = control<QListWidget>(stage.panel, "objectives-list");
    REQUIRE(list.count() == 2);
    Q_EMIT list.itemClicked(list.item(1));
    CHECK(stage.view->selection().current() == "/objectives/1");
    control<QToolButton>(stage.panel, "objectives-add").click();
    CHECK(stage.root()["objectives"].size() == 3);
    control<QToolButton>(stage.panel, "rally-points-add").click();
    CHECK(stage.root()["sides"].at(0u)["rallyPoints"].size() >= 1);
}
