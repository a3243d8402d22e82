// Selecting an army and its contents: search results, names, and text copied from the window.
#include "core/library/catalogue.hpp"
#include "tests/editor/window/window_fixture.hpp"

#include "editor/army/budget_bar.hpp"
#include "editor/start/available_lists.hpp"

#include <catch2/catch.hpp>

#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QTabWidget>
#include <QTimer>
#include <QTreeView>

#include <set>

using namespace muster;
using namespace muster::test;

TEST_CASE("an army is called by its name, and the window says which file it is")
{
    WindowFixture fixture;
    fixture.beginArmy("Ancients D6", "Republican Rome", "Scipio & friends");
    auto* tabs = qobject_cast<QTabWidget*>(fixture.find("tabs"));
    CHECK(tabs->tabText(tabs->currentIndex()).contains("Scipio && friends"));
    CHECK(fixture.window->windowTitle().startsWith("Scipio & friends"));
    QStringList filters;
    QTimer::singleShot(0, fixture.window.get(), [&] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        REQUIRE(dialog != nullptr);
        filters = dialog->nameFilters();
        auto* edit = dialog->findChild<QLineEdit*>("fileNameEdit");
        edit->setText(fixture.path("friends.army.json"));
        QTest::keyClick(edit, Qt::Key_Return);
    });
    fixture.run("file.save");
    CHECK(filters.join(u'|').toStdString() == "Armies (*.army.json)|All files (*)");
    CHECK(tabs->tabText(tabs->currentIndex()).contains("Scipio && friends"));
    CHECK(fixture.window->windowTitle().startsWith("Scipio & friends (friends.army.json)"));
}

TEST_CASE("a list is found by its troops, and lists stand in the order of the language")
{
    WindowFixture fixture;
    const auto systems = editor::availableSystems(*fixture.library.library(), fixture.path(".").toStdString());
    for (const auto& system : systems) {
        INFO(system.id);
        for (std::size_t i = 1; i < system.availableLists.size(); ++i) {
            const auto &before = system.availableLists[i - 1], &now = system.availableLists[i];
            if (before.book == now.book && !now.id.empty())
                CHECK(QString::localeAwareCompare(before.name, now.name) <= 0);
        }
    }
    QStringList found;
    fixture.atDialog([&](QWidget& dialog) {
        auto* box = dialog.findChild<QComboBox*>("new-system");
        if (!QTest::qWaitFor([box] { return box->count() > 0; }, 30000)) return dialog.close(), void();
        box->setCurrentIndex(box->findText("Ancients D6"));
        typeInto(dialog.findChild<QLineEdit*>("new-search"), "numidian allies");
        auto* lists = dialog.findChild<QListWidget*>("new-lists");
        for (int row = 0; row < lists->count(); ++row) found << lists->item(row)->text();
        dialog.close();
    });
    fixture.run("file.new");
    CHECK(found.contains("Republican Rome"));
    CHECK(found.size() < 10);
}

TEST_CASE("types of different kinds stand under headings that cannot be chosen")
{
    WindowFixture fixture;
    fixture.window->openFile(fixture.copyOf("ancients-d6/armies/scipio-zama-202.army.json"));
    fixture.settle();
    auto* box =
        fixture.find("offer-type")->isVisible() ? qobject_cast<QComboBox*>(fixture.find("offer-type")) : nullptr;
    REQUIRE(box != nullptr);
    QStringList headings;
    for (int i = 0; i < box->count(); ++i)
        if (!box->model()->index(i, 0).flags().testFlag(Qt::ItemIsEnabled)) headings << box->itemText(i);
    CHECK(headings.size() >= 2);
    // The arrow keys select only filters and skip headings.
    box->setFocus();
    auto* view = qobject_cast<QTreeView*>(fixture.find("offer-view"));
    const int all = view->model()->rowCount();
    QTest::keyClick(box, Qt::Key_Down);
    CHECK(box->currentData().isValid());
    CHECK(!box->currentData().toString().isEmpty());
    CHECK(view->model()->rowCount() < all);
    CHECK(view->model()->rowCount() > 0);
}

TEST_CASE("an army is copied as a post: name, points, a line for each, and the sum")
{
    WindowFixture fixture;
    for (const char* file :
         {"ancients-d6/armies/scipio-zama-202.army.json", "ohw-6plus/armies/british-guilford-1781.army.json",
          "old-trousers/armies/french-waterloo-1815.army.json", "opend6-fantasy/armies/barrow-march.army.json",
          "otr-d6/armies/reynolds-gettysburg-1863.army.json"}) {
        INFO(file);
        fixture.window->openFile(fixture.copyOf(file));
        fixture.settle();
        fixture.run("edit.copy-text");
        const QString post = QApplication::clipboard()->text();
        INFO(post.toStdString());
        const auto& army = fixture.army().checkResult()->army;
        CHECK(post.startsWith(QString::fromStdString(army.name) + "\n" + QString::fromStdString(army.systemName)));
        // An army of usual size fits into a message; one of two dozen units is still of moderate length.
        CHECK(post.size() < (army.units.size() < 12 ? 1500 : 2000));
        for (const auto* members : {&army.units, &army.leaders})
            for (const auto& member : *members) {
                const auto lines = post.split(u'\n').filter(QString::fromStdString(member.name));
                REQUIRE(!lines.isEmpty());
                if (!member.cost.empty())
                    CHECK(lines.join(u' ').contains(QStringLiteral("[%1").arg(QString::fromStdString(member.cost))));
                if (const auto unit = army.unitById(member.with))
                    CHECK(lines.join(u' ').contains("with " + QString::fromStdString(army.units[*unit].name)));
            }
        CHECK(post.contains("Total: ") == army.hasPoints);
        CHECK(!post.contains("**"));
        fixture.run("edit.copy-markdown");
        CHECK(QApplication::clipboard()->text().startsWith("**" + QString::fromStdString(army.name) + "**"));
    }
}

