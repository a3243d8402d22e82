#include "tests/editor/board/panels/panel_controls.hpp"

#include "editor/army_files/army_copy.hpp"
#include "editor/board/panels/army_chooser.hpp"
#include "editor/board/panels/sides_panel.hpp"
#include "tests/paths.hpp"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QToolButton>
#include <QTreeWidget>

#include <fstream>

using namespace muster;
using namespace muster::test;
using namespace muster::editor;

namespace {

struct SidesPanelFixture : BoardFixture {
    explicit SidesPanelFixture(std::string text) : BoardFixture(std::move(text)), panel(*view, [this] { return place; })
    {
        whenChecked = [this] { panel.refresh(); };
        panel.resize(320, 700);
        panel.show();
    }
    ~SidesPanelFixture() { whenChecked = {}; }

    SidesPanel panel;
};

}  // namespace

TEST_CASE("a side's name, role, edge, budget and army are entered")
{
    SidesPanelFixture fixture(emptyBoard());
    const auto before = fixture.document.text();
    control<QListWidget>(fixture.panel, "sides-list").setCurrentRow(1);
    const auto side = [&] { return fixture.root()["sides"].at(1u); };
    typeOver(control<QLineEdit>(fixture.panel, "side-name"), "Hannibal");
    CHECK(side()["name"].string() == "Hannibal");
    CHECK(control<QListWidget>(fixture.panel, "sides-list").item(1)->text() == "Hannibal");
    pick(control<QComboBox>(fixture.panel, "side-role"), "defender");
    CHECK(side()["role"].string() == "defender");
    pick(control<QComboBox>(fixture.panel, "side-edge"), "east");
    CHECK(side()["edge"].string() == "east");
    typeNumber(control<QSpinBox>(fixture.panel, "side-budget"), "30");
    CHECK(side()["budget"].integer() == 30);
    REQUIRE(fixture.panel.attachArmy(sourcePath("armylists/ancients-d6/armies/scipio-zama-202.army.json")));
    CHECK(side()["army"].string() == "../armies/scipio-zama-202.army.json");
    CHECK(!fixture.view->board().sides[1].units.empty());
    control<QPushButton>(fixture.panel, "side-no-army").click();
    CHECK(!side()["army"]);
    while (fixture.document.undoStack().canUndo()) fixture.undo();
    CHECK(fixture.document.text() == before);
}

TEST_CASE("a side that may stand anywhere says so")
{
    SidesPanelFixture fixture(emptyBoard());
    const auto& words = control<QLabel>(fixture.panel, "side-deploys-anywhere");
    CHECK(words.isHidden());
    pick(control<QComboBox>(fixture.panel, "side-edge"), "");
    CHECK(words.isHidden());
    REQUIRE(
        fixture.host().make(scenario::setZones(scenario::ScenarioText(*fixture.document.parsed()), "/sides/0", {})));
    CHECK_FALSE(words.isHidden());
    CHECK(words.text().startsWith("Without an edge or a zone"));
    control<QListWidget>(fixture.panel, "sides-list").setCurrentRow(1);
    CHECK(words.isHidden());
    control<QListWidget>(fixture.panel, "sides-list").setCurrentRow(0);
    pick(control<QComboBox>(fixture.panel, "side-edge"), "south");
    CHECK(words.isHidden());
}

TEST_CASE("a side is always chosen while there is one, and without one no row speaks of the scenario")
{
    SidesPanelFixture fixture(emptyBoard());
    CHECK(fixture.panel.current() == "/sides/0");
    CHECK(control<QLineEdit>(fixture.panel, "side-name").text() ==
          toQString(fixture.root()["sides"].at(0u)["name"].string()));
    for (int i = 0; i < 2; ++i) control<QToolButton>(fixture.panel, "sides-remove").click();
    CHECK(fixture.panel.current().empty());
    CHECK(control<QLineEdit>(fixture.panel, "side-name").text().isEmpty());
}

