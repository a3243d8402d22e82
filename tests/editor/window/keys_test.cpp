// Shortcuts follow conventions, reach their targets, and explain why they are disabled.
#include "tests/editor/window/mnemonics.hpp"
#include "tests/editor/window/window_fixture.hpp"

#include "editor/board/page/board_page.hpp"
#include "editor/window/place_keys.hpp"

#include <catch2/catch.hpp>

#include <QActionGroup>
#include <QComboBox>
#include <QInputDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QStatusBar>
#include <QTextBrowser>
#include <QToolBar>
#include <QToolButton>

using namespace muster;
using namespace muster::test;

namespace {

const QString reynolds = QStringLiteral("otr-d6/armies/reynolds-gettysburg-1863.army.json");

QStringList unitIds(WindowFixture& fixture)
{
    QStringList ids;
    for (const auto unit : fixture.army().document().parsed()->root()["units"])
        ids << QString::fromStdString(std::string(unit["id"].string()));
    return ids;
}

QString message(WindowFixture& fixture) { return fixture.window->statusBar()->currentMessage(); }

}  // namespace

TEST_CASE("no button or field has a letter that opens a menu, or the letter of another")
{
    WindowFixture fixture;
    CHECK(clashes(*fixture.window).join(u'\n').toStdString() == "");
    fixture.window->openFile(fixture.copyOf(scipio));
    fixture.settle();
    fixture.select("Velites");
    QTest::mouseClick(qobject_cast<QToolButton*>(fixture.find("army-more")), Qt::LeftButton);
    fixture.run("view.source");
    fixture.run("edit.find");
    CHECK(clashes(*fixture.window).join(u'\n').toStdString() == "");
    fixture.window->openFile(fixture.copyOf("ancients-d6/scenarios/zama.scenario.json"));
    fixture.settle();
    CHECK(clashes(*fixture.window).join(u'\n').toStdString() == "");
    fixture.window->openFolder(fixture.path("."));
    CHECK(clashes(*fixture.window).join(u'\n').toStdString() == "");
}

namespace {

/// Accepts every key, as line edits on some platforms do with Ctrl+E and Ctrl+U.
class GreedyLine : public QLineEdit {
public:
    using QLineEdit::QLineEdit;

protected:
    bool event(QEvent* event) override
    {
        if (event->type() != QEvent::ShortcutOverride) return QLineEdit::event(event);
        event->accept();
        return true;
    }
};

}  // namespace

TEST_CASE("a line that has the cursor leaves the window's keys to the window, and keeps what every line knows")
{
    WindowFixture fixture;
    fixture.window->openFile(fixture.copyOf(scipio));
    fixture.settle();
    GreedyLine line(QStringLiteral("Scipio"), fixture.window.get());
    line.show();
    line.setFocus();
    const bool wanted = fixture.window->areFindingsWanted();
    fixture.press(Qt::Key_E, Qt::ControlModifier);
    CHECK(fixture.window->areFindingsWanted() != wanted);
    line.setFocus();
    fixture.press(Qt::Key_U, Qt::ControlModifier);
    CHECK(fixture.action("view.source")->isChecked());
    CHECK(line.text() == "Scipio");
    line.setFocus();
    line.deselect();
    fixture.press(Qt::Key_A, Qt::ControlModifier);
    CHECK(line.selectedText() == "Scipio");
}

TEST_CASE("Ctrl+Y makes again what was taken back, as Ctrl+Shift+Z does")
{
    WindowFixture fixture;
    fixture.window->openFile(fixture.copyOf(scipio));
    fixture.settle();
    const auto before = fixture.army().document().text();
    fixture.select("Velites");
    fixture.run("army.duplicate");
    fixture.settle();
    const auto after = fixture.army().document().text();
    for (const auto& [key, modifiers] : {std::pair(Qt::Key_Y, Qt::KeyboardModifiers(Qt::ControlModifier)),
                                         std::pair(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier)}) {
        fixture.press(Qt::Key_Z, Qt::ControlModifier);
        CHECK(fixture.army().document().text() == before);
        fixture.settle();
        fixture.press(key, modifiers);
        CHECK(fixture.army().document().text() == after);
        fixture.settle();
    }
    // Also from a field without its own history.
    auto* name = qobject_cast<QLineEdit*>(fixture.find("army-name"));
    name->setFocus();
    fixture.press(Qt::Key_Z, Qt::ControlModifier);
    fixture.press(Qt::Key_Y, Qt::ControlModifier);
    CHECK(fixture.army().document().text() == after);
}

TEST_CASE("Alt+Down opens a box of the form, and moves a unit only in the army")
{
    WindowFixture fixture;
    fixture.window->openFile(fixture.copyOf(scipio));
    fixture.settle();
    fixture.run("army.by-arm");
    const auto before = unitIds(fixture);
    fixture.army().tree().select({"/units/0"});
    auto* box = fixture.find("detail-form")->findChild<QWidget*>("field:/entry")->findChild<QComboBox*>();
    REQUIRE(box != nullptr);
    box->setFocus();
    fixture.press(Qt::Key_Down, Qt::AltModifier);
    CHECK(QApplication::activePopupWidget() != nullptr);
    box->hidePopup();
    fixture.settle();
    CHECK(unitIds(fixture) == before);
    fixture.army().tree().setFocus();
    fixture.press(Qt::Key_Down, Qt::AltModifier);
    fixture.settle();
    CHECK(unitIds(fixture)[0] == before[1]);
    CHECK(unitIds(fixture)[1] == before[0]);
}