TEST_CASE("Enter on an entry adds one more of the same, and Shift+Enter a row of its own")
{
    WindowFixture fixture;
    fixture.beginArmy("Ancients D6", "Republican Rome", "Test");
    const auto units = [&] { return fixture.army().document().parsed()->root()["units"]; };
    const auto begun = units().size();  // what the list demands
    fixture.add("Hastati and Principes");
    auto* view = qobject_cast<QTreeView*>(fixture.find("offer-view"));
    const auto enter = [&](Qt::KeyboardModifiers keys = Qt::NoModifier) {
        QTest::keyClick(view, Qt::Key_Return, keys);
        fixture.settle();
    };
    enter();
    enter();
    REQUIRE(units().size() == begun + 1);
    CHECK(units().at(begun)["count"].integer() == 3);
    CHECK(fixture.army().document().undoStack().undoText() == "Add Hastati and Principes");
    CHECK(fixture.army().tree().currentPointer() == "/units/3");
    enter(Qt::ShiftModifier);
    REQUIRE(units().size() == begun + 2);
    // A unit that was changed is not counted up.
    REQUIRE(fixture.army().make(editor::rename(*fixture.army().document().parsed(), "/units/4", "Veterans")));
    fixture.settle();
    fixture.army().tree().select({"/units/4"});
    enter();
    CHECK(units().size() == begun + 2);
    CHECK(units().at(begun)["count"].integer() == 4);
    // The search field takes Enter like the list.
    auto* search = qobject_cast<QLineEdit*>(fixture.find("offer-search"));
    QTest::keyClick(search, Qt::Key_Return);
    fixture.settle();
    CHECK(units().at(begun)["count"].integer() == 5);
    fixture.run("army.add-row");
    fixture.settle();
    CHECK(units().size() == begun + 3);
    // Leaders have names of their own.
    fixture.add("Legate");
    QTest::keyClick(view, Qt::Key_Return);
    fixture.settle();
    CHECK(fixture.army().document().parsed()->root()["leaders"].size() == 2);
}

TEST_CASE("units, entries and bases show their arms, and the budget what the army consists of")
{
    WindowFixture fixture;
    for (const char* file :
         {"ancients-d6/armies/scipio-zama-202.army.json", "ohw-6plus/armies/british-guilford-1781.army.json",
          "old-trousers/armies/french-waterloo-1815.army.json", "opend6-fantasy/armies/barrow-march.army.json",
          "otr-d6/armies/reynolds-gettysburg-1863.army.json"}) {
        INFO(file);
        fixture.window->openFile(fixture.copyOf(file));
        fixture.settle();
        const auto& army = fixture.army().checkResult()->army;
        std::set<std::string> arms;
        for (const auto* members : {&army.units, &army.leaders})
            for (const auto& member : *members) {
                INFO(member.name);
                CHECK(member.arm.symbol);
                CHECK_FALSE(member.arm.label.empty());
                arms.insert(member.arm.label);
            }
        CHECK(arms.size() > 1);
        for (const auto& entry : fixture.army().checkResult()->catalogue.units) {
            INFO(entry.title);
            CHECK(entry.arm.symbol);
        }
        CHECK(fixture.army().findChild<QWidget*>("army-flag")->isVisible());
        auto* bar = dynamic_cast<editor::BudgetBar*>(fixture.army().findChild<QWidget*>("budget-bar"));
        REQUIRE(bar);
        CHECK(bar->composition().size() == arms.size());
        double whole = 0;
        for (const auto& share : bar->composition()) whole += partOf(share, bar->composition());
        CHECK(whole == Approx(1));
        CHECK(bar->accessibleDescription().contains(QString::fromStdString(*arms.begin())));
    }
}

TEST_CASE("what was added is called as the list calls it")
{
    WindowFixture fixture;
    fixture.beginArmy("OpenD6 Fantasy Miniatures", "The Free Peoples", "Wall Watch");
    fixture.add("Human men-at-arms");
    CHECK(fixture.army().document().undoStack().undoText().toStdString() == "Add Human men-at-arms");
    fixture.run("army.more");
    fixture.settle();
    CHECK(fixture.army().document().undoStack().undoText().contains("Human men-at-arms"));
    // The cost of a squad grows with its equipment, and the catalogue shows that.
    auto* view = qobject_cast<QTreeView*>(fixture.find("offer-view"));
    const auto cost = view->model()->index(0, 2);
    CHECK(cost.data().toString().startsWith("from "));
}
