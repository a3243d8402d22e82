#include "tests/editor/window/window_fixture.hpp"

#include "editor/start/new_army_dialog.hpp"

#include <catch2/catch.hpp>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTabBar>
#include <QTextEdit>

#include <set>

using namespace muster;
using namespace muster::test;

namespace {

/// Returns true for every focusable widget, which screen readers announce.
bool isControl(const QWidget& widget)
{
    return qobject_cast<const QAbstractButton*>(&widget) || qobject_cast<const QComboBox*>(&widget) ||
           qobject_cast<const QLineEdit*>(&widget) || qobject_cast<const QAbstractSpinBox*>(&widget) ||
           qobject_cast<const QAbstractItemView*>(&widget) || qobject_cast<const QPlainTextEdit*>(&widget) ||
           qobject_cast<const QTextEdit*>(&widget) || qobject_cast<const QTabBar*>(&widget);
}

/// Parts that Qt creates inside its own controls, which are announced instead.
bool isInsidePart(const QWidget& widget)
{
    // The view or box announces its headers and popups.
    if (qobject_cast<const QHeaderView*>(&widget) ||
        QByteArray(widget.metaObject()->className()) == "QComboBoxListView" || widget.objectName().startsWith("qt_"))
        return true;
    for (const QWidget* parent = widget.parentWidget(); parent; parent = parent->parentWidget())
        if (qobject_cast<const QAbstractSpinBox*>(parent) || qobject_cast<const QComboBox*>(parent) ||
            qobject_cast<const QLineEdit*>(parent) || qobject_cast<const QTabBar*>(parent) ||
            qobject_cast<const QAbstractItemView*>(parent))
            return !parent->accessibleName().isEmpty() || qobject_cast<const QTabBar*>(parent);
    return false;
}

QStringList nameless(const QWidget& root)
{
    QStringList found;
    for (const auto* widget : root.findChildren<QWidget*>()) {
        if (!widget->isVisibleTo(&root) || !isControl(*widget) || isInsidePart(*widget)) continue;
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        if (widget->accessibleName().isEmpty() && (!button || button->text().isEmpty()))
            found << QStringLiteral("%1 \"%2\" in %3")
                         .arg(widget->metaObject()->className(), widget->objectName(),
                              widget->parentWidget() ? widget->parentWidget()->objectName() : QString());
    }
    return found;
}

}  // namespace

TEST_CASE("every control of the window has a name for screen readers")
{
    WindowFixture fixture;
    CHECK(nameless(*fixture.window).join('\n').toStdString() == "");
    for (const char* file :
         {"ancients-d6/armies/scipio-zama-202.army.json", "opend6-fantasy/armies/ice-rangers.army.json"}) {
        fixture.window->openFile(fixture.copyOf(file));
        fixture.settle();
        fixture.army().tree().select({"/units/0"});
        fixture.run("view.source");
        CHECK(nameless(*fixture.window).join('\n').toStdString() == "");
    }
    editor::NewArmyDialog dialog(fixture.appContext);
    CHECK(nameless(dialog).join('\n').toStdString() == "");
}

TEST_CASE("every action hangs in a menu, and no two share a key")
{
    WindowFixture fixture;
    std::set<QAction*> inMenus;
    for (auto* menu : fixture.window->findChildren<QMenu*>())
        for (auto* action : menu->actions()) inMenus.insert(action);
    std::map<QString, QString> keys;
    for (auto* action : fixture.window->actions().all()) {
        INFO(action->objectName().toStdString());
        CHECK(inMenus.count(action) == 1);
        CHECK(!action->text().isEmpty());
        CHECK(!action->statusTip().isEmpty());
        CHECK(action->text().contains('&'));
        for (const auto& key : action->shortcuts()) {
            // Shortcuts that work only in different focused widgets may be equal.
            const bool isLocal = action->shortcutContext() == Qt::WidgetWithChildrenShortcut;
            const QString where = isLocal ? action->objectName().section('.', 0, 0) : QString();
            CHECK((where.isEmpty() || !keys.count(key.toString())));
            const auto [other, fresh] = keys.emplace(where + key.toString(), action->objectName());
            INFO("also " << other->second.toStdString() << " with " << key.toString().toStdString());
            CHECK(fresh);
        }
    }
}

TEST_CASE("mnemonics of one menu differ")
{
    WindowFixture fixture;
    for (const char* id : {"file", "edit", "army", "view", "help"}) {
        std::map<QChar, QString> letters;
        for (const auto* action : fixture.window->actions().menu(id)->actions()) {
            const QString text = action->text();
            const auto at = text.indexOf('&');
            if (at < 0) continue;
            const auto [other, fresh] = letters.emplace(text[at + 1].toLower(), text);
            INFO(text.toStdString() << " and " << other->second.toStdString());
            CHECK(fresh);
        }
    }
}
