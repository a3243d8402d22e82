#include "editor/window/command_palette.hpp"
#include "tests/editor/window/window_fixture.hpp"

#include <catch2/catch.hpp>

#include <QAction>
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

TEST_CASE("the keys of commands stand in a column of their own, at the right edge")
{
    QAction undo("&Undo"),
        wide("A command whose name is much too long for the palette, however wide it is made, so that it gives way to "
             "its keys"),
        bare("Bare");
    undo.setShortcut(QKeySequence("Ctrl+Z"));
    wide.setShortcut(QKeySequence("Ctrl+Shift+W"));
    editor::CommandPalette palette({&undo, &wide, &bare}, nullptr);
    palette.show();
    REQUIRE(QTest::qWaitForWindowExposed(&palette));
    auto* list = palette.findChild<QListWidget*>();
    REQUIRE(list->count() == 3);
    CHECK(list->item(0)->text() == "Undo");
    CHECK(list->item(0)->data(Qt::AccessibleTextRole).toString() ==
          "Undo, " + undo.shortcut().toString(QKeySequence::NativeText));
    CHECK(list->item(2)->data(Qt::AccessibleTextRole).toString() == "Bare");
    const auto view = list->viewport()->grab().toImage();
    const double scale = view.devicePixelRatio();
    // The distance of a line's last ink from the right edge.
    const auto free = [&](int row) {
        const QRect line = list->visualItemRect(list->item(row));
        const int top = static_cast<int>((line.top() + 2) * scale),
                  bottom = static_cast<int>((line.bottom() - 2) * scale),
                  right = static_cast<int>(std::min(line.right(), list->viewport()->width() - 1) * scale) - 3;
        const QRgb paper = view.pixel(right, top);
        for (int x = right; x > 0; --x)
            for (int y = top; y < bottom; ++y)
                if (view.pixel(x, y) != paper) return static_cast<int>((right - x) / scale);
        return static_cast<int>(right / scale);
    };
    CHECK(free(0) < 16);
    CHECK(free(1) < 16);
    CHECK(free(2) > 100);
    // The long name ends before its shortcut, with blank space between them.
    const QRect line = list->visualItemRect(list->item(1));
    const int keys = list->fontMetrics().horizontalAdvance(wide.shortcut().toString(QKeySequence::NativeText));
    const int between = static_cast<int>((list->viewport()->width() - 8 - keys - 4) * scale);
    bool isFree = true;
    for (int y = static_cast<int>((line.top() + 2) * scale); y < static_cast<int>((line.bottom() - 2) * scale); ++y)
        isFree = isFree && view.pixel(between, y) == view.pixel(between, static_cast<int>((line.top() + 2) * scale));
    CHECK(isFree);
}

TEST_CASE("a command is found and run by a few letters")
{
    WindowFixture fixture;
    fixture.window->openFile(fixture.copyOf("ancients-d6/armies/scipio-zama-202.army.json"));
    fixture.settle();
    fixture.select("Velites");
    fixture.atDialog([&](QWidget& dialog) {
        auto* search = dialog.findChild<QLineEdit*>();
        REQUIRE(search);
        QTest::keyClicks(search, "duplic");
        CHECK(dialog.findChild<QListWidget*>()->item(0)->data(Qt::UserRole).toString() == "army.duplicate");
        QTest::keyClick(search, Qt::Key_Return);
    });
    fixture.run("edit.palette");
    fixture.settle();
    CHECK(fixture.army().document().parsed()->root()["units"].size() == 8);
    CHECK(fixture.army().document().undoStack().undoText().contains("Duplicate"));
}
