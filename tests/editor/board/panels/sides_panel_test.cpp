#include "tests/editor/board/panels/panel_stage.hpp"

#include "editor/board/panels/sides_panel.hpp"

#include <QListWidget>
#include <QPushButton>
#include <QToolButton>

using namespace muster;
using namespace muster::test;
using namespace muster::editor;

namespace {

struct Stage : BoardStage {
    explicit Stage(std::string text) : BoardStage(std::move(text)), panel(*view, [this] { return place; })
    {
        whenJudged = [this] { panel.refresh(); };
        panel.resize(320, 700);
        panel.show();
    }
    ~Stage() { whenJudged = {}; }

    SidesPanel panel;
};

}  // namespace

TEST_CASE("a side's name, role, edge, budget and army are entered")
{
    Stage stage(emptyBoard());
    const auto before = stage.document.text();
    control<QListWidget>(stage.panel, "sides-list").setCurrentRow(1);
    const auto side = [&] { return stage.root()["sides"].at(1u); };
    typeOver(control<QLineEdit>(stage.panel, "side-name"), "Hannibal");
    CHECK(side()["name"].string() == "Hannibal");
    CHECK(control<QListWidget>(stage.panel, "sides-list").item(1)->text() == "Hannibal");
    pick(control<QComboBox>(stage.panel, "side-role"), "defender");
    CHECK(side()["role"].string() == "defender");
    pick(control<QComboBox>(stage.panel, "side-edge"), "east");
    CHECK(side()["edge"].string() == "east");
    typeNumber(control<QSpinBox>(stage.panel, "side-budget"), "30");
    CHECK(side()["budget"].integer() == 30);
    REQUIRE(stage.panel.attachArmy(std::filesystem::path(MUSTER_SOURCE) / "armylists/ancients-d6/armies/scipio-zama-202.army.json"));
    CHECK(side()["army"].string() == "../armies/scipio-zama-202.army.json");
    CHECK(!stage.view->board().sides[1].units.empty());
    control<QPushButton>(stage.panel, "side-no-army").click();
    CHECK(!side()["army"]);
    while (stage.document.undoStack().canUndo()) stage.undo();
    CHECK(stage.document.text() == before);
}

TEST_CASE("sides come and go, and zones are ticked")
{
    Stage stage(emptyBoard());
    control<QToolButton>(stage.panel, "sides-add").click();
    REQUIRE(stage.root()["sides"].size() == 3);
    CHECK(stage.panel.current() == "/sides/2");
    auto& zones = control<QListWidget>(stage.panel, "side-zones");
    REQUIRE(zones.count() == 2);
    CHECK(zones.item(0)->checkState() == Qt::Unchecked);
    zones.item(0)->setCheckState(Qt::Checked);
    QCoreApplication::processEvents();
    CHECK(scenario::zonesOf(stage.root()["sides"].at(2u)) == std::vector<std::string>{"north"});
    control<QToolButton>(stage.panel, "sides-remove").click();
    CHECK(stage.root()["sides"].size() == 2);
    control<QToolButton>(stage.panel, "sides-remove").click();
    control<QToolButton>(stage.panel, "sides-remove").click();
    CHECK(stage.root()["sides"].size() == 0);
    CHECK(!control<QLineEdit>(stage.panel, "side-name").isEnabled());
}
