#include "tests/editor/translations/german_stage.hpp"
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

/// The letters that texts name with "&", and what each text is; a letter named twice fails the test.
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
    GermanStage stage;
    QStringList titles;
    Letters letters;
    for (const auto* action : stage.window->menuBar()->actions()) {
        titles << action->text();
        letters.add(action->text());
    }
    CHECK(titles.join(u' ').toStdString() == "&Datei &Bearbeiten &Armee Sch&lachtfeld Ano&rdnen Ansi&cht &Hilfe");
    for (const char* id : menus) {
        Letters own;
        for (const auto* action : stage.window->actions().menu(id)->actions()) own.add(action->text());
    }
    for (const auto* action : stage.window->actions().all()) {
        INFO(action->objectName().toStdString());
        CHECK(action->text().contains('&'));
    }
}

TEST_CASE("no action says in German what it says in English")
{
    std::map<QString, std::pair<QString, QString>> english;
    {
        WindowStage stage;
        for (const auto* action : stage.window->actions().all())
            english[action->objectName()] = {action->text(), action->statusTip()};
    }
    GermanStage stage;
    CHECK(stage.window->actions().all().size() == english.size());
    for (const auto* action : stage.window->actions().all()) {
        INFO(action->objectName().toStdString() << ": " << action->text().toStdString());
        CHECK(action->text() != english[action->objectName()].first);
        CHECK(action->statusTip() != english[action->objectName()].second);
    }
}

TEST_CASE("an army is built in German: undo, verdict and points")
{
    GermanStage stage;
    stage.window->openFile(stage.copyOf("ancients-d6/armies/scipio-zama-202.army.json"));
    stage.settle();
    auto& undo = stage.army().document().undoStack();
    stage.select("Veliten");
    stage.run("army.duplicate");
    CHECK(undo.undoText().toStdString() == "Veliten duplizieren");
    CHECK(stage.action("edit.undo")->text().toStdString() == "&R\u00fcckg\u00e4ngig: Veliten duplizieren");
    stage.settle();
    CHECK(stage.find("findings-dock")->windowTitle().startsWith("Befunde: "));
    stage.run("edit.undo");
    stage.select("Veliten");
    stage.run("army.more");
    CHECK(undo.undoText().toStdString() == "Anzahl von Veliten \u00e4ndern");
    stage.settle();
    CHECK(stage.find("findings-dock")->windowTitle().contains("Fehler"));
}

TEST_CASE("a German command is found by its letters, under its German menu")
{
    GermanStage stage;
    stage.window->openFile(stage.copyOf("ancients-d6/armies/scipio-zama-202.army.json"));
    stage.settle();
    stage.select("Veliten");
    stage.atDialog([&](QWidget& dialog) {
        typeInto(dialog.findChild<QLineEdit*>(), "armee dupl");
        auto* first = dialog.findChild<QListWidget*>()->item(0);
        CHECK(first->data(Qt::UserRole).toString() == "army.duplicate");
        dialog.close();
    });
    stage.run("edit.palette");
}

TEST_CASE("in German no button or field has a letter that opens a menu, or the letter of another")
{
    GermanStage stage;
    CHECK(clashes(*stage.window).join(u'\n').toStdString() == "");
    stage.window->openFile(stage.copyOf("ancients-d6/armies/scipio-zama-202.army.json"));
    stage.settle();
    QTest::mouseClick(qobject_cast<QAbstractButton*>(stage.find("army-more")), Qt::LeftButton);
    stage.run("view.source");
    stage.run("edit.find");
    CHECK(clashes(*stage.window).join(u'\n').toStdString() == "");
    stage.window->openFile(stage.copyOf("ancients-d6/scenarios/zama.scenario.json"));
    stage.settle();
    CHECK(clashes(*stage.window).join(u'\n').toStdString() == "");
}

TEST_CASE("letters to press differ within a German dialog")
{
    GermanStage stage;
    const auto look = [](const QWidget& dialog) {
        Letters letters;
        for (const auto* button : dialog.findChildren<QAbstractButton*>()) letters.add(button->text());
        for (const auto* label : dialog.findChildren<QLabel*>())
            if (label->buddy()) letters.add(label->text());
    };
    const editor::NewArmyDialog dialog(stage.workshop);
    look(dialog);
    CHECK(dialog.windowTitle().toStdString() == "Neue Armee");
    stage.window->openFile(stage.copyOf("ancients-d6/armies/scipio-zama-202.army.json"));
    stage.settle();
    stage.atDialog([&](QWidget& print) {
        look(print);
        CHECK(print.windowTitle().toStdString() == "scipio-zama-202.army.json drucken");
        print.close();
    });
    stage.run("file.print");
}
