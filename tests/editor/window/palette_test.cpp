#include "editor/window/command_palette.hpp"
#include "tests/editor/window/stage.hpp"

#include <catch2/catch.hpp>

#include <QLineEdit>
#include <QListWidget>

using namespace muster;
using namespace muster::test;
using editor::fuzzyScore;

TEST_CASE("the fuzzy search wants every letter in order, and likes beginnings of words")
{
    CHECK(!fuzzyScore("Save", "x"));
    CHECK(!fuzzyScore("Save", "vs"));
    CHECK(fuzzyScore("Save As", "sa"));
    CHECK(*fuzzyScore("Save As", "sa") > *fuzzyScore("Visa card", "sa"));
    CHECK(*fuzzyScore("Move Up", "mu") > *fuzzyScore("Amount up", "mu"));
    CHECK(fuzzyScore("anything", ""));
}

TEST_CASE("a command is found and run by a few letters")
{
    WindowStage stage;
    stage.window->openFile(stage.copyOf("ancients-d6/armies/scipio-zama-202.army.json"));
    stage.settle();
    stage.select("Velites");
    stage.atDialog([&](QWidget& dialog) {
        auto* search = dialog.findChild<QLineEdit*>();
        REQUIRE(search);
        QTest::keyClicks(search, "duplic");
        CHECK(dialog.findChild<QListWidget*>()->item(0)->data(Qt::UserRole).toString() == "army.duplicate");
        QTest::keyClick(search, Qt::Key_Return);
    });
    stage.run("edit.palette");
    stage.settle();
    CHECK(stage.army().document().parsed()->root()["units"].size() == 8);
    CHECK(stage.army().document().undoStack().undoText().contains("Duplicate"));
}
