#pragma once

#include "editor/document/folders.hpp"
#include "editor/live_check/live_checker.hpp"

#include <QSettings>

namespace muster::editor {

/// Objects shared by the windows, pages and dialogs of the program; the creator owns them.
struct AppContext {
    const Folders& folders;
    SharedLibrary& library;
    QSettings& settings;
};

}  // namespace muster::editor
