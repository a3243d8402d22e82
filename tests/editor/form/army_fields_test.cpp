// What every army's file may say, whatever its game: its list, its house rules and the ids of what is in it.
#include "tests/editor/form/stage.hpp"

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

/// Chooses by the keyboard, as somebody who knows the first letters would not need to.
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

/// How many findings of a rule lie below a place.
std::ptrdiff_t count(const FormStage& stage, const std::string& rule, const std::string& place)
{
    const auto& all = stage.judgement->diagnostics;
    return std::count_if(all.begin(), all.end(), [&](const auto& finding) {
        return finding.rule == rule && finding.place.pointer.starts_with(place);
    });
}

}  // namespace

TEST_CASE("an army takes another list: what that lacks are findings, nothing is lost, and one step takes it back")
{
    FormStage stage(shippedText(scipio));
    stage.show("");
    const auto before = stage.document.text();
    auto* box = stage.part<QComboBox>("/list");
    REQUIRE(box != nullptr);
    CHECK(box->currentText() == "Republican Rome");
    CHECK(box->findData("carthage") >= 0);
    CHECK(count(stage, "ref/not-found", "/units") == 0);
    choose(*box, "carthage");
    CHECK(stage.document.undoStack().count() == 1);
    CHECK(stage.document.undoStack().undoText().toStdString() == "Change List of Scipio at Zama, 202 BC");
    stage.settle();
    CHECK(stage.part<QComboBox>("/list")->currentText() == "Carthage");
    // Every unit still stands in the army, and the lines it comes from are named.
    const auto units = stage.at("/units");
    const auto known = text::Document::parse(std::make_shared<const text::Source>("", before)).document;
    REQUIRE(units.size() == known->root()["units"].size());
    CHECK(units.sourceText() == known->root()["units"].sourceText());
    std::ptrdiff_t lacking = 0;
    for (const auto unit : units)
        if (!stage.judgement->basis->offer->entry(unit["entry"].string())) ++lacking;
    CHECK(lacking > 0);
    CHECK(count(stage, "ref/not-found", "/units") == lacking);
    stage.document.undo();
    CHECK(stage.document.text() == before);
    stage.settle();
    CHECK(stage.part<QComboBox>("/list")->currentText() == "Republican Rome");
    CHECK(count(stage, "ref/not-found", "/units") == 0);
}

TEST_CASE("a list that is not there is shown by its id and stays until another is chosen")
{
    FormStage stage(R"({ "format": 1, "system": "old-trousers", "list": "atlantis", "name": "Lost" })");
    stage.show("");
    auto* box = stage.part<QComboBox>("/list");
    REQUIRE(box != nullptr);
    CHECK(box->currentText() == "atlantis (not found)");
    choose(*box, "");
    CHECK_FALSE(stage.at("/list"));
}

TEST_CASE("house rules are chosen as a file, written relative to the army, and taken away")
{
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    FormStage stage(shippedText(scipio));
    stage.show("");
    const auto before = stage.document.text();
    const auto folder = QString::fromStdString(stage.document.place().parent_path().string());
    REQUIRE(QDir(folder).mkpath("club"));
    QFile house(folder + "/club/ours.house.json");
    REQUIRE(house.open(QIODevice::WriteOnly));
    house.write(R"({ "format": 1, "system": "ancients-d6", "name": "Ours", "rules": {} })");
    house.close();
    std::function<void()> answer = [&] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        if (!dialog) return QTimer::singleShot(0, &stage.form, answer);
        auto* edit = dialog->findChild<QLineEdit*>("fileNameEdit");
        edit->setText(house.fileName());
        QTest::keyClick(edit, Qt::Key_Return);
    };
    QTimer::singleShot(0, &stage.form, answer);
    auto* remove = stage.field("/house")->findChild<QToolButton*>("house-remove");
    CHECK_FALSE(remove->isVisible());
    QTest::mouseClick(stage.field("/house")->findChild<QToolButton*>("house-choose"), Qt::LeftButton);
    CHECK(stage.at("/house").string() == "club/ours.house.json");
    CHECK(stage.document.undoStack().count() == 1);
    stage.settle();
    CHECK(stage.part<QLineEdit>("/house")->text() == "club/ours.house.json");
    CHECK(count(stage, "ref/not-found", "/house") == 0);
    CHECK(remove->isVisible());
    QTest::mouseClick(remove, Qt::LeftButton);
    CHECK(stage.document.text() == before);
    stage.settle();
    CHECK_FALSE(remove->isVisible());
    // What is typed counts when the field is left; a file that is not there is a finding.
    type(*stage.part<QLineEdit>("/house"), "nowhere.house.json");
    CHECK_FALSE(stage.at("/house"));
    QTest::keyClick(stage.part<QLineEdit>("/house"), Qt::Key_Return);
    CHECK(stage.at("/house").string() == "nowhere.house.json");
    stage.settle();
    CHECK(count(stage, "ref/not-found", "/house") == 1);
    while (stage.document.undoStack().canUndo()) stage.document.undo();
    CHECK(stage.document.text() == before);
}

