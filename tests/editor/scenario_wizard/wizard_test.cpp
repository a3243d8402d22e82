// First, because it has a function by the name of a macro of Qt.
#include "core/check/check.hpp"

#include "core/library/library.hpp"
#include "editor/look/words.hpp"
#include "editor/scenario_wizard/board_preview.hpp"
#include "editor/scenario_wizard/scenario_wizard.hpp"
#include "editor/scenario_wizard/side_card.hpp"
#include "editor/scenario_wizard/wizard_games.hpp"
#include "editor/start/available_lists.hpp"
#include "tests/editor/window/window_fixture.hpp"
#include "tests/paths.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QRadioButton>
#include <QRegularExpression>
#include <QScreen>
#include <QSpinBox>
#include <QToolButton>

using namespace muster;
using Json = nlohmann::ordered_json;
using editor::ScenarioWizard;

namespace {

/// Operates the wizard like a user.
struct WizardUser {
    explicit WizardUser(test::WindowFixture& fixture, const QString& folder) : wizard(fixture.appContext, folder)
    {
        wizard.show();
        REQUIRE(QTest::qWaitFor([this] { return widget<QComboBox>("wizard-game")->count() == 5; }, 30000));
        settle();
    }
    template <class Widget>
    Widget* widget(const char* name)
    {
        auto* found = wizard.findChild<Widget*>(name);
        REQUIRE(found);
        return found;
    }
    void settle()
    {
        REQUIRE(QTest::qWaitFor([this] { return wizard.isSettled(); }, 30000));
    }
    void choose(const QString& game)
    {
        auto* games = widget<QComboBox>("wizard-game");
        games->setCurrentIndex(games->findText(game));
        settle();
    }
    void click(const char* button) { QTest::mouseClick(widget<QPushButton>(button), Qt::LeftButton); }
    QList<editor::SideCard*> sides()
    {
        auto cards = wizard.findChildren<editor::SideCard*>("wizard-side");
        cards.removeIf([](const auto* card) { return card->isHidden(); });
        return cards;
    }
    Json json()
    {
        settle();
        return Json::parse(wizard.text());
    }
    QString verdict() { return widget<QLabel>("wizard-verdict")->text(); }

    ScenarioWizard wizard;
};

const QStringList games{"Ancients D6", "OHW 6+", "Old Trousers 6mm Quickplay Napoleonic", "OpenD6 Fantasy Miniatures",
                        "OTR D6"};

std::size_t errorsIn(const std::string& text, const QString& folder)
{
    rules::Library library({test::sourcePath("armylists")});
    std::size_t errors = 0;
    for (const auto& finding : rules::check({std::make_shared<const text::Source>("made", text),
                                             folder.toStdString() + "/made.scenario.json", files::FileKind::scenario},
                                            library))
        if (finding.level == diagnostics::Level::error) ++errors;
    return errors;
}

}  // namespace

TEST_CASE("step by step a legal scenario of every game is made")
{
    test::WindowFixture fixture;
    const QString folder = fixture.path("");
    for (const auto& game : games) {
        INFO(game.toStdString());
        WizardUser user(fixture, folder);
        user.choose(game);
        test::typeInto(user.widget<QLineEdit>("wizard-name"), "Battle of the Ford");
        for (int step = 0; step < 4; ++step) user.click("wizard-next");
        CHECK_FALSE(user.widget<QPushButton>("wizard-next")->isEnabled());
        user.widget<QSpinBox>("wizard-objectives")->setValue(2);
        user.widget<QSpinBox>("wizard-turns")->setValue(9);
        // Created at once, although the preview of the last choice is not ready.
        user.click("wizard-create");
        REQUIRE(QTest::qWaitFor([&] { return user.wizard.result() == QDialog::Accepted; }, 30000));
        const auto json = Json::parse(user.wizard.text());
        CHECK(json["name"] == "Battle of the Ford");
        CHECK(user.wizard.name() == "Battle of the Ford");
        CHECK(json["turns"] == 9);
        CHECK(json["objectives"].size() == 2);
        CHECK(json["terrain"].size() >= 2);
        CHECK(errorsIn(user.wizard.text(), folder) == 0);
        CHECK(user.verdict() == "Legal as it stands.");
    }
}

