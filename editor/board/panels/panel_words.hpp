#pragma once

#include <QCoreApplication>

namespace muster::editor {

/// A text of the board's panels, translated.
inline QString panelWords(const char* text) { return QCoreApplication::translate("BoardPanels", text); }

}  // namespace muster::editor