TEST_CASE("an army from elsewhere is copied beside the battlefield, once")
{
    QTemporaryDir folder;
    const std::filesystem::path there = folder.path().toStdString();
    std::filesystem::create_directories(there / "scenarios");
    const std::filesystem::path scipio = sourcePath("armylists/ancients-d6/armies/scipio-zama-202.army.json");
    // With a single file, and with a folder of battlefields.
    CHECK(!canName(scipio, there / "one.scenario.json"));
    CHECK(copyReference(scipio, there / "one.scenario.json") == "armies/scipio-zama-202.army.json");
    CHECK(copyReference(scipio, there / "scenarios/one.scenario.json") == "../armies/scipio-zama-202.army.json");
    BoardFixture fixture(emptyBoard(), there / "one.scenario.json");
    SidesPanel panel(*fixture.view, [&] { return there / "one.scenario.json"; });
    REQUIRE(panel.attachArmy(scipio));
    // Repeating it changes nothing.
    CHECK_FALSE(panel.attachArmy(scipio));
    CHECK(fixture.root()["sides"].at(0u)["army"].string() == "armies/scipio-zama-202.army.json");
    CHECK(std::filesystem::is_regular_file(there / "armies/scipio-zama-202.army.json"));
    // A different army of that name is not overwritten.
    std::ofstream(there / "armies/scipio-zama-202.army.json") << "{}";
    REQUIRE(panel.attachArmy(scipio));
    CHECK(fixture.root()["sides"].at(0u)["army"].string() == "armies/scipio-zama-202-2.army.json");
    CHECK(std::filesystem::file_size(there / "armies/scipio-zama-202.army.json") == 2);
}

TEST_CASE("armies are chosen by a part of their name")
{
    AvailableArmies available{
        {{"/here/armies/scipio.army.json", "Scipio at Zama"}},
        {{"/usr/share/a.army.json", "Hannibal at Zama"}, {"/usr/share/b.army.json", "Caesar in Gaul"}}};
    ArmyChooser chooser(available, "/here/one.scenario.json");
    auto& list = control<QTreeWidget>(chooser, "army-list");
    REQUIRE(list.topLevelItemCount() == 2);
    typeOver(control<QLineEdit>(chooser, "army-search"), "zama hann");
    CHECK(list.topLevelItem(0)->isHidden());
    CHECK(list.currentItem()->text(0) == "Hannibal at Zama");
    CHECK(control<QLabel>(chooser, "army-note").text().contains("armies/a.army.json"));
    control<QPushButton>(chooser, "army-attach").click();
    CHECK(chooser.result() == QDialog::Accepted);
    CHECK(chooser.file() == "/usr/share/a.army.json");
    typeOver(control<QLineEdit>(chooser, "army-search"), "nobody");
    CHECK(chooser.file().empty());
    CHECK(!control<QPushButton>(chooser, "army-attach").isEnabled());
}

TEST_CASE("sides come and go, and zones are ticked")
{
    SidesPanelFixture fixture(emptyBoard());
    control<QToolButton>(fixture.panel, "sides-add").click();
    REQUIRE(fixture.root()["sides"].size() == 3);
    CHECK(fixture.panel.current() == "/sides/2");
    auto& zones = control<QListWidget>(fixture.panel, "side-zones");
    REQUIRE(zones.count() == 2);
    CHECK(zones.item(0)->checkState() == Qt::Unchecked);
    zones.item(0)->setCheckState(Qt::Checked);
    QCoreApplication::processEvents();
    CHECK(scenario::zonesOf(fixture.root()["sides"].at(2u)) == std::vector<std::string>{"north"});
    control<QToolButton>(fixture.panel, "sides-remove").click();
    CHECK(fixture.root()["sides"].size() == 2);
    control<QToolButton>(fixture.panel, "sides-remove").click();
    control<QToolButton>(fixture.panel, "sides-remove").click();
    CHECK(fixture.root()["sides"].size() == 0);
    CHECK(!control<QLineEdit>(fixture.panel, "side-name").isEnabled());
}