TEST_CASE("the last page says what is still to be done on the board")
{
    test::WindowFixture fixture;
    for (const auto* game : {"Ancients D6", "Old Trousers 6mm Quickplay Napoleonic"}) {
        INFO(game);
        WizardUser user(fixture, fixture.path(""));
        user.choose(QString::fromLatin1(game));
        const auto left = [&] { return user.widget<QLabel>("wizard-left-to-do")->text(); };
        CHECK(left().startsWith("Nothing is left to do"));
        user.widget<QRadioButton>("wizard-hand")->setChecked(true);
        user.settle();
        // The messages of the rules, without duplicates.
        CHECK(left().startsWith("Still to be done"));
        CHECK(left().contains(QString::fromLatin1(game) == "Ancients D6" ? "2 to 5" : "each player places 2"));
        for (const auto& line : left().split('\n')) CHECK(left().count(line) == 1);
        user.widget<QRadioButton>("wizard-chance")->setChecked(true);
        user.settle();
        CHECK(left().startsWith("Nothing is left to do"));
    }
}

TEST_CASE("another table is another table, and the same number the same")
{
    test::WindowFixture fixture;
    WizardUser user(fixture, fixture.path(""));
    user.choose("OTR D6");
    auto* seed = user.widget<QSpinBox>("wizard-seed");
    seed->setValue(5);
    const auto five = user.json()["terrain"];
    CHECK(user.widget<QLabel>("wizard-said")->text().contains("Road"));
    seed->setValue(6);
    CHECK(user.json()["terrain"] != five);
    seed->setValue(5);
    CHECK(user.json()["terrain"] == five);
    user.wizard.resize(1000, 640);
    REQUIRE(QTest::qWaitFor([&] { return user.widget<editor::BoardPreview>("wizard-preview")->isDrawn(); }, 20000));
    user.widget<QRadioButton>("wizard-hand")->setChecked(true);
    CHECK(user.json()["terrain"].empty());
    CHECK(user.widget<QLabel>("wizard-said")->text().isEmpty());
    CHECK_FALSE(seed->isEnabled());
}

TEST_CASE("what the rules say stands below the table and hinders nobody")
{
    test::WindowFixture fixture;
    WizardUser user(fixture, fixture.path(""));
    user.choose("Ancients D6");
    CHECK(user.verdict() == "Legal as it stands.");
    auto* edge = user.sides().at(1)->findChild<QComboBox*>("side-edge");
    edge->setCurrentIndex(edge->findData("east"));
    user.settle();
    CHECK(user.verdict().contains("opposite edges"));
    edge->setCurrentIndex(edge->findData("north"));
    user.settle();
    CHECK(user.verdict() == "Legal as it stands.");
    user.widget<QDoubleSpinBox>("wizard-width")->setValue(20);
    user.settle();
    CHECK(user.verdict().contains("at least 24 by 24"));
    CHECK(user.widget<QPushButton>("wizard-create")->isEnabled());
}

TEST_CASE("sides take armies of the folder and their names")
{
    test::WindowFixture fixture;
    const auto army = fixture.copyOf("ancients-d6/armies/scipio-zama-202.army.json"),
               other = fixture.copyOf("ancients-d6/armies/hannibal-zama-202.army.json");
    const QString folder = QFileInfo(army).path();
    WizardUser user(fixture, folder);
    user.choose("Ancients D6");
    for (int side = 0; side < 2; ++side) {
        auto* armies = user.sides().at(side)->findChild<QComboBox*>("side-army");
        REQUIRE(armies->findText("In this folder") == 1);
        REQUIRE(armies->findText("Shipped with Muster") == 4);
        armies->setCurrentIndex(armies->findData(QFileInfo(side == 0 ? army : other).fileName()));
    }
    const auto json = user.json();
    CHECK(json["sides"][0]["army"] == "scipio-zama-202.army.json");
    CHECK(json["sides"][1]["army"] == "hannibal-zama-202.army.json");
    CHECK(json["sides"][0]["name"] == Json::parse(fixture.fileText(army))["name"]);
    CHECK(json["sides"][0]["id"] != json["sides"][1]["id"]);
    CHECK(errorsIn(user.wizard.text(), folder) == 0);
    // Add and remove a third side.
    user.click("wizard-add-side");
    CHECK(user.json()["sides"].size() == 3);
    QTest::mouseClick(user.sides().at(2)->findChild<QToolButton*>("side-remove"), Qt::LeftButton);
    CHECK(user.json()["sides"].size() == 2);
    // Another game starts with its own sides.
    user.choose("OTR D6");
    CHECK(user.json()["sides"][0]["id"] == "union");
    CHECK(user.sides().size() == 2);
}

