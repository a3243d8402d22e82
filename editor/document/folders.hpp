#pragma once

#include <filesystem>

namespace muster::editor {

/// Folders of the editor's own data: journals of unsaved changes and backups. Created on demand.
class Folders {
public:
    /// Below the application's data folder of this user.
    Folders();
    /// Below another folder, for tests.
    explicit Folders(std::filesystem::path root) : m_root(std::move(root)) {}

    const std::filesystem::path& root() const { return m_root; }
    std::filesystem::path journals() const { return m_root / "journals"; }
    std::filesystem::path backups() const { return m_root / "backups"; }

private:
    std::filesystem::path m_root;
};

}  // namespace muster::editor
