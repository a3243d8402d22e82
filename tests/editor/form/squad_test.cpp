#include "tests/editor/form/form_fixture.hpp"

#include "editor/form/control.hpp"

#include <catch2/catch.hpp>

#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>
#include <QTreeWidget>

using namespace muster;
using namespace muster::test;

namespace {

/// The shipped army without the values of its squad.
std::string begunRangers()
{
    auto text = shippedText(rangers);
    const auto name = text.find("      \"name\": \"Ice Rangers\",\n      \"size\"");
    const auto end = text.find("\n    }\n  ],\n  \"notes\"");
    REQUIRE((name != std::string::npos && end != std::string::npos));
    text.erase(name, end - name);
    const auto comma = text.rfind(",\n", name);
    return text.erase(comma, 2).insert(comma, "\n").erase(comma + 1, text[comma + 1] == '\n' ? 1 : 0);
}

void number(FormFixture& fixture, const std::string& key, const char* digits)
{
    INFO(key);
    auto* spin = fixture.part<QAbstractSpinBox>(key);
    REQUIRE(spin != nullptr);
    spin->setFocus();
    spin->selectAll();
    QTest::keyClicks(spin, digits);
}

void tick(FormFixture& fixture, const std::string& key, const char* label)
{
    auto* tree = fixture.part<QTreeWidget>(key);
    REQUIRE(tree != nullptr);
    auto found = tree->findItems(QString::fromUtf8(label), Qt::MatchExactly, 0);
    // A category of weapons may have the name of one of them.
    found.removeIf([](const QTreeWidgetItem* item) { return !item->flags().testFlag(Qt::ItemIsUserCheckable); });
    REQUIRE(found.size() == 1);
    tree->setFocus();
    tree->setCurrentItem(found.front());
    QTest::keyClick(tree, Qt::Key_Space);
}

}  // namespace

TEST_CASE("the worked example's squad, built by keys, is the shipped file")
{
    FormFixture fixture(begunRangers());
    fixture.show("/units/0");
    auto* name = fixture.part<QLineEdit>("/name");
    name->setFocus();
    QTest::keyClicks(name, "Ice Rangers");
    number(fixture, "/size", "10");
    number(fixture, "/training/marksmanship", "2");
    number(fixture, "/training/melee-combat", "2");
    number(fixture, "/training/fighting", "2");
    number(fixture, "/training/command", "1");
    tick(fixture, "/weapons", "Medium crossbow");
    tick(fixture, "/weapons", "Magical melee weapon");
    number(fixture, "/sergeant/command", "1");
    fixture.settle();
    auto* add = fixture.form.findChild<QPushButton*>("add:/champions");
    REQUIRE(add != nullptr);
    add->setFocus();
    QTest::keyClick(add, Qt::Key_Space);
    auto* training = fixture.field("/champions/0/training");
    REQUIRE(training != nullptr);
    auto* all = training->findChild<QCheckBox*>();
    REQUIRE(all != nullptr);
    QTest::keyClick(all, Qt::Key_Space);
    number(fixture, "/champions/0/training/marksmanship", "1");
    tick(fixture, "/champions/0/weapons", "Heavy crossbow");
    CHECK(fixture.document.text() == shippedText(rangers));

    fixture.settle();
    CHECK(fixture.checkResult->count(diagnostics::Level::error) == 0);
    auto* cost = fixture.form.findChild<QLabel*>("cost");
    REQUIRE(cost != nullptr);
    const QString message = cost->text();
    CHECK(message.contains("70"));
    CHECK(message.contains("720"));
    while (fixture.document.undoStack().canUndo()) fixture.document.undo();
    CHECK(fixture.document.text() == begunRangers());
}

TEST_CASE("a champion shows the skills that are said, and the others at a wish")
{
    auto text = shippedText(rangers);
    const auto training = text.find("\"marksmanship\": 1", text.find("\"champions\""));
    REQUIRE(training != std::string::npos);
    text.insert(training, "\"melee-combat\": 0, ");
    FormFixture fixture(text);
    fixture.show("/units/0");
    auto* levels = fixture.field("/champions/0/training");
    REQUIRE(levels != nullptr);
    auto* all = levels->findChild<QCheckBox*>();
    const auto spins = levels->findChildren<QAbstractSpinBox*>();
    REQUIRE((all != nullptr && spins.size() > 10));
    const auto seen = [&] {
        QStringList names;
        for (const auto* spin : spins)
            if (spin->isVisibleTo(&fixture.form)) names << spin->objectName();
        names.sort();
        return names;
    };
    const QStringList message{"field:/champions/0/training/marksmanship", "field:/champions/0/training/melee-combat"};
    CHECK(seen() == message);
    CHECK(!all->isHidden());
    all->setChecked(true);
    CHECK(seen().size() > 10);
    all->setChecked(false);
    CHECK(seen() == message);
    // A finding leads to hidden rows too.
    auto* control = qobject_cast<editor::Control*>(levels);
    REQUIRE(control != nullptr);
    REQUIRE(control->takeKeyboard("/champions/0/training/fighting"));
    CHECK(fixture.field("/champions/0/training/fighting")->isVisibleTo(&fixture.form));
    CHECK(QApplication::focusWidget() == fixture.field("/champions/0/training/fighting"));
}

TEST_CASE("the most that is allowed is shown, and what goes beyond it says so at its place")
{
    FormFixture fixture(shippedText(rangers));
    fixture.show("/units/0");
    number(fixture, "/training/marksmanship", "4");
    fixture.settle();
    CHECK(fixture.at("/units/0/training/marksmanship").integer() == 4);
    bool isReported = false;
    for (const auto* label : fixture.field("/training")->parentWidget()->findChildren<QLabel*>())
        isReported = isReported || (label->isVisibleTo(&fixture.form) && label->text().contains("allows 3"));
    CHECK(isReported);
    CHECK(fixture.field("/training")->accessibleDescription().contains("Error"));
    bool limit = false;
    for (const auto* label : fixture.field("/training")->findChildren<QLabel*>())
        limit = limit || label->text() == "of 3";
    CHECK(limit);
}

TEST_CASE("a value of the list is taken over by changing it, and given back by its button")
{
    FormFixture fixture(shippedText("old-trousers/armies/french-waterloo-1815.army.json"));
    fixture.show("/units/0");
    const auto before = fixture.document.text();
    number(fixture, "/strength", "4");
    CHECK(fixture.at("/units/0/strength").integer() == 4);
    fixture.settle();
    QToolButton* reset = nullptr;
    for (auto* button : fixture.form.findChildren<QToolButton*>())
        if (button->accessibleName() == "Reset Strength") reset = button;
    REQUIRE(reset != nullptr);
    CHECK(reset->isVisibleTo(&fixture.form));
    QTest::mouseClick(reset, Qt::LeftButton);
    CHECK(fixture.document.text() == before);
}

TEST_CASE("what no control can draw is there as JSON and keeps every byte")
{
    auto text = shippedText(rangers);
    const auto at = text.find("\"size\": 10");
    text.replace(at, 10, "\"size\": [ 1,{\"odd\" :2}]");
    FormFixture fixture(text);
    fixture.show("/units/0");
    auto* box = fixture.part<QPlainTextEdit>("/size");
    REQUIRE(box != nullptr);
    CHECK(box->toPlainText().contains("odd"));
    number(fixture, "/sergeant/command", "2");
    CHECK(fixture.document.text().find("\"size\": [ 1,{\"odd\" :2}]") != std::string::npos);
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, "12");
    CHECK(fixture.at("/units/0/size").integer() == 12);
}
