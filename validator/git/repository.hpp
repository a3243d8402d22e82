#pragma once

#include "validator/git/program.hpp"

#include <filesystem>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

namespace muster::validator {

/// Why git could not be asked, as a sentence with what to do next.
struct GitProblem {
    std::string message;
    bool isWrongUsage = false;  ///< there is no such commit, or not that file in it
    bool isNoFile = false;      ///< the commit does not contain the file
};

/// The files that differ between two states of a repository. Paths are absolute, with links in the folders resolved.
struct Changes {
    std::string since;                                    ///< what was compared with, in words
    std::set<std::filesystem::path> files;                ///< changed, added and deleted ones
    std::set<std::filesystem::path> addedOrDeleted;       ///< those of them that exist in one state only
    std::map<std::filesystem::path, std::string> former;  ///< texts before the change, of lists and house rules
};

/// A git repository, asked through the program git.
class Repository {
public:
    /// The repository that contains a folder.
    static std::variant<Repository, GitProblem> around(const std::filesystem::path& folder);

    /// Its uppermost folder, with links resolved.
    const std::filesystem::path& top() const { return m_top; }

    /// The folders in which the file HEAD changes when a commit is made or another one is checked out.
    std::set<std::filesystem::path> headFolders() const;

    /// What the working tree contains, with files that git does not know yet, and the commit where the current branch
    /// left `ref` does not, or vice versa. Without a ref, or with HEAD, all that is not committed.
    std::variant<Changes, GitProblem> changedSince(const std::string& ref) const;

    /// The text of a file in a commit.
    std::variant<std::string, GitProblem> textAt(const std::string& ref, const std::filesystem::path& file) const;

    /// What the next commit will change.
    std::variant<Changes, GitProblem> staged() const;

    /// Writes the staged text of all JSON files, and all links, below a folder. Nothing if that worked.
    std::optional<GitProblem> writeStaged(const std::filesystem::path& folder) const;

private:
    explicit Repository(std::filesystem::path top) : m_top(std::move(top)) {}

    std::filesystem::path pathOf(std::string_view name) const;
    ProgramResult git(std::vector<std::string> words, std::string_view input = {}) const;
    std::variant<std::string, GitProblem> commitOf(const std::string& ref) const;
    std::variant<std::string, GitProblem> branchPoint(const std::string& ref) const;
    std::variant<std::string, GitProblem> lastCommit() const;
    bool isShallow() const;
    std::string unknownRef(const std::string& ref) const;
    std::optional<GitProblem> addDifferences(Changes& changes, const std::vector<std::string>& diff) const;
    std::optional<GitProblem> addUntracked(Changes& changes) const;
    std::optional<GitProblem> addFormer(Changes& changes, const std::string& commit) const;

    std::filesystem::path m_top;
};

}  // namespace muster::validator
