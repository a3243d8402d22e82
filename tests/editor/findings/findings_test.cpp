#include "core/game/game.hpp"
#include "editor/findings/findings_panel.hpp"
#include "editor/findings/fix_words.hpp"
#include "editor/findings/remedies.hpp"
#include "editor/look/words.hpp"
#include "tests/editor/window/window_fixture.hpp"

#include <catch2/catch.hpp>

#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextBrowser>
#include <QTimer>
#include <QTreeView>

#include <algorithm>
#include <atomic>

using namespace muster;
using namespace muster::test;

namespace {

/// An army with a warning and no errors: a brigade of three stands.
const std::string smallBrigade = R"({
  "format": 1,
  "system": "otr-d6",
  "systemVersion": "1.0.0",
  "name": "Few",
  "leaders": [
    { "id": "chief", "name": "Chief", "rating": 0 }
  ],
  "groups": [
    {
      "id": "first",
      "kind": "division",
      "leaders": [
        { "id": "general", "name": "General", "rating": 0 }
      ],
      "units": [
        { "id": "few", "arm": "infantry", "quality": "green", "stands": 3, "weapon": "musket" },
        { "id": "others", "arm": "infantry", "quality": "green", "stands": 6, "weapon": "musket" }
      ]
    }
  ]
}
)";

std::ptrdiff_t findingsOf(WindowFixture& fixture, std::string_view rule)
{
    const auto& found = fixture.army().checkResult()->diagnostics;
    return std::count_if(found.begin(), found.end(), [&](const auto& finding) { return finding.rule == rule; });
}

}  // namespace

TEST_CASE("findings follow the army while it changes, jump to the spot and explain their rule")
{
    WindowFixture fixture;
    fixture.window->openFile(fixture.copyOf("ancients-d6/armies/scipio-zama-202.army.json"));
    fixture.settle();
    auto* view = fixture.window->findChild<QTreeView*>("findings-view");
    auto* model = view->model();
    const int before = model->rowCount();
    fixture.select("Triarii");
    for (int i = 0; i < 4; ++i) fixture.press(Qt::Key_Plus);
    fixture.settle();
    REQUIRE(model->rowCount() > before);

    // The findings of the command line, in the same order within each level.
    auto found = fixture.army().checkResult()->diagnostics;
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.level < b.level; });
    REQUIRE(model->rowCount() == static_cast<int>(found.size()));
    for (int row = 0; row < model->rowCount(); ++row) {
        CHECK(model->index(row, editor::FindingsModel::messageColumn).data().toString() ==
              editor::asSentence(found[static_cast<std::size_t>(row)].message));
        CHECK(model->index(row, editor::FindingsModel::ruleColumn).data().toString().toStdString() ==
              found[static_cast<std::size_t>(row)].rule);
        CHECK(!model->index(row, editor::FindingsModel::levelColumn).data().toString().isEmpty());
    }
    for (int row = 0; row < model->rowCount(); ++row) {
        const auto& finding = found[static_cast<std::size_t>(row)];
        if (finding.rule != "list/maximum" && finding.place.pointer.rfind("/units/1", 0) != 0) continue;
        fixture.army().tree().selectionModel()->clear();
        view->setCurrentIndex(model->index(row, 0));
        QTest::keyClick(view, Qt::Key_Return);
        CHECK(fixture.army().tree().currentPointer() == "/units/1");
        CHECK(fixture.window->findChild<QTextBrowser*>("findings-rule")
                  ->toPlainText()
                  .contains(QString::fromStdString(finding.rule)));
        return;
    }
    FAIL("five stands of Triarii are no finding");
}

TEST_CASE("what is wrong has half of the list, however long places are called")
{
    WindowFixture fixture;
    fixture.window->openFile(fixture.copyOf("ancients-d6/armies/scipio-zama-202.army.json"));
    fixture.settle();
    const QString longName =
        QStringLiteral("Triarii of the legions that fought at Cannae and served on in Sicily until Scipio came");
    auto text = fixture.army().document().text();
    const std::string unit = R"("entry": "triarii")";
    const auto at = text.find(unit);
    REQUIRE(at != std::string::npos);
    text.replace(at, unit.size(), unit + R"(, "count": 5, "name": ")" + longName.toStdString() + '"');
    fixture.army().document().applyText(text, "Rename");
    fixture.settle();
    auto* view = fixture.window->findChild<QTreeView*>("findings-view");
    int named = -1;
    for (int row = 0; row < view->model()->rowCount(); ++row)
        if (view->model()->index(row, editor::FindingsModel::placeColumn).data().toString() == longName) named = row;
    REQUIRE(named >= 0);
    for (const int width : {1000, 1600}) {
        fixture.window->resize(width, 800);
        QApplication::processEvents();
        CHECK(view->columnWidth(editor::FindingsModel::messageColumn) >= view->viewport()->width() / 2);
        CHECK(view->columnWidth(editor::FindingsModel::placeColumn) < view->fontMetrics().horizontalAdvance(longName));
    }
    CHECK(view->model()
              ->index(named, editor::FindingsModel::placeColumn)
              .data(Qt::ToolTipRole)
              .toString()
              .startsWith(longName));
}

