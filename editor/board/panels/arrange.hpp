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

/// A way to arrange what is selected.
struct ArrangeCommand {
    enum class Group { align, distribute, mirror, order, keep };
    const char* id;  ///< "align-left": also the name of its icon
    Group group;
    QString text, tip;
    QKeySequence key;
    std::size_t min;  ///< how many items must be selected
    std::function<Change(const scenario::ScenarioText&, scenario::Pointers)> change;
};

/// All of them, in the order of the menu.
std::vector<ArrangeCommand> arrangeCommands();

/// Does it to what is selected, as one step to undo; says so when there is nothing to do.
void runArrange(BoardView& view, const ArrangeCommand& command);

/// The commands as actions of a board, for its buttons and its own menus; the keys belong to the window's menu.
class ArrangeActions : public QObject {
    Q_OBJECT
public:
    explicit ArrangeActions(BoardView& view);

    /// The action of a command, or null.
    QAction* action(const char* id) const;
    std::vector<QAction*> actions(ArrangeCommand::Group group) const;
    /// All commands under one heading each; the caller owns it.
    QMenu* makeMenu(QWidget* parent) const;
    /// Which of them can be used now.
    void refresh();

private:
    BoardView& m_view;
    std::vector<ArrangeCommand> m_commands;
    std::vector<QAction*> m_actions;
};

}  // namespace muster::editor