TEST_CASE("keys of what cannot be done say why")
{
    WindowFixture fixture;
    fixture.window->openFile(fixture.copyOf(scipio));
    fixture.settle();
    fixture.select("Velites");
    fixture.army().tree().setFocus();
    fixture.press(Qt::Key_T, Qt::ControlModifier);
    CHECK(message(fixture).toStdString() == "Select a leader first.");
    CHECK(fixture.action("army.attach")->statusTip().toStdString() == "Select a leader first.");
    fixture.press(Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(message(fixture).toStdString() == "There is no group yet; Add Group makes one.");
    fixture.window->openFile(fixture.copyOf("opend6-fantasy/armies/ice-rangers.army.json"));
    fixture.settle();
    fixture.army().tree().setFocus();
    fixture.press(Qt::Key_T, Qt::ControlModifier);
    CHECK(message(fixture).contains("no leaders"));
}

TEST_CASE("a new group is given its name at once")
{
    WindowFixture fixture;
    fixture.window->openFile(fixture.copyOf(reynolds));
    fixture.settle();
    fixture.army().tree().setFocus();
    fixture.press(Qt::Key_B, Qt::ControlModifier);
    fixture.settle();
    auto* edit = fixture.army().tree().viewport()->findChild<QLineEdit*>({}, Qt::FindDirectChildrenOnly);
    REQUIRE(edit != nullptr);
    CHECK(edit->hasSelectedText());
    QTest::keyClicks(edit, "Reserve");
    QTest::keyClick(edit, Qt::Key_Return);
    fixture.settle();
    const auto groups = fixture.army().document().parsed()->root()["groups"];
    CHECK(groups.at(groups.size() - 1)["name"].string() == "Reserve");
}

TEST_CASE("a unit is moved to where it is not yet")
{
    WindowFixture fixture;
    fixture.window->openFile(fixture.copyOf(reynolds));
    fixture.settle();
    fixture.army().tree().select({"/groups/0/units/0"});
    QStringList offered;
    fixture.atDialog([&](QWidget& dialog) {
        auto* box = qobject_cast<QInputDialog*>(&dialog);
        if (!box) return dialog.close(), void();
        offered = box->comboBoxItems();
        CHECK(box->fontMetrics().horizontalAdvance(box->windowTitle() + " - Muster") < box->width());
        box->reject();
    });
    fixture.run("army.to-group");
    const auto& groups = fixture.army().checkResult()->army.groups;
    CHECK(offered.size() == static_cast<qsizetype>(groups.size()));
    CHECK(!offered.contains(QString::fromStdString(groups[0].name)));
    CHECK(offered.front().toStdString() == "the army itself");
}

TEST_CASE("of the colours always one is chosen")
{
    WindowFixture fixture;
    const char* ids[] = {"view.system-colours", "view.light-colours", "view.dark-colours"};
    for (const char* chosen : ids) {
        fixture.run(chosen);
        fixture.run(chosen);  // repeating it does not uncheck it
        for (const char* id : ids) {
            CHECK(fixture.action(id)->isChecked() == (std::string(id) == chosen));
            REQUIRE(fixture.action(id)->actionGroup() != nullptr);
            CHECK(fixture.action(id)->actionGroup()->isExclusive());
        }
    }
}

TEST_CASE("the page of keys has headings, and every key of the table's tools")
{
    WindowFixture fixture;
    auto* page = fixture.window->openFile(fixture.copyOf("ancients-d6/scenarios/zama.scenario.json"));
    REQUIRE(page != nullptr);
    fixture.settle();
    QStringList tools;
    for (const auto& place : editor::placeKeys())
        if (place.title == "Tools of the table")
            for (const auto& row : place.rows) tools << row.keys.split(", ");
    QStringList wanted;
    for (const auto* action : fixture.window->currentBoard()->toolBar().actions())
        if (!action->shortcut().isEmpty()) wanted << action->shortcut().toString();
    tools.sort();
    wanted.sort();
    CHECK(tools.join(u' ').toStdString() == wanted.join(u' ').toStdString());
    QString shown;
    fixture.atDialog([&](QWidget& dialog) {
        if (auto* text = dialog.findChild<QTextBrowser*>()) shown = text->toPlainText();
        dialog.close();
    });
    fixture.run("help.keys");
    for (const char* words : {"File", "Army", "In the army", "One more, one less", "On the table", "Ctrl+Y", "Home"}) {
        INFO(words);
        CHECK(shown.contains(words));
    }
}

TEST_CASE("the palette has the tools and buttons of a battlefield, and commands before what they would undo")
{
    WindowFixture fixture;
    fixture.window->openFile(fixture.copyOf("ancients-d6/scenarios/zama.scenario.json"));
    fixture.settle();
    const auto first = [&](const char* search, bool take = false) {
        QString id;
        fixture.atDialog([&](QWidget& dialog) {
            auto* line = dialog.findChild<QLineEdit*>();
            QTest::keyClicks(line, search);
            auto* list = dialog.findChild<QListWidget*>();
            if (list->count() > 0) id = list->item(0)->data(Qt::UserRole).toString();
            for (int row = 0; row < list->count(); ++row) CHECK(!list->item(row)->icon().isNull());
            if (take)
                QTest::keyClick(line, Qt::Key_Return);
            else
                dialog.close();
        });
        fixture.run("edit.palette");
        return id.toStdString();
    };
    CHECK(first("polygon") == "tool.polygon");
    CHECK(first("tape") == "tool.tape");
    CHECK(first("line of sight") == "tool.sight");
    CHECK(first("random").starts_with("panel."));
    CHECK(first("tape", true) == "tool.tape");
    CHECK(fixture.window->currentBoard()->view().tool().id() == "tape");
    CHECK(first("objective") == "tool.objective");
}
