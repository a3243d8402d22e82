#include "tests/editor/board/panels/panel_controls.hpp"

#include "editor/board/panels/arrange.hpp"
#include "editor/board/panels/properties_panel.hpp"
#include "tests/paths.hpp"

#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>

using namespace muster;
using namespace muster::test;
using namespace muster::editor;

namespace {

struct PropertiesPanelFixture : BoardFixture {
    explicit PropertiesPanelFixture(std::string text)
        : BoardFixture(std::move(text)), arrange(*view), panel(*view, arrange)
    {
        whenChecked = [this] { panel.refresh(); };
        panel.resize(320, 700);
        panel.show();
    }
    ~PropertiesPanelFixture() { whenChecked = {}; }
    void select(const QStringList& pointers) { view->selection().set(pointers, &view->board(), false); }

    ArrangeActions arrange;
    PropertiesPanel panel;
};

const char* two = R"([
    { "id": "wood", "type": "woods", "shape": { "rectangle": { "at": [6, 12], "width": 4, "depth": 2 } } },
    { "id": "hill", "type": "hill", "shape": { "polygon": [[14, 10], [18, 10], [18, 14]] } }
  ])";

}  // namespace

TEST_CASE("a piece of terrain is changed by its form, each entry one step to undo")
{
    PropertiesPanelFixture fixture(boardWith(two));
    fixture.select({"/terrain/0"});
    const auto before = fixture.document.text();
    const auto piece = [&] { return fixture.root()["terrain"].at(0u); };

    typeOver(control<QLineEdit>(fixture.panel, "thing-name"), "South wood");
    CHECK(piece()["name"].string() == "South wood");
    CHECK(control<QLabel>(fixture.panel, "thing-title").text() == "South wood");
    pick(control<QComboBox>(fixture.panel, "thing-type"), "rough");
    CHECK(piece()["type"].string() == "rough");
    typeNumber(control<QSpinBox>(fixture.panel, "thing-level"), "2");
    CHECK(piece()["level"].integer() == 2);
    pick(control<QComboBox>(fixture.panel, "thing-placed-by"), "rome");
    CHECK(piece()["placedBy"].string() == "rome");
    typeNumber(control<QDoubleSpinBox>(fixture.panel, "thing-east"), "8");
    CHECK(piece()["shape"]["rectangle"]["at"].at(0u).real() == 8);
    CHECK(piece()["shape"]["rectangle"]["at"].at(1u).real() == 12);
    typeNumber(control<QDoubleSpinBox>(fixture.panel, "thing-depth"), "3");
    CHECK(piece()["shape"]["rectangle"]["depth"].real() == 3);
    typeNumber(control<QDoubleSpinBox>(fixture.panel, "thing-rotation"), "30");
    CHECK(piece()["shape"]["rotation"].real() == 30);
    control<QCheckBox>(fixture.panel, "thing-locked").click();
    CHECK(piece()["x-locked"].boolean());
    QTest::keyClicks(&control<QPlainTextEdit>(fixture.panel, "thing-notes"), "Old oaks");
    CHECK(piece()["notes"].string() == "Old oaks");
    while (fixture.document.undoStack().canUndo()) fixture.undo();
    CHECK(fixture.document.text() == before);
    CHECK(control<QLineEdit>(fixture.panel, "thing-name").text().isEmpty());
    CHECK(control<QDoubleSpinBox>(fixture.panel, "thing-east").value() == 6);
}

TEST_CASE("for several elements the panel shows their common values and changes all of them")
{
    PropertiesPanelFixture fixture(boardWith(two));
    fixture.select({"/terrain/0", "/terrain/1"});
    CHECK(control<QComboBox>(fixture.panel, "thing-type").currentData().toString().isEmpty());
    CHECK(!fixture.panel.findChild<QLineEdit*>("thing-name"));
    pick(control<QComboBox>(fixture.panel, "thing-placed-by"), "carthage");
    CHECK(fixture.root()["terrain"].at(0u)["placedBy"].string() == "carthage");
    CHECK(fixture.root()["terrain"].at(1u)["placedBy"].string() == "carthage");
    fixture.undo();
    CHECK(!fixture.root()["terrain"].at(1u)["placedBy"]);
}