TEST_CASE("errors only hides the rest, and says so when nothing is left")
{
    WindowFixture fixture;
    fixture.window->beginArmy(smallBrigade, "Few");
    fixture.settle();
    auto* view = fixture.window->findChild<QTreeView*>("findings-view");
    REQUIRE(view->model()->rowCount() > 0);
    auto* levels = fixture.window->findChild<QComboBox*>("findings-level");
    levels->setCurrentIndex(levels->findText("Errors only"));
    CHECK(view->model()->rowCount() == 0);
    CHECK(!view->isVisible());
}

TEST_CASE("a finding with a fix is mended by its button, as one change to undo")
{
    WindowFixture fixture;
    // A battery of five stands: its rule offers to change that to two.
    const auto source = std::string(R"({
  "format": 1,
  "system": "otr-d6",
  "systemVersion": "1.0.0",
  "name": "Too many guns",
  "leaders": [
    { "id": "hunt", "name": "Hunt", "rating": 1 }
  ],
  "units": [
    { "id": "reserve", "arm": "artillery", "quality": "veteran", "stands": 5, "weapon": "rifled" }
  ]
}
)");
    auto* page = fixture.window->beginArmy(source, "Too many guns");
    fixture.settle();
    const auto before = page->document().text();
    auto* view = fixture.window->findChild<QTreeView*>("findings-view");
    int fixable = -1;
    const auto& found = page->checkResult()->diagnostics;
    for (std::size_t i = 0; i < found.size(); ++i)
        if (!found[i].fix.empty()) fixable = static_cast<int>(i);
    REQUIRE(fixable >= 0);
    const auto rule = found[static_cast<std::size_t>(fixable)].rule;
    fixture.run("view.next-finding");  // a low window shows one line until then
    view->setCurrentIndex(view->model()
                              ->match(view->model()->index(0, editor::FindingsModel::ruleColumn), Qt::DisplayRole,
                                      QString::fromStdString(rule), 1, Qt::MatchExactly)
                              .value(0));
    auto* fixButton = fixture.window->findChild<QPushButton*>("findings-fix");
    REQUIRE(fixButton->isVisible());
    CHECK(fixButton->text() == "Set Stands to 2");
    QTest::mouseClick(fixButton, Qt::LeftButton);
    fixture.settle();
    CHECK(page->document().text() != before);
    for (const auto& finding : page->checkResult()->diagnostics) CHECK(finding.rule != rule);
    fixture.run("edit.undo");
    CHECK(page->document().text() == before);
}

