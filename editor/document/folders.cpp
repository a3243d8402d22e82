#include "editor/document/folders.hpp"

#include <QStandardPaths>

namespace muster::editor {

Folders::Folders() : m_root(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation).toStdString()) {}

}  // namespace muster::editor
