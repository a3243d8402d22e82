#include "tests/editor/board/panels/panel_controls.hpp"

#include "editor/board/panels/scenario_panel.hpp"
#include "tests/paths.hpp"

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

struct ScenarioPanelFixture : BoardFixture {
    explicit ScenarioPanelFixture(std::string text)
        : BoardFixture(std::move(text)), panel(*view, [this] { return place; })
    {
        whenChecked = [this] { panel.refresh(); };
        panel.resize(320, 900);
        panel.show();
    }
    ~ScenarioPanelFixture() { whenChecked = {}; }

    ScenarioPanel panel;
};

}  // namespace

TEST_CASE("name, turns and notes of a scenario are entered")
{
    ScenarioPanelFixture fixture(emptyBoard());
    const auto before = fixture.document.text();
    typeOver(control<QLineEdit>(fixture.panel, "scenario-name"), "Zama again");
    CHECK(fixture.root()["name"].string() == "Zama again");
    typeNumber(control<QSpinBox>(fixture.panel, "scenario-turns"), "12");
    CHECK(fixture.root()["turns"].integer() == 12);
    typeOver(control<QLineEdit>(fixture.panel, "scenario-date"), "202 BC");
    CHECK(fixture.root()["date"].string() == "202 BC");
    QTest::keyClicks(&control<QPlainTextEdit>(fixture.panel, "scenario-notes"), "Bring dice");
    CHECK(fixture.root()["notes"].string() == "Bring dice");
    while (fixture.document.undoStack().canUndo()) fixture.undo();
    CHECK(fixture.document.text() == before);
}

TEST_CASE("victory conditions are added, edited and removed")
{
    ScenarioPanelFixture fixture(emptyBoard());
    control<QToolButton>(fixture.panel, "victory-add").click();
    REQUIRE(fixture.root()["victory"].size() == 1);
    pick(control<QComboBox>(fixture.panel, "victory-side"), "rome");
    CHECK(fixture.root()["victory"].at(0u)["side"].string() == "rome");
    typeNumber(control<QDoubleSpinBox>(fixture.panel, "victory-points"), "3");
    CHECK(fixture.root()["victory"].at(0u)["points"].real() == 3);
    auto& text = control<QPlainTextEdit>(fixture.panel, "victory-text");
    text.selectAll();
    QTest::keyClicks(&text, "Hold the hill");
    CHECK(fixture.root()["victory"].at(0u)["text"].string() == "Hold the hill");
    CHECK(control<QListWidget>(fixture.panel, "victory-list").item(0)->text() == "Rome: Hold the hill");
    control<QToolButton>(fixture.panel, "victory-remove").click();
    CHECK(fixture.root()["victory"].size() == 0);
}

TEST_CASE("reinforcements come by turn")
{
    ScenarioPanelFixture fixture(BoardFixture::shippedText("ancients-d6/scenarios/zama.scenario.json"));
    const auto all = [&] {
        std::size_t count = 0;
        for (const auto side : fixture.root()["sides"]) count += side["reinforcements"].size();
        return count;
    };
    const auto before = all();
    control<QToolButton>(fixture.panel, "reinforcements-add").click();
    REQUIRE(all() == before + 1);
    const auto& list = control<QListWidget>(fixture.panel, "reinforcements-list");
    const auto pointer = utf8(list.currentItem()->data(Qt::UserRole).toString());
    typeNumber(control<QSpinBox>(fixture.panel, "arrival-turn"), "5");
    CHECK(fixture.root().at(std::string_view(pointer))["turn"].integer() == 5);
    pick(control<QComboBox>(fixture.panel, "arrival-edge"), "west");
    CHECK(fixture.root().at(std::string_view(pointer))["edge"].string() == "west");
    auto& who = control<QComboBox>(fixture.panel, "arrival-unit");
    REQUIRE(who.count() > 2);
    const auto other = who.itemData(1).toString();
    pick(who, other);
    CHECK("unit:" + toQString(fixture.root().at(std::string_view(pointer))["unit"].string()) == other);
}

