#include "core/library/library.hpp"
#include "tests/editor/form/form_fixture.hpp"

#include "editor/form/choice_control.hpp"
#include "editor/form/control.hpp"
#include "editor/form/json_control.hpp"
#include "editor/form/levels_control.hpp"
#include "editor/form/number_controls.hpp"
#include "editor/form/object_control.hpp"
#include "editor/form/records_control.hpp"
#include "editor/form/rows_control.hpp"
#include "editor/form/text_controls.hpp"
#include "tests/paths.hpp"

#include <catch2/catch.hpp>

#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTreeWidget>

using namespace muster;
using namespace muster::test;
using editor::Field;
using editor::FieldKind;

namespace {

struct System {
    std::string id, text;
};

std::vector<System> systems()
{
    std::vector<System> all;
    for (const char* id : {"ancients-d6", "ohw-6plus", "old-trousers", "opend6-fantasy", "otr-d6"})
        all.push_back({id, {}});
    return all;
}

void type(QWidget* widget, const QString& text)
{
    widget->setFocus();
    if (auto* spin = qobject_cast<QAbstractSpinBox*>(widget)) spin->selectAll();
    if (auto* line = qobject_cast<QLineEdit*>(widget)) line->selectAll();
    if (auto* box = qobject_cast<QPlainTextEdit*>(widget)) box->selectAll();
    QTest::keyClicks(widget, text);
}

QString numberFor(const Field& field, double wanted)
{
    double value = std::max(wanted, field.minimum.value_or(wanted));
    value = std::min(value, field.maximum.value_or(value));
    return QString::number(value);
}

/// Enters a value in the control at a key, like a user, and checks the result in the file with a test of the node.
void drive(FormFixture& fixture, const Field& field, const std::string& key)
{
    INFO("value at " << key);
    auto* control = qobject_cast<editor::Control*>(fixture.field(key));
    REQUIRE(control != nullptr);
    const auto there = [&](const std::string& below = {}) { return fixture.at(fixture.form.pointer() + key + below); };
    switch (field.kind) {
    case FieldKind::integer:
    case FieldKind::number: {
        const auto wanted = numberFor(field, 4);
        type(fixture.part<QAbstractSpinBox>(key), wanted);
        CHECK(there().real() == Approx(wanted.toDouble()));
        break;
    }
    case FieldKind::check: {
        const bool before = there().boolean();
        QTest::keyClick(fixture.part<QCheckBox>(key), Qt::Key_Space);
        CHECK(there().boolean() != before);
        break;
    }
    case FieldKind::list:
        // A game without lists has none to select.
        if (fixture.checkResult->catalogue.lists.empty()) {
            CHECK_FALSE(control->isVisibleTo(&fixture.form));
            break;
        }
        [[fallthrough]];
    case FieldKind::choice: {
        auto* box = fixture.part<QComboBox>(key);
        REQUIRE(box->count() > 0);
        const std::string before(there().string());
        box->setFocus();
        QTest::keyClick(box, box->currentIndex() + 1 < box->count() ? Qt::Key_Down : Qt::Key_Up);
        // A list of one item offers no other choice.
        if (box->count() > 1) CHECK(there().string() != before);
        break;
    }
    case FieldKind::id:
    case FieldKind::house:
        type(fixture.part<QLineEdit>(key), QStringLiteral("abc"));
        QTest::keyClick(fixture.part<QLineEdit>(key), Qt::Key_Return);
        CHECK(there().string() == "abc");
        break;
    case FieldKind::line:
        type(fixture.part<QLineEdit>(key), QStringLiteral("abc"));
        CHECK(there().string() == "abc");
        break;
    case FieldKind::notes:
        type(fixture.part<QPlainTextEdit>(key), QStringLiteral("abc"));
        CHECK(there().string() == "abc");
        break;
    case FieldKind::texts:
        type(fixture.part<QPlainTextEdit>(key), QStringLiteral("abc"));
        QTest::keyClick(fixture.part<QPlainTextEdit>(key), Qt::Key_Return);
        QTest::keyClicks(fixture.part<QPlainTextEdit>(key), QStringLiteral("def"));
        REQUIRE(there().size() == 2);
        CHECK(there("/1").string() == "def");
        break;
    case FieldKind::numbers:
        if (field.fixedSize) {
            const auto wanted = numberFor(field, 25);
            type(fixture.part<QAbstractSpinBox>(key), wanted);
            CHECK(there().size() == *field.fixedSize);
            CHECK(there("/0").real() == Approx(wanted.toDouble()));
        } else {
            type(fixture.part<QLineEdit>(key), QStringLiteral("4, 3"));
            REQUIRE(there().size() == 2);
            CHECK(there("/1").real() == 3);
        }
        break;
    case FieldKind::rows: {
        auto* tree = fixture.part<QTreeWidget>(key);
        const auto before = fixture.document.text();
        if (auto* all = control->findChild<QCheckBox*>(); all && all->isVisibleTo(control)) all->setChecked(true);
        for (int i = 0; i < tree->topLevelItemCount(); ++i) {
            auto* item = tree->topLevelItem(i);
            if (item->isHidden() || !item->flags().testFlag(Qt::ItemIsUserCheckable)) continue;
            tree->setFocus();
            tree->setCurrentItem(item);
            QTest::keyClick(tree, Qt::Key_Space);
            break;
        }
        CHECK(there().isArray());
        CHECK(fixture.document.text() != before);
        break;
    }
    case FieldKind::picks: {
        auto* add = fixture.form.findChild<QPushButton*>(QStringLiteral("add:") + QString::fromStdString(key));
        REQUIRE(add != nullptr);
        const auto before = there().size();
        for (int i = 0; i < 2; ++i) QTest::mouseClick(add, Qt::LeftButton);
        REQUIRE(there().size() == before + 2);
        // The same word twice, until another is selected.
        CHECK(there("/" + std::to_string(before)).string() == there("/" + std::to_string(before + 1)).string());
        auto* second = fixture.form.findChild<QComboBox*>(
            QStringLiteral("pick:%1/%2").arg(QString::fromStdString(key)).arg(before + 1));
        REQUIRE(second != nullptr);
        second->setFocus();
        QTest::keyClick(second, Qt::Key_Down);
        CHECK((second->count() < 2 ||
               there("/" + std::to_string(before)).string() != there("/" + std::to_string(before + 1)).string()));
        break;
    }
    case FieldKind::levels: {
        editor::RealSpin* spin = nullptr;
        for (auto* each : control->findChildren<editor::RealSpin*>())
            if (!spin && each->isVisibleTo(control)) spin = each;
        const auto before = there().size();
        if (spin) {
            type(spin, QStringLiteral("2"));
            CHECK(there().size() > 0);
        } else {
            auto* other = control->findChild<QLineEdit*>(QString(), Qt::FindDirectChildrenOnly);
            REQUIRE(other != nullptr);
            type(other, QStringLiteral("abc"));
            QTest::keyClick(other, Qt::Key_Return);
            CHECK(there().size() == before + 1);
        }
        break;
    }
    case FieldKind::object:
        for (const auto& member : field.members) drive(fixture, member, key + "/" + member.name);
        break;
    case FieldKind::records: {
        auto* add = fixture.form.findChild<QPushButton*>(QStringLiteral("add:") + QString::fromStdString(key));
        REQUIRE(add != nullptr);
        const auto before = there().size();
        QTest::mouseClick(add, Qt::LeftButton);
        REQUIRE(there().size() == before + 1);
        for (const auto& member : field.members)
            drive(fixture, member, key + "/" + std::to_string(before) + "/" + member.name);
        break;
    }
    case FieldKind::json:
        type(fixture.part<QPlainTextEdit>(key), QStringLiteral("[1]"));
        CHECK(there().size() == 1);
        break;
    case FieldKind::entry:
    case FieldKind::options:
    case FieldKind::attach: break;
    }
}

void driveAll(const std::string& system)
{
    struct Element {
        rules::Scope scope;
        const char* pointer;
    };
    for (const Element element :
         {Element{rules::Scope::army, ""}, Element{rules::Scope::unit, "/units/0"},
          Element{rules::Scope::leader, "/leaders/0"}, Element{rules::Scope::group, "/groups/0"}}) {
        INFO("thing " << element.pointer << " of " << system);
        FormFixture fixture("{ \"format\": 1, \"system\": \"" + system +
                            "\", \"name\": \"Test\", \"leaders\": [{ \"id\": \"l\" }], \"units\": [{ \"id\": \"u\" }], "
                            "\"groups\": [{ \"id\": \"g\" }] }\n");
        fixture.show(element.pointer);
        REQUIRE(fixture.checkResult->rulesContext);
        REQUIRE(fixture.checkResult->rulesContext->game);
        const auto fields = editor::fieldsOf(*fixture.checkResult->rulesContext->game, element.scope);
        const auto declared =
            fixture.checkResult->rulesContext->game->document->root()[rules::scopeName(element.scope)]["properties"];
        for (const auto property : declared)
            CHECK(std::any_of(fields.begin(), fields.end(),
                              [&](const Field& field) { return field.name == property.key(); }));
        for (const auto& field : fields) {
            // Values hidden or locked by the game are shown and editable if the file already contains them.
            const std::string key = "/" + field.name;
            fixture.settle();
            auto* control = fixture.field(key);
            REQUIRE(control != nullptr);
            if (field.property && !control->isVisibleTo(&fixture.form)) {
                const auto start =
                    editor::startOf(field.property, fixture.checkResult->rulesContext->game->document->root());
                const auto change = editor::setValue(*fixture.document.parsed(), element.pointer, key, start);
                fixture.document.apply(change.edits, "start");
                fixture.settle();
                CHECK(fixture.field(key)->isVisibleTo(&fixture.form));
            }
            if (field.hint && field.hint->readOnly) {
                const auto change = editor::setValue(*fixture.document.parsed(), element.pointer, "/custom", "true");
                fixture.document.apply(change.edits, "custom");
                fixture.settle();
            }
            drive(fixture, field, key);
        }
        // Undoing all steps restores the exact initial text.
        while (fixture.document.undoStack().canUndo()) fixture.document.undo();
        CHECK(fixture.document.text().find("\"units\": [{ \"id\": \"u\" }]") != std::string::npos);
    }
}

}  // namespace

TEST_CASE("every value of every game can be given through its control")
{
    for (const auto& system : systems()) driveAll(system.id);
}

TEST_CASE("and of a game that the program has never seen")
{
    QTemporaryDir folder;
    QProcess writer;
    writer.start(QStringLiteral("python3"),
                 {QStringLiteral("-B"), QString::fromStdString(sourcePath("tests/editor/form/sixth_system.py")),
                  QString::fromStdString(sourcePath()), folder.path()});
    REQUIRE(writer.waitForFinished(30000));
    INFO(writer.readAllStandardError().toStdString());
    REQUIRE(writer.exitCode() == 0);
    const QByteArray before = qgetenv("MUSTER_DATA");
    qputenv("MUSTER_DATA", folder.path().toUtf8());
    driveAll("lantern-cove");
    qputenv("MUSTER_DATA", before);
}
