#include "editor/window/page_commands.hpp"

#include "editor/board/page/board_page.hpp"

#include <QAbstractButton>
#include <QAction>
#include <QPointer>
#include <QToolBar>

namespace muster::editor {

namespace {

/// Shows the button's tab and clicks it.
void press(SidePanel& panels, QAbstractButton& button)
{
    panels.setFolded(false);
    for (int tab = 0; tab < panels.count(); ++tab)
        if (panels.widget(tab)->isAncestorOf(&button)) panels.setCurrentIndex(tab);
    button.click();
}

}  // namespace

std::vector<QAction*> pageCommands(BoardPage& page, QObject* owner)
{
    std::vector<QAction*> commands;
    for (auto* action : page.toolBar().actions())
        if (!action->isSeparator() && !action->text().isEmpty()) commands.push_back(action);
    auto& panels = page.panels();
    for (int tab = 0; tab < panels.count(); ++tab)
        for (auto* button : panels.widget(tab)->findChildren<QAbstractButton*>()) {
            // Check boxes are not commands.
            if (button->isCheckable() || !button->isVisibleTo(panels.widget(tab))) continue;
            const QString words = button->text().isEmpty() ? button->accessibleName() : button->text();
            if (words.isEmpty()) continue;
            auto* action = new QAction(button->icon(), words, owner);
            action->setObjectName(QStringLiteral("panel.") + button->objectName());
            action->setStatusTip(QStringLiteral("%1: %2").arg(panels.tabText(tab),
                                                              button->toolTip().isEmpty() ? words : button->toolTip()));
            action->setEnabled(button->isEnabled());
            QObject::connect(action, &QAction::triggered, button, [panels = QPointer(&panels), button] {
                if (panels) press(*panels, *button);
            });
            commands.push_back(action);
        }
    return commands;
}

}  // namespace muster::editor