TEST_CASE("a warning is accepted with a reason, as one change to undo")
{
    WindowFixture fixture;
    auto* page =
        fixture.window->beginArmy(R"({ "format": 1, "system": "otr-d6", "systemVersion": "1.0.0", "name": "Few",
  "units": [
    { "id": "few", "arm": "infantry", "quality": "green", "stands": 3, "weapon": "musket" }
  ]
}
)",
                                  "Few");
    fixture.settle();
    const auto before = page->document().text();
    auto* view = fixture.window->findChild<QTreeView*>("findings-view");
    const auto choose = [&](const char* rule) {
        view->setCurrentIndex(view->model()
                                  ->match(view->model()->index(0, editor::FindingsModel::ruleColumn), Qt::DisplayRole,
                                          QString(rule), 1, Qt::MatchExactly)
                                  .value(0));
    };
    const auto count = [&](std::string_view rule) {
        const auto& found = page->checkResult()->diagnostics;
        return std::count_if(found.begin(), found.end(), [&](const auto& finding) { return finding.rule == rule; });
    };
    REQUIRE(count("otr-d6/brigade-stands") == 1);
    fixture.run("view.next-finding");  // a low window shows one line until then
    choose("otr-d6/brigade-stands");
    auto* button = fixture.window->findChild<QPushButton*>("findings-accept");
    REQUIRE(button->isVisible());
    fixture.atDialog([](QWidget& dialog) {
        auto* ok = dialog.findChild<QPushButton*>("accept-ok");
        auto* reason = dialog.findChild<QLineEdit*>("accept-reason");
        CHECK_FALSE(ok->isEnabled());
        reason->setText("  ");
        CHECK_FALSE(ok->isEnabled());
        reason->setText(" Few were left. ");
        auto* until = dialog.findChild<QDateEdit*>("accept-until");
        CHECK_FALSE(until->isEnabled());
        dialog.findChild<QCheckBox*>("accept-ends")->setChecked(true);
        until->setDate(QDate(2999, 12, 31));
        QTest::mouseClick(ok, Qt::LeftButton);
    });
    QTest::mouseClick(button, Qt::LeftButton);
    fixture.settle();
    CHECK(count("otr-d6/brigade-stands") == 0);
    CHECK(count("check/unused-accept") == 0);
    REQUIRE(page->checkResult()->accepted.size() == 1);
    CHECK(page->checkResult()->accepted.front().accepted == "Few were left.");
    const auto parsed = page->document().parsed();
    const auto item = parsed->root().at("/units/0/accept/0");
    CHECK(item["rule"].string() == "otr-d6/brigade-stands");
    CHECK(item["until"].string() == "2999-12-31");
    fixture.run("edit.undo");
    CHECK(page->document().text() == before);
    fixture.settle();

    // Errors need a setting; findings about the form of a file are never accepted.
    page->document().applyText(R"({ "format": 1, "system": "otr-d6", "systemVersion": "1.0.0", "name": "Few",
  "units": [{ "id": "guns", "arm": "artillery", "quality": "green", "stands": 3, "weapon": "rifled" }], "more": 1 })",
                               "Other");
    fixture.settle();
    for (const char* rule : {"otr-d6/battery-stands", "schema/additionalProperties"}) {
        REQUIRE(count(rule) == 1);
        choose(rule);
        CHECK_FALSE(button->isVisible());
    }
}

TEST_CASE("where a rule offers no change, one is found by trying")
{
    WindowFixture fixture;
    fixture.window->openFile(fixture.copyOf("ancients-d6/armies/scipio-zama-202.army.json"));
    fixture.settle();
    fixture.army().tree().select({"/leaders/0"});
    fixture.run("army.remove");
    fixture.settle();
    REQUIRE(fixture.army().checkResult()->count(diagnostics::Level::error) > 0);
    auto* view = fixture.window->findChild<QTreeView*>("findings-view");
    // No other finding was selected, so the most severe one is current.
    CHECK(view->currentIndex().row() == 0);
    CHECK(view->model()->index(0, editor::FindingsModel::levelColumn).data().toString() == "Error");
    const int errors = static_cast<int>(fixture.army().checkResult()->count(diagnostics::Level::error));
    view->setCurrentIndex(view->model()->index(errors - 1, 0));
    auto* bar = fixture.find("remedies");
    QPushButton* add = nullptr;
    REQUIRE(QTest::qWaitFor(
        [&] {
            for (auto* button : bar->findChildren<QPushButton*>())
                if (button->isVisible() && button->accessibleName().startsWith("Add")) add = button;
            return add != nullptr;
        },
        20000));
    QTest::mouseClick(add, Qt::LeftButton);
    fixture.settle();
    CHECK(fixture.army().checkResult()->count(diagnostics::Level::error) == 0);
    CHECK(fixture.army().document().parsed()->root()["leaders"].size() == 2);
}

TEST_CASE("Alt+Enter makes the change that was found, and lets one of several be chosen")
{
    WindowFixture fixture;
    fixture.window->openFile(fixture.copyOf("ancients-d6/armies/scipio-zama-202.army.json"));
    fixture.settle();
    fixture.army().tree().select({"/leaders/0"});
    fixture.run("army.remove");
    fixture.settle();
    const auto errors = fixture.army().checkResult()->count(diagnostics::Level::error);
    REQUIRE(errors > 0);
    auto* view = fixture.window->findChild<QTreeView*>("findings-view");
    view->setCurrentIndex(view->model()->index(static_cast<int>(errors) - 1, 0));
    REQUIRE(QTest::qWaitFor([&] { return fixture.action("view.fix")->isEnabled(); }, 20000));
    const auto buttons = fixture.find("remedies")->findChildren<QPushButton*>();
    const auto shown =
        std::count_if(buttons.begin(), buttons.end(), [](const auto* each) { return !each->isHidden(); });
    if (shown > 1)
        QTimer::singleShot(0, fixture.window.get(), [] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            REQUIRE(menu);
            CHECK(menu->activeAction());
            QTest::keyClick(menu, Qt::Key_Return);
        });
    fixture.press(Qt::Key_Return, Qt::AltModifier);
    fixture.settle();
    CHECK(fixture.army().checkResult()->count(diagnostics::Level::error) < errors);
}

