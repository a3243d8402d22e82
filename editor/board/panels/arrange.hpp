#pragma once

#include "editor/board/view/board_view.hpp"
#include "editor/document/scenario_edits.hpp"

#include <QKeySequence>
#include <QObject>

#include <functional>
#include <vector>

QT_BEGIN_NAMESPACE
class QAction;
class QMenu;
QT_END_NAMESPACE

namespace muster::editor {

/// A command that arranges the selection.
struct ArrangeCommand {
    enum class Group { align, distribute, mirror, order, keep };
    const char* id;  ///< such as "align-left"; also the icon's name
    Group group;
    QString text, tip;
    QKeySequence key;
    std::size_t min;  ///< minimum number of selected items
    std::function<Change(const scenario::ScenarioText&, scenario::Pointers)> change;
};

/// All commands, in menu order.
std::vector<ArrangeCommand> arrangeCommands();

/// Runs the command on the selection, as one undo step; shows a message if there is nothing to do.
void runArrange(BoardView& view, const ArrangeCommand& command);

/// The commands as actions for a board's buttons and context menus; the window's menu owns the shortcuts.
class ArrangeActions : public QObject {
    Q_OBJECT
public:
    explicit ArrangeActions(BoardView& view);

    /// The action of a command, or null.
    QAction* action(const char* id) const;
    std::vector<QAction*> actions(ArrangeCommand::Group group) const;
    /// All commands, grouped under headings; the caller owns the menu.
    QMenu* makeMenu(QWidget* parent) const;
    /// Enables the actions that are currently applicable.
    void refresh();

private:
    BoardView& m_view;
    std::vector<ArrangeCommand> m_commands;
    std::vector<QAction*> m_actions;
};

}  // namespace muster::editor
