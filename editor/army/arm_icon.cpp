#include "editor/army/arm_icon.hpp"

#include "editor/look/icons.hpp"
#include "editor/look/symbol_icon.hpp"

#include <QApplication>

namespace muster::editor {

QIcon iconOf(const ArmView& arm, bool isLeader)
{
    return arm.symbol ? symbolIcon(arm.symbol) : icon(isLeader ? "leader" : "unit", QApplication::palette());
}

}  // namespace muster::editor
