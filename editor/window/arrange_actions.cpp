#include "editor/board/page/board_page.hpp"
#include "editor/board/panels/arrange.hpp"
#include "editor/window/action_list.hpp"
#include "editor/window/main_window.hpp"

#include <algorithm>

namespace muster::editor {

void addArrangeActions(MainWindow& window)
{
    auto& list = window.actions();
    list.addMenu("arrange", MainWindow::tr("Arran&ge"));
    auto group = ArrangeCommand::Group::align;
    for (const auto& command : arrangeCommands()) {
        const auto board = [&window] { return window.currentBoard(); };
        QList<QKeySequence> keys;
        if (!command.key.isEmpty()) keys << command.key;
        list.add({.id = QStringLiteral("arrange.") + QLatin1String(command.id),
                  .text = command.text,
                  .shortcuts = keys,
                  .tip = command.tip,
                  .icon = QLatin1String(command.id),
                  .run = [board, command] { runArrange(board()->view(), command); },
                  .enabled =
                      [board, min = command.min] {
                          return board() &&
                                 static_cast<std::size_t>(board()->view().selection().pointers().size()) >= min;
                      },
                  .startsSection = command.group != group,
                  .local = true});
        group = command.group;
    }
}

}  // namespace muster::editor
