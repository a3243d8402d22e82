#pragma once

#include "editor/document/document.hpp"
#include "editor/document/folders.hpp"

#include <QDir>
#include <QTemporaryDir>

#include <chrono>
#include <filesystem>
#include <functional>
#include <string>

namespace muster::test {

/// A temporary folder for one test, with the editor's data folder in it.
class TemporaryFolder {
public:
    TemporaryFolder() = default;
    /// In memory, for speed; on disk if there is no such folder.
    static TemporaryFolder inMemory()
    {
        return TemporaryFolder((std::filesystem::exists("/dev/shm") ? QString("/dev/shm") : QDir::tempPath()) +
                               "/editor-test-XXXXXX");
    }

    std::filesystem::path path(const std::string& name) const
    {
        return std::filesystem::path(m_folder.path().toStdString()) / name;
    }
    const editor::Folders& folders() const { return m_folders; }
    /// Writes a file like any other program.
    std::filesystem::path write(const std::string& name, std::string_view text) const;
    std::string read(const std::filesystem::path& path) const;

private:
    explicit TemporaryFolder(const QString& folder) : m_folder(folder) {}

    QTemporaryDir m_folder;
    editor::Folders m_folders{path("data")};
};

/// Processes events until the condition holds, at most twenty seconds.
bool waitUntil(const std::function<bool()>& holds);

/// The text of an army of these unit ids, in canonical form.
std::string armyOf(std::initializer_list<const char*> ids);

/// Checks that a document's pointers, parsed text and text agree.
void checkInStep(const editor::Document& document);

}  // namespace muster::test
