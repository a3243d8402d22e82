#pragma once

#include <QIcon>
#include <QPalette>
#include <QString>

namespace muster::editor {

/// One of the project's line icons in the palette's text colour, sharp at any size: "save", "undo", "error" and so on.
/// An unknown name gives an empty icon.
QIcon icon(const QString& name, const QPalette& palette);

}  // namespace muster::editor
