#pragma once

#include "core/files/descriptor.hpp"

#include <chrono>
#include <filesystem>
#include <set>
#include <string>

namespace muster::validator {

/// Waits until files of Muster change in some folders, with Linux's inotify.
class FolderWatch {
public:
    FolderWatch();

    /// Watches further folders, but not those below them. Folders that do not exist are left out.
    void add(const std::set<std::filesystem::path>& folders);
    /// Makes changes of files with that name count too; usually only files of Muster do.
    void addName(std::string name) { m_names.insert(std::move(name)); }
    /// Why changes cannot be seen, as a sentence; empty if they can.
    const std::string& problem() const { return m_problem; }

    /// Returns when a file or folder has changed since the last call, and nothing has for a moment.
    void wait();

private:
    bool isChanged(int milliseconds);

    files::Descriptor m_events;
    std::set<std::string, std::less<>> m_names;
    std::string m_problem;
};

}  // namespace muster::validator
