#include "editor/window/action_list.hpp"

#include "editor/look/icons.hpp"

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>
#include <QWidget>

namespace muster::editor {

ActionList::ActionList(QWidget* window) : QObject(window), m_window(window) {}

void ActionList::addMenu(const QString& id, const QString& title) { m_menus.push_back({id, title, nullptr}); }

void ActionList::add(ActionSpec spec)
{
    Q_ASSERT_X(!action(spec.id), "ActionList", "an action of that id is there already");
    auto* made = new QAction(spec.text, m_window);
    made->setObjectName(spec.id);
    made->setShortcuts(spec.shortcuts);
    made->setStatusTip(spec.tip);
    made->setIconText(QString(spec.text).remove(u'&').remove(QStringLiteral("...")));
    if (!spec.tip.isEmpty()) {
        const QString keys = made->shortcut().toString(QKeySequence::NativeText);
        made->setToolTip(keys.isEmpty() ? spec.tip : QStringLiteral("%1 (%2)").arg(spec.tip, keys));
    }
    made->setCheckable(bool(spec.checked));
    if (!spec.oneOf.isEmpty()) {
        auto& choice = m_choices[spec.oneOf];
        if (!choice) choice = new QActionGroup(this);
        choice->addAction(made);
    }
    made->setIcon(icon(spec.icon, m_window->palette()));
    made->setMenuRole(QAction::NoRole);
    connect(made, &QAction::triggered, this, [this, id = spec.id] {
        for (const auto& entry : m_entries)
            if (entry.spec.id == id) {
                // A shortcut may trigger before the action was disabled.
                if (entry.spec.run && (!entry.spec.enabled || entry.spec.enabled())) entry.spec.run();
                break;
            }
        refresh();
    });
    if (spec.local)
        made->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    else
        m_window->addAction(made);
    m_entries.push_back({std::move(spec), made});
}

void ActionList::fill(QMenuBar& bar)
{
    for (auto& menu : m_menus) {
        menu.menu = bar.addMenu(menu.title);
        menu.menu->setObjectName("menu." + menu.id);
        menu.menu->setToolTipsVisible(false);
        connect(menu.menu, &QMenu::aboutToShow, this, &ActionList::refresh);
        for (const auto& entry : m_entries) {
            if (entry.spec.id.section(u'.', 0, 0) != menu.id) continue;
            if (entry.spec.startsSection && !menu.menu->isEmpty()) menu.menu->addSeparator();
            menu.menu->addAction(entry.action);
        }
    }
}

void ActionList::fill(QToolBar& bar)
{
    QString last;
    for (const auto& entry : m_entries) {
        if (!entry.spec.onToolbar) continue;
        const QString menu = entry.spec.id.section(u'.', 0, 0);
        if (!last.isEmpty() && menu != last) bar.addSeparator();
        last = menu;
        bar.addAction(entry.action);
        if (auto* button = bar.widgetForAction(entry.action))
            button->setAccessibleName(entry.action->text().remove(u'&'));
    }
}

QMenu* ActionList::menu(const QString& id) const
{
    for (const auto& menu : m_menus)
        if (menu.id == id) return menu.menu;
    return nullptr;
}

QAction* ActionList::action(const QString& id) const
{
    for (const auto& entry : m_entries)
        if (entry.spec.id == id) return entry.action;
    return nullptr;
}

std::vector<QAction*> ActionList::all() const
{
    std::vector<QAction*> actions;
    for (const auto& entry : m_entries) actions.push_back(entry.action);
    return actions;
}

std::vector<ActionList::Section> ActionList::sections() const
{
    std::vector<Section> sections;
    for (const auto& menu : m_menus) {
        sections.push_back({QString(menu.title).remove(u'&'), {}});
        for (const auto& entry : m_entries)
            if (entry.spec.id.section(u'.', 0, 0) == menu.id) sections.back().actions.push_back(entry.action);
    }
    return sections;
}

QString ActionList::failureReason(const QKeySequence& keys) const
{
    for (const auto& entry : m_entries)
        if (entry.spec.failureReason && !entry.spec.enabled() && entry.spec.shortcuts.contains(keys))
            return entry.spec.failureReason();
    return {};
}

void ActionList::addLocalTo(QWidget& widget, const QString& menu) const
{
    for (const auto& entry : m_entries)
        if (entry.spec.local && entry.spec.id.section(u'.', 0, 0) == menu) widget.addAction(entry.action);
}

void ActionList::refresh()
{
    for (const auto& entry : m_entries) {
        if (entry.spec.enabled) entry.action->setEnabled(entry.spec.enabled());
        if (entry.spec.failureReason)
            entry.action->setStatusTip(entry.action->isEnabled() ? entry.spec.tip : entry.spec.failureReason());
        if (entry.spec.checked) entry.action->setChecked(entry.spec.checked());
        if (entry.spec.currentText) entry.action->setText(entry.spec.currentText());
    }
}

void ActionList::recolour()
{
    for (const auto& entry : m_entries)
        if (!entry.spec.icon.isEmpty()) entry.action->setIcon(icon(entry.spec.icon, m_window->palette()));
}

}  // namespace muster::editor