TEST_CASE("a new reinforcement is a unit that is not on the board; a warning appears if there is none")
{
    ScenarioPanelFixture fixture(BoardFixture::shippedText("ancients-d6/scenarios/zama.scenario.json"));
    REQUIRE(!fixture.finds("scenario/arrived"));
    const auto standing = utf8(toQString(fixture.root()["sides"].at(0u)["placements"].at(0u)["unit"].string()));
    // Remove one unit from the board, which becomes the reinforcement.
    std::vector<std::string> bases;
    for (const auto placement : fixture.root()["sides"].at(0u)["placements"])
        if (placement["unit"].string() == standing) bases.push_back(placement.pointer());
    const scenario::ScenarioText now(*fixture.text(), fixture.view->board().map.measure);
    REQUIRE(fixture.make(scenario::remove(now, bases)));
    control<QToolButton>(fixture.panel, "reinforcements-add").click();
    const auto& list = control<QListWidget>(fixture.panel, "reinforcements-list");
    const auto pointer = utf8(list.currentItem()->data(Qt::UserRole).toString());
    CHECK(fixture.root().at(std::string_view(pointer))["unit"].string() == standing);
    CHECK(!fixture.finds("scenario/arrived"));
    auto& who = control<QComboBox>(fixture.panel, "arrival-unit");
    for (int i = 0; i < who.count(); ++i)
        if (const auto id = who.itemData(i).toString(); id.startsWith("unit:") && id != "unit:" + toQString(standing)) {
            pick(who, id);
            break;
        }
    CHECK(fixture.finds("scenario/arrived"));
}

TEST_CASE("a reinforcement may join another side, be a whole group, and have a fixed place or none")
{
    ScenarioPanelFixture fixture(BoardFixture::shippedText("otr-d6/scenarios/gettysburg-first-day.scenario.json"));
    fixture.place = sourcePath("armylists/otr-d6/scenarios/gettysburg-first-day.scenario.json");
    fixture.check();
    const auto before = fixture.document.text();
    const auto first = fixture.root()["sides"].at(0u)["reinforcements"].size(),
               second = fixture.root()["sides"].at(1u)["reinforcements"].size();
    control<QToolButton>(fixture.panel, "reinforcements-add").click();
    REQUIRE(fixture.root()["sides"].at(0u)["reinforcements"].size() == first + 1);
    auto& side = control<QComboBox>(fixture.panel, "arrival-side");
    pick(side, toQString(fixture.root()["sides"].at(1u)["id"].string()));
    REQUIRE(fixture.root()["sides"].at(0u)["reinforcements"].size() == first);
    REQUIRE(fixture.root()["sides"].at(1u)["reinforcements"].size() == second + 1);
    const auto& list = control<QListWidget>(fixture.panel, "reinforcements-list");
    const auto pointer = "/sides/1/reinforcements/" + std::to_string(second);
    CHECK(utf8(list.currentItem()->data(Qt::UserRole).toString()) == pointer);
    const auto at = [&] { return fixture.root().at(std::string_view(pointer)); };

    auto& who = control<QComboBox>(fixture.panel, "arrival-unit");
    REQUIRE(who.itemData(0).toString().startsWith("group:"));
    pick(who, who.itemData(0).toString());
    CHECK("group:" + toQString(at()["group"].string()) == who.itemData(0).toString());
    CHECK_FALSE(at()["unit"]);
    pick(control<QComboBox>(fixture.panel, "arrival-edge"), "north");
    // Setting the first number adds the other, on its edge; clearing one clears both.
    typeNumber(control<QDoubleSpinBox>(fixture.panel, "arrival-east"), "7.5");
    CHECK(at()["at"].at(0u).real() == 7.5);
    CHECK(at()["at"].at(1u).real() == fixture.root()["board"]["depth"].real());
    typeNumber(control<QDoubleSpinBox>(fixture.panel, "arrival-north"), "20");
    CHECK(at()["at"].at(1u).real() == 20);
    emptySpin(control<QDoubleSpinBox>(fixture.panel, "arrival-east"));
    CHECK_FALSE(at()["at"]);
    CHECK(control<QDoubleSpinBox>(fixture.panel, "arrival-north").text() == QStringLiteral("\u2013"));
    QTest::keyClicks(&control<QPlainTextEdit>(fixture.panel, "arrival-notes"), "By the pike");
    CHECK(at()["notes"].string() == "By the pike");
    while (fixture.document.undoStack().canUndo()) fixture.undo();
    CHECK(fixture.document.text() == before);
}

TEST_CASE("sources are entered one per line, and empty lines are dropped")
{
    ScenarioPanelFixture fixture(emptyBoard());
    auto& sources = control<QPlainTextEdit>(fixture.panel, "scenario-sources");
    QTest::keyClicks(&sources, "Polybius");
    QTest::keyClick(&sources, Qt::Key_Return);
    CHECK(sources.toPlainText() == "Polybius\n");
    QTest::keyClick(&sources, Qt::Key_Return);
    QTest::keyClicks(&sources, "Livy");
    REQUIRE(fixture.root()["sources"].size() == 2);
    CHECK(fixture.root()["sources"].at(1u).string() == "Livy");
    sources.selectAll();
    QTest::keyClick(&sources, Qt::Key_Delete);
    CHECK_FALSE(fixture.root()["sources"]);
}

