#pragma once

#include <cstddef>
#include <string>

namespace muster::printer {

/// A progress line on standard error for prints of many files; silent unless that is a terminal.
class Progress {
public:
    Progress(std::size_t files, bool quiet);
    ~Progress() { clear(); }
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void show(std::size_t done, const std::string& file);
    /// Clears the line before other output.
    void clear();
    /// Returns true if progress is shown at all.
    bool isShown() const { return m_shown; }

private:
    std::size_t m_files;
    bool m_shown;
    bool m_onScreen = false;
};

}  // namespace muster::printer
