#include "tests/editor/board/panels/panel_stage.hpp"

#include "editor/board/panels/arrange.hpp"
#include "editor/board/panels/thing_panel.hpp"
#include "tests/places.hpp"

#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

using namespace muster;
using namespace muster::test;
using namespace muster::editor;

namespace {

struct ThingPanelStage : BoardStage {
    explicit ThingPanelStage(std::string text) : BoardStage(std::move(text)), arrange(*view), panel(*view, arrange)
    {
        whenJudged = [this] { panel.refresh(); };
        panel.resize(320, 700);
        panel.show();
    }
    ~ThingPanelStage() { whenJudged = {}; }
    void select(const QStringList& pointers) { view->selection().set(pointers, &view->board(), false); }

    ArrangeActions arrange;
    ThingPanel panel;
};

const char* two = R"([
    { "id": "wood", "type": "woods", "shape": { "rectangle": { "at": [6, 12], "width": 4, "depth": 2 } } },
    { "id": "hill", "type": "hill", "shape": { "polygon": [[14, 10], [18, 10], [18, 14]] } }
  ])";

}  // namespace

TEST_CASE("a piece of terrain is changed by its form, each entry one step to undo")
{
    ThingPanelStage stage(boardWith(two));
    stage.select({"/terrain/0"});
    const auto before = stage.document.text();
    const auto piece = [&] { return stage.root()["terrain"].at(0u); };

    typeOver(control<QLineEdit>(stage.panel, "thing-name"), "South wood");
    CHECK(piece()["name"].string() == "South wood");
    CHECK(control<QLabel>(stage.panel, "thing-title").text() == "South wood");
    pick(control<QComboBox>(stage.panel, "thing-type"), "rough");
    CHECK(piece()["type"].string() == "rough");
    typeNumber(control<QSpinBox>(stage.panel, "thing-level"), "2");
    CHECK(piece()["level"].integer() == 2);
    pick(control<QComboBox>(stage.panel, "thing-placed-by"), "rome");
    CHECK(piece()["placedBy"].string() == "rome");
    typeNumber(control<QDoubleSpinBox>(stage.panel, "thing-east"), "8");
    CHECK(piece()["shape"]["rectangle"]["at"].at(0u).real() == 8);
    CHECK(piece()["shape"]["rectangle"]["at"].at(1u).real() == 12);
    typeNumber(control<QDoubleSpinBox>(stage.panel, "thing-depth"), "3");
    CHECK(piece()["shape"]["rectangle"]["depth"].real() == 3);
    typeNumber(control<QDoubleSpinBox>(stage.panel, "thing-rotation"), "30");
    CHECK(piece()["shape"]["rotation"].real() == 30);
    control<QCheckBox>(stage.panel, "thing-locked").click();
    CHECK(piece()["x-locked"].boolean());
    QTest::keyClicks(&control<QPlainTextEdit>(stage.panel, "thing-notes"), "Old oaks");
    CHECK(piece()["notes"].string() == "Old oaks");
    while (stage.document.undoStack().canUndo()) stage.undo();
    CHECK(stage.document.text() == before);
    CHECK(control<QLineEdit>(stage.panel, "thing-name").text().isEmpty());
    CHECK(control<QDoubleSpinBox>(stage.panel, "thing-east").value() == 6);
}

TEST_CASE("of several things the panel shows what they have in common and changes all")
{
    ThingPanelStage stage(boardWith(two));
    stage.select({"/terrain/0", "/terrain/1"});
    CHECK(control<QComboBox>(stage.panel, "thing-type").currentData().toString().isEmpty());
    CHECK(!stage.panel.findChild<QLineEdit*>("thing-name"));
    pick(control<QComboBox>(stage.panel, "thing-placed-by"), "carthage");
    CHECK(stage.root()["terrain"].at(0u)["placedBy"].string() == "carthage");
    CHECK(stage.root()["terrain"].at(1u)["placedBy"].string() == "carthage");
    stage.undo();
    CHECK(!stage.root()["terrain"].at(1u)["placedBy"]);
}

TEST_CASE("a zone says who deploys in it")
{
    ThingPanelStage stage(boardWith(two));
    stage.select({"/zones/0"});
    auto& rome = control<QCheckBox>(stage.panel, "thing-side-0");
    auto& carthage = control<QCheckBox>(stage.panel, "thing-side-1");
    CHECK(rome.isChecked());
    CHECK(!carthage.isChecked());
    carthage.click();
    CHECK(scenario::zonesOf(stage.root()["sides"].at(1u)) == std::vector<std::string>{"south", "north"});
    rome.click();
    CHECK(!stage.root()["sides"].at(0u)["zone"]);
    typeNumber(control<QDoubleSpinBox>(stage.panel, "thing-depth"), "5");
    CHECK(stage.root()["zones"].at(0u)["shape"]["strip"]["depth"].real() == 5);
    pick(control<QComboBox>(stage.panel, "thing-edge"), "west");
    CHECK(stage.root()["zones"].at(0u)["shape"]["strip"]["edge"].string() == "west");
}