TEST_CASE("house rules are named relative to the scenario, and taken away")
{
    ScenarioPanelFixture fixture(emptyBoard());
    fixture.place = "/club/scenarios/tonight.scenario.json";
    REQUIRE(fixture.panel.playBy("/club/our.house.json"));
    CHECK(fixture.root()["house"].string() == "../our.house.json");
    CHECK(control<QLineEdit>(fixture.panel, "scenario-house").text() == "../our.house.json");
    control<QAbstractButton>(fixture.panel, "scenario-no-house").click();
    CHECK_FALSE(fixture.root()["house"]);
    typeOver(control<QLineEdit>(fixture.panel, "scenario-house"), "x.house.json");
    CHECK(fixture.root()["house"].string() == "x.house.json");
}

TEST_CASE("the rules version must be three numbers, which is checked when the field loses focus")
{
    ScenarioPanelFixture fixture(emptyBoard());
    const auto before = fixture.document.text();
    auto& version = control<QLineEdit>(fixture.panel, "scenario-version");
    const auto& why = control<QLabel>(fixture.panel, "scenario-version-trouble");
    typeOver(version, "2.1");
    CHECK(fixture.document.text() == before);
    CHECK_FALSE(why.isHidden());
    QTest::keyClicks(&version, ".7");
    CHECK(why.isHidden());
    QTest::keyClick(&version, Qt::Key_Return);
    CHECK(fixture.root()["systemVersion"].string() == "2.1.7");
    typeOver(version, "new");
    QTest::keyClick(&version, Qt::Key_Return);
    CHECK(version.text() == "2.1.7");
    CHECK(fixture.root()["systemVersion"].string() == "2.1.7");
}

TEST_CASE("victory conditions are put into another order")
{
    ScenarioPanelFixture fixture(BoardFixture::shippedText("old-trousers/scenarios/bailen.scenario.json"));
    const auto texts = [&] {
        std::vector<std::string> all;
        for (const auto each : fixture.root()["victory"]) all.emplace_back(each["text"].string().substr(0, 12));
        return all;
    };
    const auto before = texts();
    REQUIRE(before.size() == 3);
    auto& list = control<QListWidget>(fixture.panel, "victory-list");
    auto& up = control<QToolButton>(fixture.panel, "victory-up");
    auto& down = control<QToolButton>(fixture.panel, "victory-down");
    list.setCurrentRow(0);
    CHECK_FALSE(up.isEnabled());
    down.click();
    down.click();
    CHECK(list.currentRow() == 2);
    CHECK_FALSE(down.isEnabled());
    CHECK(texts() == std::vector{before[1], before[2], before[0]});
    up.click();
    CHECK(texts() == std::vector{before[1], before[0], before[2]});
    fixture.undo();
    fixture.undo();
    fixture.undo();
    CHECK(texts() == before);
}

TEST_CASE("Delete empties a number that may be missing, and no other")
{
    ScenarioPanelFixture fixture(emptyBoard());
    auto& turns = control<QSpinBox>(fixture.panel, "scenario-turns");
    typeNumber(turns, "12");
    CHECK(fixture.root()["turns"].integer() == 12);
    emptySpin(turns);
    CHECK_FALSE(fixture.root()["turns"]);
    CHECK(turns.text() == QStringLiteral("\u2013"));
    // Typing into an empty field replaces its dash.
    turns.setFocus();
    QApplication::processEvents();
    QTest::keyClicks(&turns, "9");
    QTest::keyClick(&turns, Qt::Key_Return);
    CHECK(fixture.root()["turns"].integer() == 9);
    // Deleting one digit leaves the other.
    turns.selectAll();
    QTest::keyClicks(&turns, "25");
    QTest::keyClick(&turns, Qt::Key_Backspace);
    QTest::keyClick(&turns, Qt::Key_Return);
    CHECK(fixture.root()["turns"].integer() == 2);
}

TEST_CASE("objectives are added, and a click shows one on the board")
{
    ScenarioPanelFixture fixture(BoardFixture::shippedText("ancients-d6/scenarios/zama.scenario.json"));
    auto& list = control<QListWidget>(fixture.panel, "objectives-list");
    REQUIRE(list.count() == 2);
    Q_EMIT list.itemClicked(list.item(1));
    CHECK(fixture.view->selection().current() == "/objectives/1");
    control<QToolButton>(fixture.panel, "objectives-add").click();
    CHECK(fixture.root()["objectives"].size() == 3);
    control<QToolButton>(fixture.panel, "rally-points-add").click();
    CHECK(fixture.root()["sides"].at(0u)["rallyPoints"].size() >= 1);
}