TEST_CASE("an id is changed with what refers to it, as one step")
{
    FormStage stage(picton);
    stage.show("/units/0");
    const auto before = stage.document.text();
    auto* line = stage.part<QLineEdit>("/id");
    REQUIRE(line != nullptr);
    CHECK(line->text() == "black-watch");
    type(*line, "42nd Foot");
    // Capitals and spaces become what an id may hold; half an id is told to nobody.
    CHECK(line->text() == "42nd-foot");
    CHECK(stage.at("/units/0/id").string() == "black-watch");
    QTest::keyClick(line, Qt::Key_Return);
    CHECK(stage.at("/units/0/id").string() == "42nd-foot");
    CHECK(stage.at("/leaders/0/with").string() == "42nd-foot");
    CHECK(stage.at("/leaders/1/with").string() == "gordons");
    CHECK(stage.document.undoStack().count() == 1);
    CHECK(stage.document.undoStack().undoText().startsWith("Change id of "));
    CHECK(stage.document.undoStack().undoText().contains("watch"));
    stage.settle();
    CHECK(stage.form.pointer() == "/units/0");
    stage.document.undo();
    CHECK(stage.document.text() == before);

    stage.show("/groups/0");
    type(*stage.part<QLineEdit>("/id"), "tenth");
    QTest::keyClick(stage.part<QLineEdit>("/id"), Qt::Key_Return);
    CHECK(stage.at("/groups/0/id").string() == "tenth");
    stage.show("/groups/0/units/0");
    type(*stage.part<QLineEdit>("/id"), "92nd");
    QTest::keyClick(stage.part<QLineEdit>("/id"), Qt::Key_Return);
    CHECK(stage.at("/leaders/1/with").string() == "92nd");
}

TEST_CASE("the id of an entry is no value that its unit takes over")
{
    FormStage stage(shippedText(scipio));
    stage.show("/units/0");
    REQUIRE(stage.judgement->army.member("/units/0")->entry == "hastati");
    const auto* line = stage.part<QLineEdit>("/id");
    CHECK(line->text().toStdString() == stage.at("/units/0/id").string());
    // So there is nothing to reset it to.
    for (const auto* button : stage.form.findChildren<QToolButton*>())
        if (button->accessibleName() == "Reset Id") CHECK_FALSE(button->isVisible());
}

TEST_CASE("what is no id, or another's, says so in place and changes nothing")
{
    FormStage stage(picton);
    stage.show("/leaders/0");
    const auto before = stage.document.text();
    auto* line = stage.part<QLineEdit>("/id");
    auto* trouble = stage.field("/id")->findChild<QLabel*>("id-trouble");
    REQUIRE((line != nullptr && trouble != nullptr));
    CHECK_FALSE(trouble->isVisible());
    // The ids of units, leaders and groups are one lot.
    for (const char* taken : {"gordons", "ninth", "pack"}) {
        INFO(taken);
        type(*line, taken);
        CHECK(trouble->isVisible());
        CHECK(trouble->text().contains("has this id already"));
        CHECK(line->accessibleDescription() == trouble->text());
        QTest::keyClick(line, Qt::Key_Return);
        CHECK(line->text() == "picton");
        CHECK_FALSE(trouble->isVisible());
    }
    for (const char* wrong : {"-pict", "pict--on", "pict-"}) {
        INFO(wrong);
        type(*line, wrong);
        CHECK(trouble->text().contains("small letters and digits"));
        QTest::keyClick(line, Qt::Key_Return);
    }
    type(*line, "pict/_n!");
    CHECK(line->text() == "pictn");
    line->selectAll();
    QTest::keyClick(line, Qt::Key_Delete);
    CHECK(trouble->isVisible());
    QTest::keyClick(line, Qt::Key_Return);
    CHECK(line->text() == "picton");
    CHECK(stage.document.text() == before);
    CHECK_FALSE(stage.document.undoStack().canUndo());
}