TEST_CASE("a unit that is merely unusual or unfinished is changed, not removed")
{
    WindowFixture fixture;
    const auto remediesOf = [&](const std::string& army, const char* rule) {
        fixture.window->beginArmy(army, "Test");
        fixture.settle();
        const auto checkResult = fixture.army().checkResult();
        const auto finding = std::find_if(checkResult->diagnostics.begin(), checkResult->diagnostics.end(),
                                          [&](const auto& each) { return each.rule == rule; });
        INFO(rule);
        REQUIRE(finding != checkResult->diagnostics.end());
        const std::atomic<bool> stop{false};
        return editor::remediesFor(*checkResult, *finding, fixture.path("test.army.json").toStdString(),
                                   *fixture.library.library(), stop);
    };
    const auto removes = [](const std::vector<editor::Remedy>& remedies) {
        return std::any_of(remedies.begin(), remedies.end(),
                           [](const auto& each) { return each.kind == editor::Remedy::Kind::remove; });
    };
    const auto unusual = remediesOf(smallBrigade, "otr-d6/brigade-stands");
    CHECK_FALSE(removes(unusual));
    REQUIRE(!unusual.empty());
    CHECK(unusual.front().kind == editor::Remedy::Kind::value);
    CHECK(unusual.front().key == "stands");
    CHECK_FALSE(
        removes(remediesOf(R"({ "format": 1, "system": "opend6-fantasy", "systemVersion": "1.0.0", "name": "Few",
  "list": "free-peoples", "units": [{ "id": "squad", "custom": true }] })",
                           "schema/required")));
}

TEST_CASE("changes and fixes are named as players know things, never by ids")
{
    WindowFixture fixture;
    fixture.window->openFile(fixture.copyOf("otr-d6/armies/reynolds-gettysburg-1863.army.json"));
    fixture.settle();
    auto& document = fixture.army().document();
    document.applyText(R"({ "format": 1, "system": "otr-d6", "systemVersion": "1.0.0", "name": "Few",
  "units": [{ "id": "infantry-2", "arm": "infantry", "quality": "green", "stands": 6, "weapon": "musket" },
    { "id": "foot", "arm": "infantry", "quality": "green", "stands": 6, "weapon": "musket" }] })",
                       "Other");
    fixture.settle();
    CHECK(fixture.army().checkResult()->army.units.at(0).name == "Infantry 2");
    fixture.army().tree().select({"/units/0"});
    fixture.run("army.down");
    CHECK(document.undoStack().undoText() == "Move Infantry 2");
    fixture.settle();
    fixture.army().tree().select({"/units/0"});
    auto change = editor::setValue(*document.parsed(), "/units/0", "/stands", "7");
    REQUIRE(fixture.army().make(change));
    CHECK(document.undoStack().undoText() == "Change Stands of Foot");
}

TEST_CASE("messages begin like sentences")
{
    WindowFixture fixture;
    fixture.window->beginArmy(R"({ "format": 1, "system": "opend6-fantasy", "systemVersion": "1.0.0", "name": "Few",
  "list": "free-peoples", "units": [{ "id": "squad", "custom": true }] })",
                              "Few");
    fixture.settle();
    const auto* model = fixture.window->findChild<QTreeView*>("findings-view")->model();
    REQUIRE(model->rowCount() > 0);
    for (int row = 0; row < model->rowCount(); ++row) {
        const QString words = model->index(row, editor::FindingsModel::messageColumn).data().toString();
        INFO(words.toStdString());
        CHECK_FALSE(words.at(0).isLower());
    }
}

