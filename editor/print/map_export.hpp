#pragma once

#include "editor/print/print_files.hpp"

namespace muster::editor {

class SharedLibrary;

/// Writes the map of a scenario as one picture with its title and legend: all that lies and stands on the board. `form`
/// is pdf, svg or png. Returns what went wrong, or nothing.
QString writeMap(const Snapshot& scenario, PrintForm form, const QString& path, const SharedLibrary& library);

}  // namespace muster::editor
