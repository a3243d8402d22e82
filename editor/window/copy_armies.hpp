#pragma once

#include <filesystem>

namespace muster::editor {

class MainWindow;
class Page;

/// After a scenario was saved in another folder: armies that it could name from `before` and cannot any more are copied
/// beside it, if a person wants that; asked once for all of them. Says whether the scenario was changed by that and has
/// to be saved again.
bool copyArmiesAlong(MainWindow& window, Page& page, const std::filesystem::path& before);

}  // namespace muster::editor