TEST_CASE("an army that came with the game is found by its name and copied beside the scenario when that is made")
{
    test::WindowFixture fixture;
    const QString folder = fixture.path("");
    WizardUser user(fixture, folder);
    user.choose("Ancients D6");
    auto* armies = user.sides().at(0)->findChild<QComboBox*>("side-army");
    REQUIRE(armies->count() > 20);
    armies->lineEdit()->setFocus();
    armies->lineEdit()->selectAll();
    QTest::keyClicks(armies->lineEdit(), "sentinum");
    REQUIRE(armies->completer()->completionCount() > 0);
    const auto row = armies->findData("armies/fabius-sentinum-295.army.json");
    REQUIRE(row > 0);
    armies->setCurrentIndex(row);
    CHECK(user.sides().at(0)->findChild<QLabel*>("side-copied")->toolTip() == "armies/fabius-sentinum-295.army.json");
    CHECK(user.sides().at(0)->findChild<QLineEdit*>("side-name")->text() == armies->itemText(row));
    CHECK(user.json()["sides"][0]["army"] == "armies/fabius-sentinum-295.army.json");
    // The copy does not exist yet, which is no error.
    CHECK(user.verdict() == "Legal as it stands.");
    CHECK_FALSE(QFileInfo::exists(folder + "/armies"));
    user.click("wizard-create");
    REQUIRE(QTest::qWaitFor([&] { return user.wizard.result() == QDialog::Accepted; }, 30000));
    CHECK(fixture.fileText(folder + "/armies/fabius-sentinum-295.army.json") ==
          fixture.fileText(
              QString::fromStdString(test::sourcePath("armylists/ancients-d6/armies/fabius-sentinum-295.army.json"))));
    CHECK(errorsIn(user.wizard.text(), folder) == 0);
}

TEST_CASE("a battlefield that is discarded takes the copies of its armies with it")
{
    test::WindowFixture fixture;
    const QString folder = fixture.path("");
    fixture.settings.setValue("files/folder", folder);
    for (const bool saved : {false, true}) {
        fixture.atDialog([&](QWidget& dialog) {
            auto* wizard = qobject_cast<ScenarioWizard*>(&dialog);
            if (!wizard) return dialog.close(), void();
            auto* game = wizard->findChild<QComboBox*>("wizard-game");
            if (!QTest::qWaitFor([&] { return game->count() == 5; }, 30000)) return dialog.close(), void();
            game->setCurrentIndex(game->findText("Ancients D6"));
            auto* armies = wizard->findChild<QComboBox*>("side-army");
            armies->setCurrentIndex(armies->findData("armies/fabius-sentinum-295.army.json"));
            if (!QTest::qWaitFor([wizard] { return wizard->isSettled(); }, 30000)) return dialog.close(), void();
            QTest::mouseClick(wizard->findChild<QPushButton*>("wizard-create"), Qt::LeftButton);
        });
        fixture.run("file.new-scenario");
        auto* page = fixture.window->currentPage();
        REQUIRE(page);
        REQUIRE(QFileInfo::exists(folder + "/armies/fabius-sentinum-295.army.json"));
        if (saved) REQUIRE(page->document().saveAs((folder + "/kept.scenario.json").toStdString()) == std::nullopt);
        if (saved) REQUIRE(page->document().applyText("{}", "Empty"));
        fixture.atDialog([](QWidget& dialog) {
            auto* box = qobject_cast<QMessageBox*>(&dialog);
            if (!box) return dialog.close(), void();
            QTest::mouseClick(box->button(QMessageBox::Discard), Qt::LeftButton);
        });
        REQUIRE(fixture.window->closePage(*page));
        CHECK(QFileInfo::exists(folder + "/armies") == saved);
    }
}

TEST_CASE("Enter in the name of a side goes on and adds no side, and three sides leave room for their buttons")
{
    test::WindowFixture fixture;
    WizardUser user(fixture, fixture.path(""));
    user.choose("Ancients D6");
    auto* steps = user.widget<QListWidget>("wizard-steps");
    steps->setCurrentRow(2);
    QTest::mouseClick(user.widget<QPushButton>("wizard-add-side"), Qt::LeftButton);
    // The layout shows a new card a little later.
    REQUIRE(QTest::qWaitFor([&] { return user.sides().size() == 3; }));
    QTest::qWait(50);
    for (auto* card : user.sides()) {
        auto* area = user.widget<QPushButton>("wizard-add-side")->parentWidget()->parentWidget();
        CHECK(card->mapTo(area, QPoint(card->width(), 0)).x() <= area->width());
        CHECK(card->width() >= card->minimumSizeHint().width());
    }
    auto* name = user.sides().at(0)->findChild<QLineEdit*>("side-name");
    QTest::mouseClick(name, Qt::LeftButton);
    QTest::keyClicks(name, "Rome");
    QTest::keyClick(name, Qt::Key_Return);
    CHECK(user.sides().size() == 3);
    CHECK(steps->currentRow() == 3);
}