TEST_CASE("a zone becomes a strip, a rectangle, an ellipse and a polygon where it lies")
{
    ThingPanelStage stage(boardWith(two));
    stage.select({"/zones/0"});
    const auto before = stage.document.text();
    const auto shape = [&] { return stage.root()["zones"].at(0u)["shape"]; };
    pick(control<QComboBox>(stage.panel, "thing-form"), "rectangle");
    REQUIRE(shape()["rectangle"]);
    typeNumber(shownControl<QDoubleSpinBox>(stage.panel, "thing-width"), "10");
    CHECK(shape()["rectangle"]["width"].real() == 10);
    pick(shownControl<QComboBox>(stage.panel, "thing-form"), "ellipse");
    CHECK(shape()["ellipse"]["width"].real() == 10);
    pick(shownControl<QComboBox>(stage.panel, "thing-form"), "polygon");
    CHECK(shape()["polygon"].size() >= 12);
    pick(shownControl<QComboBox>(stage.panel, "thing-form"), "strip");
    CHECK(shape()["strip"]["inset"].real() > 0);
    emptySpin(shownControl<QDoubleSpinBox>(stage.panel, "thing-inset"));
    CHECK_FALSE(shape()["strip"]["inset"]);
    // How far it reaches in is no number that can be missing.
    const double depth = shape()["strip"]["depth"].real();
    emptySpin(shownControl<QDoubleSpinBox>(stage.panel, "thing-depth"));
    CHECK(shape()["strip"]["depth"].real() == depth);
    CHECK(shownControl<QDoubleSpinBox>(stage.panel, "thing-depth").value() == depth);
    while (stage.document.undoStack().canUndo()) stage.undo();
    CHECK(stage.document.text() == before);
}

TEST_CASE("an objective has a point or an extent")
{
    ThingPanelStage stage(BoardStage::shippedText("old-trousers/scenarios/bailen.scenario.json"));
    stage.select({"/objectives/1"});
    const auto objective = [&] { return stage.root()["objectives"].at(1u); };
    typeNumber(shownControl<QDoubleSpinBox>(stage.panel, "thing-column"), "3");
    CHECK(objective()["shape"]["square"].at(0u).integer() == 3);
    pick(shownControl<QComboBox>(stage.panel, "thing-form"), "point");
    CHECK_FALSE(objective()["shape"]);
    CHECK(objective()["at"].at(0u).real() == 20);
    pick(shownControl<QComboBox>(stage.panel, "thing-form"), "square");
    CHECK_FALSE(objective()["at"]);
    CHECK(objective()["shape"]["square"].at(1u).integer() == 4);
}

TEST_CASE("a base stands in a square of a gridded board, or at a place")
{
    ThingPanelStage stage(BoardStage::shippedText("old-trousers/scenarios/bailen.scenario.json"));
    stage.place = sourcePath("armylists/old-trousers/scenarios/bailen.scenario.json");
    stage.judge();
    stage.select({"/sides/0/placements/0"});
    const auto base = [&] { return stage.root()["sides"].at(0u)["placements"].at(0u); };
    pick(shownControl<QComboBox>(stage.panel, "thing-stands"), "square");
    CHECK(base()["square"].at(0u).integer() == 1);
    CHECK(base()["square"].at(1u).integer() == 1);
    CHECK_FALSE(base()["at"]);
    typeNumber(shownControl<QDoubleSpinBox>(stage.panel, "thing-row"), "2");
    CHECK(base()["square"].at(1u).integer() == 2);
    pick(shownControl<QComboBox>(stage.panel, "thing-stands"), "");
    CHECK_FALSE(base()["square"]);
    CHECK(base()["at"].at(1u).real() == 9);
    // A base of its own size: the first number takes the other from its unit.
    typeNumber(shownControl<QDoubleSpinBox>(stage.panel, "thing-base-width"), "25");
    CHECK(base()["base"].at(0u).real() == 25);
    CHECK(base()["base"].at(1u).real() > 0);
    emptySpin(shownControl<QDoubleSpinBox>(stage.panel, "thing-base-depth"));
    CHECK_FALSE(base()["base"]);
    // What says nothing looks north; so does what has its facing deleted.
    typeNumber(shownControl<QDoubleSpinBox>(stage.panel, "thing-facing"), "45");
    CHECK(base()["facing"].real() == 45);
    emptySpin(shownControl<QDoubleSpinBox>(stage.panel, "thing-facing"));
    CHECK_FALSE(base()["facing"]);
}

TEST_CASE("whether a piece goes on beyond the edge is told, denied or left to its kind")
{
    ThingPanelStage stage(boardWith(two));
    stage.select({"/terrain/0", "/terrain/1"});
    auto& choice = control<QComboBox>(stage.panel, "thing-runs-off");
    CHECK(choice.currentData().toString().isEmpty());
    for (const char* wish : {"false", "true"}) {
        pick(choice, wish);
        for (const auto piece : stage.root()["terrain"]) CHECK(piece["runsOff"].sourceText() == wish);
    }
    pick(choice, "");
    for (const auto piece : stage.root()["terrain"]) CHECK_FALSE(piece["runsOff"]);
}

