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
    /// Why changes cannot be seen, as a sentence; empty if they can.
    const std::string& problem() const { return m_problem; }

    /// Returns when a file or folder has changed since the last call, and nothing has for a moment.
    void wait();

private:
    bool isChanged(int milliseconds);

    files::Descriptor m_events;
    std::string m_problem;
};

}  // namespace muster::validator
