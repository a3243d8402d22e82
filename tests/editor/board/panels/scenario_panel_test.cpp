#include "tests/editor/board/panels/panel_stage.hpp"

#include "editor/board/panels/scenario_panel.hpp"

#include <QListWidget>
#include <QPlainTextEdit>
#include <QToolButton>

using namespace muster;
using namespace muster::test;
using namespace muster::editor;

namespace {

struct Stage : BoardStage {
    explicit Stage(std::string text) : BoardStage(std::move(text)), panel(*view)
    {
        whenJudged = [this] { panel.refresh(); };
        panel.resize(320, 900);
        panel.show();
    }
    ~Stage() { whenJudged = {}; }

    ScenarioPanel panel;
};

}  // namespace

TEST_CASE("name, turns and notes of a scenario are entered")
{
    Stage stage(emptyBoard());
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
    Stage stage(emptyBoard());
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
    Stage stage(BoardStage::shippedText("ancients-d6/scenarios/zama.scenario.json"));
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
    CHECK(shown(stage.root().at(std::string_view(pointer))["unit"].string()) == other);
}

TEST_CASE("objectives are added, and a click shows one on the board")
{
    Stage stage(BoardStage::shippedText("ancients-d6/scenarios/zama.scenario.json"));
    auto& list = control<QListWidget>(stage.panel, "objectives-list");
    REQUIRE(list.count() == 2);
    emit list.itemClicked(list.item(1));
    CHECK(stage.view->selection().current() == "/objectives/1");
    control<QToolButton>(stage.panel, "objectives-add").click();
    CHECK(stage.root()["objectives"].size() == 3);
    control<QToolButton>(stage.panel, "rally-points-add").click();
    CHECK(stage.root()["sides"].at(0u)["rallyPoints"].size() >= 1);
}
