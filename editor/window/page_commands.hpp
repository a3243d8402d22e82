#pragma once

#include <QtGlobal>

#include <vector>

QT_BEGIN_NAMESPACE
class QAction;
class QObject;
QT_END_NAMESPACE

namespace muster::editor {

class BoardPage;

/// What can be done on a battlefield beside what the menus have: its tools, and the buttons of its panels as actions
/// that press them. Actions made for buttons belong to the owner.
std::vector<QAction*> pageCommands(BoardPage& page, QObject* owner);

}  // namespace muster::editor