TEST_CASE("a zone says who deploys in it")
{
    PropertiesPanelFixture fixture(boardWith(two));
    fixture.select({"/zones/0"});
    auto& rome = control<QCheckBox>(fixture.panel, "thing-side-0");
    auto& carthage = control<QCheckBox>(fixture.panel, "thing-side-1");
    CHECK(rome.isChecked());
    CHECK(!carthage.isChecked());
    carthage.click();
    CHECK(scenario::zonesOf(fixture.root()["sides"].at(1u)) == std::vector<std::string>{"south", "north"});
    rome.click();
    CHECK(!fixture.root()["sides"].at(0u)["zone"]);
    typeNumber(control<QDoubleSpinBox>(fixture.panel, "thing-depth"), "5");
    CHECK(fixture.root()["zones"].at(0u)["shape"]["strip"]["depth"].real() == 5);
    pick(control<QComboBox>(fixture.panel, "thing-edge"), "west");
    CHECK(fixture.root()["zones"].at(0u)["shape"]["strip"]["edge"].string() == "west");
}

TEST_CASE("a zone becomes a strip, a rectangle, an ellipse and a polygon where it lies")
{
    PropertiesPanelFixture fixture(boardWith(two));
    fixture.select({"/zones/0"});
    const auto before = fixture.document.text();
    const auto shape = [&] { return fixture.root()["zones"].at(0u)["shape"]; };
    pick(control<QComboBox>(fixture.panel, "thing-form"), "rectangle");
    REQUIRE(shape()["rectangle"]);
    typeNumber(shownControl<QDoubleSpinBox>(fixture.panel, "thing-width"), "10");
    CHECK(shape()["rectangle"]["width"].real() == 10);
    pick(shownControl<QComboBox>(fixture.panel, "thing-form"), "ellipse");
    CHECK(shape()["ellipse"]["width"].real() == 10);
    pick(shownControl<QComboBox>(fixture.panel, "thing-form"), "polygon");
    CHECK(shape()["polygon"].size() >= 12);
    pick(shownControl<QComboBox>(fixture.panel, "thing-form"), "strip");
    CHECK(shape()["strip"]["inset"].real() > 0);
    emptySpin(shownControl<QDoubleSpinBox>(fixture.panel, "thing-inset"));
    CHECK_FALSE(shape()["strip"]["inset"]);
    // The depth of a strip is required and cannot be cleared.
    const double depth = shape()["strip"]["depth"].real();
    emptySpin(shownControl<QDoubleSpinBox>(fixture.panel, "thing-depth"));
    CHECK(shape()["strip"]["depth"].real() == depth);
    CHECK(shownControl<QDoubleSpinBox>(fixture.panel, "thing-depth").value() == depth);
    while (fixture.document.undoStack().canUndo()) fixture.undo();
    CHECK(fixture.document.text() == before);
}

TEST_CASE("an objective has a point or an extent")
{
    PropertiesPanelFixture fixture(BoardFixture::shippedText("old-trousers/scenarios/bailen.scenario.json"));
    fixture.select({"/objectives/1"});
    const auto objective = [&] { return fixture.root()["objectives"].at(1u); };
    typeNumber(shownControl<QDoubleSpinBox>(fixture.panel, "thing-column"), "3");
    CHECK(objective()["shape"]["square"].at(0u).integer() == 3);
    pick(shownControl<QComboBox>(fixture.panel, "thing-form"), "point");
    CHECK_FALSE(objective()["shape"]);
    CHECK(objective()["at"].at(0u).real() == 20);
    pick(shownControl<QComboBox>(fixture.panel, "thing-form"), "square");
    CHECK_FALSE(objective()["at"]);
    CHECK(objective()["shape"]["square"].at(1u).integer() == 4);
}

