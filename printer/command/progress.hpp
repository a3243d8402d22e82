#pragma once

#include <cstddef>
#include <string>

namespace muster::printer {

/// A line on standard error that says how far a print of many files is; silent unless that is a terminal.
class Progress {
public:
    Progress(std::size_t files, bool quiet);
    ~Progress() { clear(); }
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void show(std::size_t done, const std::string& file);
    /// Takes the line away, so that something else can be written.
    void clear();
    /// Whether it is shown at all.
    bool isShown() const { return m_shown; }

private:
    std::size_t m_files;
    bool m_shown;
    bool m_onScreen = false;
};

}  // namespace muster::printer
