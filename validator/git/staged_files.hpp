#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "validator/git/repository.hpp"

#include <filesystem>
#include <memory>
#include <variant>

namespace muster::validator {

/// The staged texts of a repository, in a temporary folder that has the same folders, so that references, projects and
/// links between them work as usual. It is removed at the end.
class StagedFiles {
public:
    static std::variant<std::unique_ptr<StagedFiles>, GitProblem> of(const Repository& repository);

    ~StagedFiles();
    StagedFiles(const StagedFiles&) = delete;
    StagedFiles& operator=(const StagedFiles&) = delete;

    /// True if a path is in the repository.
    bool contains(const std::filesystem::path& path) const;
    /// Where the staged text of a path of the repository is; any other path unchanged.
    std::filesystem::path staged(const std::filesystem::path& path) const;
    /// Replaces temporary paths in findings by those of the repository, relative to the current folder if it contains
    /// them.
    void rename(diagnostics::Diagnostics& findings) const;
    std::string original(std::string text) const;

private:
    StagedFiles(std::filesystem::path top, std::filesystem::path folder);

    std::filesystem::path m_top, m_folder;
    std::vector<std::pair<std::string, std::string>> m_names;  ///< beginnings of paths, the longest first
};

}  // namespace muster::validator
