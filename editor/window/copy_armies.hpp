#pragma once

#include <filesystem>

namespace muster::editor {

class MainWindow;
class Page;

/// After a scenario was saved in another folder, offers once to copy armies beside it that it could refer to from
/// `before` but no longer can. Returns true if that changed the scenario, which must then be saved again.
bool copyArmiesAlong(MainWindow& window, Page& page, const std::filesystem::path& before);

}  // namespace muster::editor