TEST_CASE("a base stands in a square of a gridded board, or at a place")
{
    PropertiesPanelFixture fixture(BoardFixture::shippedText("old-trousers/scenarios/bailen.scenario.json"));
    fixture.place = sourcePath("armylists/old-trousers/scenarios/bailen.scenario.json");
    fixture.check();
    fixture.select({"/sides/0/placements/0"});
    const auto base = [&] { return fixture.root()["sides"].at(0u)["placements"].at(0u); };
    pick(shownControl<QComboBox>(fixture.panel, "thing-stands"), "square");
    CHECK(base()["square"].at(0u).integer() == 1);
    CHECK(base()["square"].at(1u).integer() == 1);
    CHECK_FALSE(base()["at"]);
    typeNumber(shownControl<QDoubleSpinBox>(fixture.panel, "thing-row"), "2");
    CHECK(base()["square"].at(1u).integer() == 2);
    pick(shownControl<QComboBox>(fixture.panel, "thing-stands"), "");
    CHECK_FALSE(base()["square"]);
    CHECK(base()["at"].at(1u).real() == 9);
    // A base with its own size: the first number adds the other from its unit.
    typeNumber(shownControl<QDoubleSpinBox>(fixture.panel, "thing-base-width"), "25");
    CHECK(base()["base"].at(0u).real() == 25);
    CHECK(base()["base"].at(1u).real() > 0);
    emptySpin(shownControl<QDoubleSpinBox>(fixture.panel, "thing-base-depth"));
    CHECK_FALSE(base()["base"]);
    // Without a facing it faces north, also after its facing is cleared.
    typeNumber(shownControl<QDoubleSpinBox>(fixture.panel, "thing-facing"), "45");
    CHECK(base()["facing"].real() == 45);
    emptySpin(shownControl<QDoubleSpinBox>(fixture.panel, "thing-facing"));
    CHECK_FALSE(base()["facing"]);
}

TEST_CASE("whether a piece runs off the board is set, unset or left to its kind")
{
    PropertiesPanelFixture fixture(boardWith(two));
    fixture.select({"/terrain/0", "/terrain/1"});
    auto& choice = control<QComboBox>(fixture.panel, "thing-runs-off");
    CHECK(choice.currentData().toString().isEmpty());
    for (const char* wanted : {"false", "true"}) {
        pick(choice, wanted);
        for (const auto piece : fixture.root()["terrain"]) CHECK(piece["runsOff"].sourceText() == wanted);
    }
    pick(choice, "");
    for (const auto piece : fixture.root()["terrain"]) CHECK_FALSE(piece["runsOff"]);
}

TEST_CASE("an id is changed with everything that names it, and a wrong one is refused in words")
{
    PropertiesPanelFixture fixture(boardWith(two));
    fixture.select({"/zones/0"});
    const auto before = fixture.document.text();
    auto& id = control<QLineEdit>(fixture.panel, "thing-id");
    const auto& why = control<QLabel>(fixture.panel, "thing-id-trouble");
    typeOver(id, "Old Camp");
    // A partly typed name changes nothing.
    CHECK(fixture.document.text() == before);
    CHECK(id.text() == "old-camp");
    QTest::keyClick(&id, Qt::Key_Return);
    CHECK(fixture.root()["zones"].at(0u)["id"].string() == "old-camp");
    CHECK(scenario::zonesOf(fixture.root()["sides"].at(0u)) == std::vector<std::string>{"old-camp"});
    CHECK(fixture.document.undoStack().count() == 1);
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
    CHECK(fixture.document.undoStack().count() == 1);
    fixture.undo();
    CHECK(id.text() == "north");
}

