// The values of every army, whatever its game: list, house rules and ids.
#include "core/library/library.hpp"
#include "tests/editor/form/form_fixture.hpp"

#include <catch2/catch.hpp>

#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QTimer>
#include <QToolButton>

#include <algorithm>

using namespace muster;
using namespace muster::test;

namespace {

const std::string scipio = "ancients-d6/armies/scipio-zama-202.army.json";
const std::string picton = R"({
  "format": 1, "system": "old-trousers", "name": "Two battalions",
  "leaders": [{ "id": "picton", "name": "Picton", "with": "black-watch" }, { "id": "pack", "name": "Pack", "with": )"
                           R"("gordons" }],
  "units": [{ "id": "black-watch" }],
  "groups": [{ "id": "ninth", "units": [{ "id": "gordons" }] }]
}
)";

/// Selects an item with the arrow keys.
void choose(QComboBox& box, const QString& id)
{
    const int wanted = box.findData(id);
    REQUIRE(wanted >= 0);
    box.setFocus();
    box.setCurrentIndex(wanted > 0 ? wanted - 1 : wanted + 1);
    QTest::keyClick(&box, wanted > 0 ? Qt::Key_Down : Qt::Key_Up);
    CHECK(box.currentIndex() == wanted);
}

void type(QLineEdit& line, const QString& text)
{
    line.setFocus();
    line.selectAll();
    QTest::keyClicks(&line, text);
}

/// The number of findings of a rule below a place.
std::ptrdiff_t count(const FormFixture& fixture, const std::string& rule, const std::string& place)
{
    const auto& all = fixture.checkResult->diagnostics;
    return std::count_if(all.begin(), all.end(), [&](const auto& finding) {
        return finding.rule == rule && finding.place.pointer.starts_with(place);
    });
}

}  // namespace

TEST_CASE("an army takes another list: what that lacks are findings, nothing is lost, and one step takes it back")
{
    FormFixture fixture(shippedText(scipio));
    fixture.show("");
    const auto before = fixture.document.text();
    auto* box = fixture.part<QComboBox>("/list");
    REQUIRE(box != nullptr);
    CHECK(box->currentText() == "Republican Rome");
    CHECK(box->findData("carthage") >= 0);
    CHECK(count(fixture, "ref/not-found", "/units") == 0);
    choose(*box, "carthage");
    CHECK(fixture.document.undoStack().count() == 1);
    CHECK(fixture.document.undoStack().undoText().toStdString() == "Change List of Scipio at Zama, 202 BC");
    fixture.settle();
    CHECK(fixture.part<QComboBox>("/list")->currentText() == "Carthage");
    // All units remain, and the entries that they came from are reported.
    const auto units = fixture.at("/units");
    const auto known = text::parseFragment(before).document;
    REQUIRE(units.size() == known->root()["units"].size());
    CHECK(units.sourceText() == known->root()["units"].sourceText());
    std::ptrdiff_t lacking = 0;
    for (const auto unit : units)
        if (!fixture.checkResult->rulesContext->catalogue->entry(unit["entry"].string())) ++lacking;
    CHECK(lacking > 0);
    CHECK(count(fixture, "ref/not-found", "/units") == lacking);
    fixture.document.undo();
    CHECK(fixture.document.text() == before);
    fixture.settle();
    CHECK(fixture.part<QComboBox>("/list")->currentText() == "Republican Rome");
    CHECK(count(fixture, "ref/not-found", "/units") == 0);
}

TEST_CASE("a list that is not there is shown by its id and stays until another is chosen")
{
    FormFixture fixture(R"({ "format": 1, "system": "old-trousers", "list": "atlantis", "name": "Lost" })");
    fixture.show("");
    auto* box = fixture.part<QComboBox>("/list");
    REQUIRE(box != nullptr);
    CHECK(box->currentText() == "atlantis (not found)");
    choose(*box, "");
    CHECK_FALSE(fixture.at("/list"));
}

TEST_CASE("house rules are chosen as a file, written relative to the army, and taken away")
{
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    FormFixture fixture(shippedText(scipio));
    fixture.show("");
    const auto before = fixture.document.text();
    const auto folder = QString::fromStdString(fixture.document.place().parent_path().string());
    REQUIRE(QDir(folder).mkpath("club"));
    QFile house(folder + "/club/ours.house.json");
    REQUIRE(house.open(QIODevice::WriteOnly));
    house.write(R"({ "format": 1, "system": "ancients-d6", "name": "Ours", "rules": {} })");
    house.close();
    std::function<void()> answer = [&] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (!dialog) return QTimer::singleShot(0, &fixture.form, answer);
        auto* edit = dialog->findChild<QLineEdit*>("fileNameEdit");
        edit->setText(house.fileName());
        QTest::keyClick(edit, Qt::Key_Return);
    };
    QTimer::singleShot(0, &fixture.form, answer);
    auto* remove = fixture.field("/house")->findChild<QToolButton*>("house-remove");
    CHECK_FALSE(remove->isVisible());
    QTest::mouseClick(fixture.field("/house")->findChild<QToolButton*>("house-choose"), Qt::LeftButton);
    CHECK(fixture.at("/house").string() == "club/ours.house.json");
    CHECK(fixture.document.undoStack().count() == 1);
    fixture.settle();
    CHECK(fixture.part<QLineEdit>("/house")->text() == "club/ours.house.json");
    CHECK(count(fixture, "ref/not-found", "/house") == 0);
    CHECK(remove->isVisible());
    QTest::mouseClick(remove, Qt::LeftButton);
    CHECK(fixture.document.text() == before);
    fixture.settle();
    CHECK_FALSE(remove->isVisible());
    // A typed path applies when the field loses focus; a missing file is a finding.
    type(*fixture.part<QLineEdit>("/house"), "nowhere.house.json");
    CHECK_FALSE(fixture.at("/house"));
    QTest::keyClick(fixture.part<QLineEdit>("/house"), Qt::Key_Return);
    CHECK(fixture.at("/house").string() == "nowhere.house.json");
    fixture.settle();
    CHECK(count(fixture, "ref/not-found", "/house") == 1);
    while (fixture.document.undoStack().canUndo()) fixture.document.undo();
    CHECK(fixture.document.text() == before);
}

