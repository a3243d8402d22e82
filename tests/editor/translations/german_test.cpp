#include "tests/editor/translations/german_fixture.hpp"
#include "tests/editor/window/mnemonics.hpp"

#include "editor/start/new_army_dialog.hpp"

#include <catch2/catch.hpp>

#include <QAbstractButton>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>

#include <map>

using namespace muster;
using namespace muster::test;

namespace {

constexpr const char* menus[] = {"file", "edit", "army", "view", "help"};

/// Collects mnemonics with their texts; a duplicate fails the test.
class Letters {
public:
    void add(const QString& text)
    {
        const auto at = text.indexOf('&');
        if (at < 0 || at + 1 >= text.size() || text[at + 1] == '&') return;
        const auto [other, fresh] = m_taken.emplace(text[at + 1].toLower(), text);
        INFO(text.toStdString() << " and " << other->second.toStdString());
        CHECK(fresh);
    }

private:
    std::map<QChar, QString> m_taken;
};

}  // namespace

TEST_CASE("the menus of the window are German, each with a letter of its own")
{
    GermanFixture fixture;
    QStringList titles;
    Letters letters;
    for (const auto* action : fixture.window->menuBar()->actions()) {
        titles << action->text();
        letters.add(action->text());
    }
    CHECK(titles.join(u' ').toStdString() == "&Datei &Bearbeiten &Armee Sch&lachtfeld Ano&rdnen Ansi&cht &Hilfe");
    for (const char* id : menus) {
        Letters own;
        for (const auto* action : fixture.window->actions().menu(id)->actions()) own.add(action->text());
    }
    for (const auto* action : fixture.window->actions().all()) {
        INFO(action->objectName().toStdString());
        CHECK(action->text().contains('&'));
    }
}

TEST_CASE("no action says in German what it says in English")
{
    std::map<QString, std::pair<QString, QString>> english;
    {
        WindowFixture fixture;
        for (const auto* action : fixture.window->actions().all())
            english[action->objectName()] = {action->text(), action->statusTip()};
    }
    GermanFixture fixture;
    CHECK(fixture.window->actions().all().size() == english.size());
    for (const auto* action : fixture.window->actions().all()) {
        INFO(action->objectName().toStdString() << ": " << action->text().toStdString());
        CHECK(action->text() != english[action->objectName()].first);
        CHECK(action->statusTip() != english[action->objectName()].second);
    }
}

TEST_CASE("an army is built in German: undo, verdict and points")
{
    GermanFixture fixture;
    fixture.window->openFile(fixture.copyOf("ancients-d6/armies/scipio-zama-202.army.json"));
    fixture.settle();
    auto& undo = fixture.army().document().undoStack();
    fixture.select("Veliten");
    fixture.run("army.duplicate");
    CHECK(undo.undoText().toStdString() == "Veliten duplizieren");
    CHECK(fixture.action("edit.undo")->text().toStdString() == "&R\u00fcckg\u00e4ngig: Veliten duplizieren");
    fixture.settle();
    CHECK(fixture.find("findings-dock")->windowTitle().startsWith("Befunde: "));
    fixture.run("edit.undo");
    fixture.select("Veliten");
    fixture.run("army.more");
    CHECK(undo.undoText().toStdString() == "Anzahl von Veliten \u00e4ndern");
    fixture.settle();
    CHECK(fixture.find("findings-dock")->windowTitle().contains("Fehler"));
}

TEST_CASE("a German command is found by its letters, under its German menu")
{
    GermanFixture fixture;
    fixture.window->openFile(fixture.copyOf("ancients-d6/armies/scipio-zama-202.army.json"));
    fixture.settle();
    fixture.select("Veliten");
    fixture.atDialog([&](QWidget& dialog) {
        typeInto(dialog.findChild<QLineEdit*>(), "armee dupl");
        auto* first = dialog.findChild<QListWidget*>()->item(0);
        CHECK(first->data(Qt::UserRole).toString() == "army.duplicate");
        dialog.close();
    });
    fixture.run("edit.palette");
}

TEST_CASE("in German no button or field has a letter that opens a menu, or the letter of another")
{
    GermanFixture fixture;
    CHECK(clashes(*fixture.window).join(u'\n').toStdString() == "");
    fixture.window->openFile(fixture.copyOf("ancients-d6/armies/scipio-zama-202.army.json"));
    fixture.settle();
    QTest::mouseClick(qobject_cast<QAbstractButton*>(fixture.find("army-more")), Qt::LeftButton);
    fixture.run("view.source");
    fixture.run("edit.find");
    CHECK(clashes(*fixture.window).join(u'\n').toStdString() == "");
    fixture.window->openFile(fixture.copyOf("ancients-d6/scenarios/zama.scenario.json"));
    fixture.settle();
    CHECK(clashes(*fixture.window).join(u'\n').toStdString() == "");
}

TEST_CASE("letters to press differ within a German dialog")
{
    GermanFixture fixture;
    const auto look = [](const QWidget& dialog) {
        Letters letters;
        for (const auto* button : dialog.findChildren<QAbstractButton*>()) letters.add(button->text());
        for (const auto* label : dialog.findChildren<QLabel*>())
            if (label->buddy()) letters.add(label->text());
    };
    const editor::NewArmyDialog dialog(fixture.appContext);
    look(dialog);
    CHECK(dialog.windowTitle().toStdString() == "Neue Armee");
    fixture.window->openFile(fixture.copyOf("ancients-d6/armies/scipio-zama-202.army.json"));
    fixture.settle();
    fixture.atDialog([&](QWidget& print) {
        look(print);
        CHECK(print.windowTitle().toStdString() == "scipio-zama-202.army.json drucken");
        print.close();
    });
    fixture.run("file.print");
}
