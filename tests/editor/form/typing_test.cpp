#include "tests/editor/form/form_fixture.hpp"

#include "editor/document/army_edits.hpp"

#include <catch2/catch.hpp>

#include <QLineEdit>
#include <QSpinBox>

using namespace muster;
using namespace muster::test;

TEST_CASE("focus and caret stay in place while the text is edited and checked")
{
    FormFixture fixture(shippedText("opend6-fantasy/armies/ice-rangers.army.json"));
    fixture.show("/units/0");
    auto* name = fixture.part<QLineEdit>("/name");
    name->setFocus();
    name->setCursorPosition(3);
    for (const char letter : std::string(" cold")) {
        QTest::keyClick(name, letter);
        fixture.settle();
        REQUIRE(QApplication::focusWidget() == name);
    }
    CHECK(name->text() == "Ice cold Rangers");
    CHECK(name->cursorPosition() == 8);
    CHECK(fixture.at("/units/0/name").string() == "Ice cold Rangers");
    // One undo step; the field has no history of its own.
    CHECK(fixture.document.undoStack().count() == 1);
    CHECK(fixture.document.undoStack().undoText().contains("Ice"));
    QTest::keyClick(name, Qt::Key_Z, Qt::ControlModifier);
    CHECK(fixture.at("/units/0/name").string() == "Ice Rangers");
    CHECK(name->text() == "Ice Rangers");
    CHECK(QApplication::focusWidget() == name);
}

TEST_CASE("the form follows its element when another is inserted before it")
{
    FormFixture fixture(shippedText("ancients-d6/armies/scipio-zama-202.army.json"));
    fixture.show("/units/1");
    const auto id = std::string(fixture.at("/units/1/id").string());
    const auto change = editor::removeMembers(*fixture.document.parsed(), std::vector<std::string>{"/units/0"});
    REQUIRE(fixture.document.apply(change.edits, "remove"));
    CHECK(fixture.form.pointer() == "/units/0");
    auto* count = fixture.part<QSpinBox>("/count");
    count->setFocus();
    count->selectAll();
    QTest::keyClicks(count, "7");
    CHECK(fixture.at("/units/0/id").string() == id);
    CHECK(fixture.at("/units/0/count").integer() == 7);
}

TEST_CASE("the form does not change while the text is invalid JSON, and updates afterwards")
{
    FormFixture fixture(shippedText("ancients-d6/armies/scipio-zama-202.army.json"));
    fixture.show("/units/0");
    fixture.document.apply({{{0, 0}, "{"}}, "break");
    CHECK_FALSE(fixture.part<QSpinBox>("/count")->isEnabled());
    fixture.document.undo();
    CHECK(fixture.part<QSpinBox>("/count")->isEnabled());
}

TEST_CASE("a finding's place gets the keyboard")
{
    FormFixture fixture(shippedText("opend6-fantasy/armies/ice-rangers.army.json"));
    fixture.show("/units/0");
    REQUIRE(fixture.form.focusField("/units/0/training/command"));
    CHECK(QApplication::focusWidget()->objectName() == "field:/training/command");
    REQUIRE(fixture.form.focusField("/units/0/champions/0/training/marksmanship"));
    CHECK(QApplication::focusWidget()->objectName() == "field:/champions/0/training/marksmanship");
    CHECK_FALSE(fixture.form.focusField("/units/7/size"));
    CHECK_FALSE(fixture.form.focusField("/units/0/nothing"));
}

TEST_CASE("every control that takes the keyboard has a name")
{
    for (const auto& [army, pointer] : {std::pair("opend6-fantasy/armies/ice-rangers.army.json", "/units/0"),
                                        std::pair("otr-d6/armies/grant-shiloh-1862.army.json", ""),
                                        std::pair("old-trousers/armies/french-waterloo-1815.army.json", "/units/0")}) {
        FormFixture fixture(shippedText(army));
        fixture.show(pointer);
        for (auto* widget : fixture.form.findChildren<QWidget*>()) {
            if (!widget->isVisibleTo(&fixture.form) || !(widget->focusPolicy() & Qt::TabFocus) || widget->focusProxy())
                continue;
            if (widget->objectName().startsWith("qt_")) continue;
            const QString text = widget->property("text").toString();
            INFO(widget->metaObject()->className() << " " << widget->objectName().toStdString());
            CHECK((!widget->accessibleName().isEmpty() || !text.isEmpty()));
        }
    }
}