TEST_CASE("an id is changed with what refers to it, as one step")
{
    FormFixture fixture(picton);
    fixture.show("/units/0");
    const auto before = fixture.document.text();
    auto* line = fixture.part<QLineEdit>("/id");
    REQUIRE(line != nullptr);
    CHECK(line->text() == "black-watch");
    type(*line, "42nd Foot");
    // Capitals and spaces are converted to valid characters; an incomplete id is not reported.
    CHECK(line->text() == "42nd-foot");
    CHECK(fixture.at("/units/0/id").string() == "black-watch");
    QTest::keyClick(line, Qt::Key_Return);
    CHECK(fixture.at("/units/0/id").string() == "42nd-foot");
    CHECK(fixture.at("/leaders/0/with").string() == "42nd-foot");
    CHECK(fixture.at("/leaders/1/with").string() == "gordons");
    CHECK(fixture.document.undoStack().count() == 1);
    CHECK(fixture.document.undoStack().undoText().startsWith("Change id of "));
    CHECK(fixture.document.undoStack().undoText().contains("watch"));
    fixture.settle();
    CHECK(fixture.form.pointer() == "/units/0");
    fixture.document.undo();
    CHECK(fixture.document.text() == before);

    fixture.show("/groups/0");
    type(*fixture.part<QLineEdit>("/id"), "tenth");
    QTest::keyClick(fixture.part<QLineEdit>("/id"), Qt::Key_Return);
    CHECK(fixture.at("/groups/0/id").string() == "tenth");
    fixture.show("/groups/0/units/0");
    type(*fixture.part<QLineEdit>("/id"), "92nd");
    QTest::keyClick(fixture.part<QLineEdit>("/id"), Qt::Key_Return);
    CHECK(fixture.at("/leaders/1/with").string() == "92nd");
}

TEST_CASE("the id of an entry is no value that its unit takes over")
{
    FormFixture fixture(shippedText(scipio));
    fixture.show("/units/0");
    REQUIRE(fixture.checkResult->army.member("/units/0")->entry == "hastati");
    const auto* line = fixture.part<QLineEdit>("/id");
    CHECK(line->text().toStdString() == fixture.at("/units/0/id").string());
    // So there is nothing to reset.
    for (const auto* button : fixture.form.findChildren<QToolButton*>())
        if (button->accessibleName() == "Reset Id") CHECK_FALSE(button->isVisible());
}

TEST_CASE("what is no id, or another's, says so in place and changes nothing")
{
    FormFixture fixture(picton);
    fixture.show("/leaders/0");
    const auto before = fixture.document.text();
    auto* line = fixture.part<QLineEdit>("/id");
    auto* problem = fixture.field("/id")->findChild<QLabel*>("id-trouble");
    REQUIRE((line != nullptr && problem != nullptr));
    CHECK_FALSE(problem->isVisible());
    // Units, leaders and groups share one set of ids.
    for (const char* taken : {"gordons", "ninth", "pack"}) {
        INFO(taken);
        type(*line, taken);
        CHECK(problem->isVisible());
        CHECK(problem->text().contains("has this id already"));
        CHECK(line->accessibleDescription() == problem->text());
        QTest::keyClick(line, Qt::Key_Return);
        CHECK(line->text() == "picton");
        CHECK_FALSE(problem->isVisible());
    }
    for (const char* wrong : {"-pict", "pict--on", "pict-"}) {
        INFO(wrong);
        type(*line, wrong);
        CHECK(problem->text().contains("small letters and digits"));
        QTest::keyClick(line, Qt::Key_Return);
    }
    type(*line, "pict/_n!");
    CHECK(line->text() == "pictn");
    line->selectAll();
    QTest::keyClick(line, Qt::Key_Delete);
    CHECK(problem->isVisible());
    QTest::keyClick(line, Qt::Key_Return);
    CHECK(line->text() == "picton");
    CHECK(fixture.document.text() == before);
    CHECK_FALSE(fixture.document.undoStack().canUndo());
}