TEST_CASE(
    "an army of an older version is built with the installed one by a button, and another list is no change of it")
{
    WindowFixture fixture;
    fixture.beginArmy("OpenD6 Fantasy Miniatures", "The Deepwood Court", "Test");
    auto* lists = fixture.army().findChild<QComboBox*>("army-list");
    lists->setCurrentIndex(lists->findData("free-peoples"));
    Q_EMIT lists->activated(lists->currentIndex());
    fixture.settle();
    REQUIRE(fixture.army().document().parsed()->root()["list"].string() == "free-peoples");
    CHECK(findingsOf(fixture, "ref/system-version") == 0);

    auto& document = fixture.army().document();
    const auto before = document.text();
    std::string older = before;
    older.replace(older.find("\"systemVersion\": \"") + 18, 5, "0.0.9");
    document.applyText(older, "Older");
    fixture.settle();
    CHECK(findingsOf(fixture, "ref/system-version") == 1);
    fixture.window->showFindings();
    auto* view = fixture.window->findChild<QTreeView*>("findings-view");
    view->setCurrentIndex(view->model()
                              ->match(view->model()->index(0, editor::FindingsModel::ruleColumn), Qt::DisplayRole,
                                      QString("ref/system-version"), 1, Qt::MatchExactly)
                              .value(0));
    auto* fixButton = fixture.window->findChild<QPushButton*>("findings-fix");
    REQUIRE(fixButton->isVisible());
    CHECK(fixButton->text() == "Build It with What Is Installed");
    QTest::mouseClick(fixButton, Qt::LeftButton);
    fixture.settle();
    CHECK(findingsOf(fixture, "ref/system-version") == 0);
    CHECK(document.parsed()->root()["systemVersion"].string() == "1.0.0");
    CHECK(document.parsed()->root()["pin"]["list"].string().size() == 16);
    fixture.run("edit.undo");
    CHECK(document.text() == older);
}

TEST_CASE("the words of a change stand a stranger's file")
{
    const editor::CheckResult nothing;
    const auto words = [&](const char* fix) {
        diagnostics::Diagnostic finding;
        finding.fix = fix;
        return editor::fixWords(nothing, finding).toStdString();
    };
    CHECK(words(R"([{"op": "replace", "path": "/units/3/training/siege-weapons", "value": 3}])") ==
          "Set Siege weapons to 3");
    CHECK(words(R"([{"op": "test", "path": "/a", "value": 1}, {"op": "remove", "path": "/leaders/0/with"}])") ==
          "Remove With");
    CHECK(words(R"([{"op": "add", "path": "/units/0/options/-", "value": "long-spears"}])") == "Add Long spears");
    for (const char* fix : {"", "{}", "[]", "[3]", R"([{"op": "remove", "path": "0"}])",
                            R"([{"op": "remove", "path": "-"}])", R"([{"op": "remove", "path": ""}])",
                            R"([{"op": 1, "path": "/a"}])", R"([{"op": "replace", "path": "/a", "value": [1]}])",
                            R"([{"op": "replace", "path": "/a", "value": 1}, {"op": "remove", "path": "/b"}])"}) {
        INFO(fix);
        CHECK(words(fix) == "Fix It");
    }
}

TEST_CASE("a finding is reported as a text with its place, the versions, and how the rule came to it")
{
    WindowFixture fixture;
    fixture.window->openFile(fixture.copyOf(scipio));
    fixture.settle();
    CHECK_FALSE(fixture.action("view.report")->isEnabled());
    fixture.army().tree().select({"/leaders/0"});
    fixture.run("army.remove");
    fixture.settle();
    fixture.run("view.next-finding");
    const auto checkResult = fixture.army().checkResult();
    REQUIRE_FALSE(checkResult->diagnostics.empty());
    QString text;
    fixture.atDialog([&](QWidget& dialog) {
        text = dialog.findChild<QPlainTextEdit*>("text-to-copy")->toPlainText();
        dialog.close();
    });
    fixture.run("view.report");
    const auto& game = *checkResult->rulesContext->game;
    CHECK(text.startsWith("finding: "));
    CHECK(text.contains("\nrule: ancients-d6/"));
    CHECK(text.contains("\nplace: scipio-zama-202.army.json:"));
    CHECK(text.contains(QString::fromStdString("\ngame: " + game.name + " " + game.version)));
    CHECK(text.contains("\nprogram: Muster"));
    CHECK(text.contains("\ntrace:\n"));
    CHECK(text.contains("does not hold"));
    INFO(text.toStdString());
    // No folder of the user's machine.
    CHECK_FALSE(text.contains(fixture.path("")));
}
