#pragma once

#include <QtGlobal>

#include <vector>

QT_BEGIN_NAMESPACE
class QAction;
class QObject;
QT_END_NAMESPACE

namespace muster::editor {

class BoardPage;

/// The commands of a battlefield beyond the menus: its tools, and the buttons of its panels as actions that click them.
/// The owner owns the actions made for buttons.
std::vector<QAction*> pageCommands(BoardPage& page, QObject* owner);

}  // namespace muster::editor
