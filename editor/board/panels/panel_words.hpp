#pragma once

#include <QCoreApplication>

namespace muster::editor {

/// A translated text of the board's panels.
inline QString panelWords(const char* text) { return QCoreApplication::translate("BoardPanels", text); }

}  // namespace muster::editor
