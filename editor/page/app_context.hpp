#pragma once

#include "editor/document/folders.hpp"
#include "editor/judge/live_judge.hpp"

#include <QSettings>

namespace muster::editor {

/// What the windows, pages and dialogs of one run of the program share; whoever makes it owns everything in it.
struct AppContext {
    const Folders& folders;
    SharedLibrary& library;
    QSettings& settings;
};

}  // namespace muster::editor