TEST_CASE("an id is changed with everything that names it, and a wrong one is refused in words")
{
    ThingPanelStage stage(boardWith(two));
    stage.select({"/zones/0"});
    const auto before = stage.document.text();
    auto& id = control<QLineEdit>(stage.panel, "thing-id");
    const auto& why = control<QLabel>(stage.panel, "thing-id-trouble");
    typeOver(id, "Old Camp");
    // Nobody is renamed by half a word.
    CHECK(stage.document.text() == before);
    CHECK(id.text() == "old-camp");
    QTest::keyClick(&id, Qt::Key_Return);
    CHECK(stage.root()["zones"].at(0u)["id"].string() == "old-camp");
    CHECK(scenario::zonesOf(stage.root()["sides"].at(0u)) == std::vector<std::string>{"old-camp"});
    CHECK(stage.document.undoStack().count() == 1);
    for (const auto& [wrong, isTaken] :
         {std::pair("south", true), std::pair("a--b", false), std::pair("-", false), std::pair("end-", false)}) {
        typeOver(id, wrong);
        INFO(wrong << ": " << why.text().toStdString());
        CHECK_FALSE(why.isHidden());
        CHECK(why.text().contains("already") == isTaken);
        QTest::keyClick(&id, Qt::Key_Return);
        CHECK(id.text() == "old-camp");
        CHECK(why.isHidden());
    }
    CHECK(stage.document.undoStack().count() == 1);
    stage.undo();
    CHECK(id.text() == "north");
}

TEST_CASE("what is half typed about one thing is never said of another")
{
    ThingPanelStage stage(boardWith(two));
    stage.panel.activateWindow();
    const auto before = stage.document.text();
    stage.select({"/zones/0"});
    auto& id = control<QLineEdit>(stage.panel, "thing-id");
    id.setFocus();
    typeOver(id, "camp");
    stage.select({"/zones/1"});
    CHECK(stage.document.text() == before);
    CHECK(shownControl<QLineEdit>(stage.panel, "thing-id").text() == "south");
    auto& depth = shownControl<QDoubleSpinBox>(stage.panel, "thing-depth");
    depth.setFocus();
    depth.selectAll();
    QTest::keyClicks(&depth, "9");
    stage.select({"/terrain/0"});
    QApplication::processEvents();
    CHECK(stage.document.text() == before);
}

TEST_CASE("bases are turned and form up")
{
    ThingPanelStage stage(BoardStage::shippedText("ancients-d6/scenarios/zama.scenario.json"));
    QStringList legions;
    for (const auto& thing : stage.view->board().things)
        if (thing.kind == ThingKind::base && thing.pointer.starts_with("/sides/0/") && thing.id == "allies")
            legions << shown(thing.pointer);
    REQUIRE(legions.size() >= 2);
    stage.select(legions);
    typeNumber(control<QDoubleSpinBox>(stage.panel, "thing-facing"), "90");
    CHECK(stage.root().at(utf8(legions[0]))["facing"].real() == 90);
    control<QPushButton>(stage.panel, "thing-about-face").click();
    CHECK(stage.root().at(utf8(legions[1]))["facing"].real() == 270);
    const auto before = stage.document.text();
    control<QPushButton>(stage.panel, "thing-column").click();
    CHECK(stage.document.text() != before);
}

TEST_CASE("while the text is broken nothing can be entered")
{
    ThingPanelStage stage(boardWith(two));
    stage.select({"/terrain/0"});
    CHECK(control<QLineEdit>(stage.panel, "thing-name").isEnabled());
    stage.document.applyText("{", "Type");
    stage.panel.refresh();
    CHECK(!control<QLineEdit>(stage.panel, "thing-name").isEnabled());
}

TEST_CASE("keys that the game adds to a placement are in its form")
{
    ThingPanelStage stage(BoardStage::shippedText("opend6-fantasy/scenarios/causeway.scenario.json"));
    stage.place = sourcePath("armylists/opend6-fantasy/scenarios/causeway.scenario.json");
    stage.judge();
    stage.select({"/sides/0/placements/0"});
    auto* crews = stage.panel.findChild<QWidget*>("field:/crews");
    REQUIRE(crews);
    auto* spin = crews->findChild<QSpinBox*>();
    REQUIRE(spin);
    typeNumber(*spin, "2");
    CHECK(stage.root()["sides"].at(0u)["placements"].at(0u)["crews"].integer() == 2);
    stage.undo();
    CHECK(!stage.root()["sides"].at(0u)["placements"].at(0u)["crews"]);
}

TEST_CASE("buttons of the panel arrange what is selected")
{
    ThingPanelStage stage(boardWith(two));
    stage.select({"/terrain/0", "/terrain/1"});
    auto* left = stage.panel.findChild<QAbstractButton*>("thing-arrange.align-left");
    REQUIRE(left);
    left->click();
    const auto a = scenario::boundsOf(*stage.text(), "/terrain/0"), b = scenario::boundsOf(*stage.text(), "/terrain/1");
    CHECK(a->left == Approx(b->left));
    auto* third = stage.panel.findChild<QAbstractButton*>("thing-arrange.distribute-across");
    REQUIRE(third);
    CHECK(!third->isEnabled());
}
