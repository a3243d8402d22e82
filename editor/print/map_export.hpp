#pragma once

#include "editor/print/print_files.hpp"

namespace muster::editor {

class SharedLibrary;

/// Writes the map of a scenario with title, legend and all items as one picture. `form` is pdf, svg or png. Returns an
/// error message, or nothing.
QString writeMap(const Snapshot& scenario, PrintForm form, const QString& path, const SharedLibrary& library);

}  // namespace muster::editor