TEST_CASE("text being typed for one element is never applied to another")
{
    PropertiesPanelFixture fixture(boardWith(two));
    fixture.panel.activateWindow();
    const auto before = fixture.document.text();
    fixture.select({"/zones/0"});
    auto& id = control<QLineEdit>(fixture.panel, "thing-id");
    id.setFocus();
    typeOver(id, "camp");
    fixture.select({"/zones/1"});
    CHECK(fixture.document.text() == before);
    CHECK(shownControl<QLineEdit>(fixture.panel, "thing-id").text() == "south");
    auto& depth = shownControl<QDoubleSpinBox>(fixture.panel, "thing-depth");
    depth.setFocus();
    depth.selectAll();
    QTest::keyClicks(&depth, "9");
    fixture.select({"/terrain/0"});
    QApplication::processEvents();
    CHECK(fixture.document.text() == before);
}

TEST_CASE("bases are turned and form up")
{
    PropertiesPanelFixture fixture(BoardFixture::shippedText("ancients-d6/scenarios/zama.scenario.json"));
    QStringList legions;
    for (const auto& item : fixture.view->board().items)
        if (item.kind == BoardItemKind::base && item.pointer.starts_with("/sides/0/") && item.id == "allies")
            legions << toQString(item.pointer);
    REQUIRE(legions.size() >= 2);
    fixture.select(legions);
    typeNumber(control<QDoubleSpinBox>(fixture.panel, "thing-facing"), "90");
    CHECK(fixture.root().at(utf8(legions[0]))["facing"].real() == 90);
    control<QPushButton>(fixture.panel, "thing-about-face").click();
    CHECK(fixture.root().at(utf8(legions[1]))["facing"].real() == 270);
    const auto before = fixture.document.text();
    control<QPushButton>(fixture.panel, "thing-column").click();
    CHECK(fixture.document.text() != before);
}

TEST_CASE("nothing can be entered while the text is invalid")
{
    PropertiesPanelFixture fixture(boardWith(two));
    fixture.select({"/terrain/0"});
    CHECK(control<QLineEdit>(fixture.panel, "thing-name").isEnabled());
    fixture.document.applyText("{", "Type");
    fixture.panel.refresh();
    CHECK(!control<QLineEdit>(fixture.panel, "thing-name").isEnabled());
}

TEST_CASE("keys that the game adds to a placement are in its form")
{
    PropertiesPanelFixture fixture(BoardFixture::shippedText("opend6-fantasy/scenarios/causeway.scenario.json"));
    fixture.place = sourcePath("armylists/opend6-fantasy/scenarios/causeway.scenario.json");
    fixture.check();
    fixture.select({"/sides/0/placements/0"});
    auto* crews = fixture.panel.findChild<QWidget*>("field:/crews");
    REQUIRE(crews);
    auto* spin = crews->findChild<QSpinBox*>();
    REQUIRE(spin);
    typeNumber(*spin, "2");
    CHECK(fixture.root()["sides"].at(0u)["placements"].at(0u)["crews"].integer() == 2);
    fixture.undo();
    CHECK(!fixture.root()["sides"].at(0u)["placements"].at(0u)["crews"]);
}

TEST_CASE("buttons of the panel arrange what is selected")
{
    PropertiesPanelFixture fixture(boardWith(two));
    fixture.select({"/terrain/0", "/terrain/1"});
    auto* left = fixture.panel.findChild<QAbstractButton*>("thing-arrange.align-left");
    REQUIRE(left);
    left->click();
    const auto a = scenario::boundsOf(scenario::ScenarioText(*fixture.text()), "/terrain/0"),
               b = scenario::boundsOf(scenario::ScenarioText(*fixture.text()), "/terrain/1");
    CHECK(a->left == Approx(b->left));
    auto* third = fixture.panel.findChild<QAbstractButton*>("thing-arrange.distribute-across");
    REQUIRE(third);
    CHECK(!third->isEnabled());
}