TEST_CASE("nothing moves when an army is chosen that is copied")
{
    test::WindowFixture fixture;
    WizardUser user(fixture, fixture.path(""));
    user.choose("Ancients D6");
    user.click("wizard-next");
    user.click("wizard-next");
    QApplication::processEvents();
    auto* card = user.sides().at(0);
    auto* budget = card->findChild<QSpinBox*>("side-budget");
    auto* copied = card->findChild<QLabel*>("side-copied");
    REQUIRE(budget->isVisible());
    REQUIRE(copied->text().isEmpty());
    const auto before = budget->geometry();
    auto* armies = card->findChild<QComboBox*>("side-army");
    armies->setCurrentIndex(armies->findData("armies/fabius-sentinum-295.army.json"));
    REQUIRE(QTest::qWaitFor([&] { return !copied->text().isEmpty(); }));
    QApplication::processEvents();
    CHECK((budget->geometry() == before));
}

TEST_CASE("the games stand in the order of the list of new armies")
{
    test::WindowFixture fixture;
    const auto folder = editor::pathOf(fixture.path(""));
    rules::Library library(files::dataFolders());
    QStringList available, offered;
    for (const auto& system : editor::availableSystems(library, folder)) available << system.name;
    for (const auto& game : editor::wizardGames(library, folder)) offered << game.name;
    REQUIRE(offered.size() >= 5);
    CHECK(offered == available);
    // Sorting ignores case.
    CHECK(available.indexOf(QRegularExpression("Old Trousers.*")) < available.indexOf(QRegularExpression("OTR D6.*")));
}

TEST_CASE("the lists of armies are as wide as their longest name, and a chosen one shows its beginning")
{
    test::WindowFixture fixture;
    WizardUser user(fixture, fixture.path(""));
    user.choose("Ancients D6");
    user.click("wizard-next");
    user.click("wizard-next");
    user.wizard.activateWindow();
    REQUIRE(QTest::qWaitForWindowActive(&user.wizard));
    auto* armies = user.sides().at(0)->findChild<QComboBox*>("side-army");
    REQUIRE(armies->isVisible());
    int longest = 1;
    for (int row = 1; row < armies->count(); ++row)
        if (armies->itemText(row).size() > armies->itemText(longest).size()) longest = row;
    const int needed = armies->fontMetrics().horizontalAdvance(armies->itemText(longest));
    REQUIRE(armies->lineEdit()->width() < needed);
    armies->showPopup();
    CHECK(armies->view()->viewport()->width() > needed);
    CHECK(armies->view()->textElideMode() == Qt::ElideRight);
    const auto screen = armies->screen()->availableGeometry(), list = armies->view()->window()->geometry();
    CHECK(list.left() >= screen.left());
    CHECK(list.right() <= screen.right());
    armies->hidePopup();

    // With focus, where all text is selected so that typing replaces it, and without.
    auto* line = armies->lineEdit();
    user.wizard.activateWindow();
    REQUIRE(QTest::qWaitForWindowActive(&user.wizard));
    line->setFocus();
    REQUIRE(line->hasFocus());
    armies->setCurrentIndex(longest);
    REQUIRE(QTest::qWaitFor([&] { return line->hasSelectedText(); }));
    CHECK(line->selectedText() == armies->itemText(longest));
    CHECK(line->cursorPosition() == 0);
    user.sides().at(0)->findChild<QLineEdit*>("side-name")->setFocus();
    QApplication::processEvents();
    CHECK(line->cursorPosition() == 0);
    armies->setCurrentIndex(longest == 2 ? 3 : 2);
    QApplication::processEvents();
    CHECK(line->cursorPosition() == 0);
}

TEST_CASE("the menu begins a scenario that opens on its board")
{
    test::WindowFixture fixture;
    fixture.settings.setValue("files/folder", fixture.path(""));
    fixture.atDialog([&](QWidget& dialog) {
        auto* wizard = qobject_cast<ScenarioWizard*>(&dialog);
        if (!wizard) return dialog.close(), void();
        if (!QTest::qWaitFor([wizard] { return wizard->isSettled(); }, 30000)) return dialog.close(), void();
        QTest::mouseClick(wizard->findChild<QPushButton*>("wizard-create"), Qt::LeftButton);
    });
    fixture.run("file.new-scenario");
    REQUIRE(fixture.window->currentPage());
    CHECK(fixture.window->currentPage()->document().kind() == files::FileKind::scenario);
    CHECK_FALSE(fixture.window->currentPage()->document().path());
    REQUIRE(QTest::qWaitFor([&] { return fixture.window->currentPage()->isSettled(); }, 30000));
}
