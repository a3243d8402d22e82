#pragma once

#include <QIcon>
#include <QPalette>
#include <QString>

namespace muster::editor {

/// A line icon of the project's own in the text colour of the application as it is when it is drawn, sharp at any size:
/// "save", "undo", "error" and so on. An unknown name gives an empty icon.
QIcon icon(const QString& name, const QPalette& palette);

}  // namespace muster::editor
