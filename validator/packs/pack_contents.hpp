#pragma once

#include "validator/packs/pack.hpp"
#include "validator/session.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace muster::validator {

/// Writes the files of a pack below a folder, which must exist and be empty. The reason if one cannot be written.
std::optional<std::string> writeContents(const Pack& pack, const std::filesystem::path& folder);

/// The errors in the files of a pack, which stand below that folder, one line each: as if it was a project, with the
/// user's other systems. `name` stands for the folder in them; `more` are folders with games that the pack needs and
/// does not contain.
std::vector<std::string> errorsOf(const Pack& pack, const std::filesystem::path& folder, const std::string& name,
                                  const std::vector<std::filesystem::path>& more, Session& session);

/// Prints errors. False, after a message that begins with what is not done because of them, unless they are accepted.
bool mayUse(const std::vector<std::string>& errors, bool isForced, const std::string& refused, Session& session);

/// A new folder that is removed with its contents at the end.
class ScratchFolder {
public:
    /// A folder for temporary files; nothing in it is read by others.
    ScratchFolder();
    ~ScratchFolder();
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;

    /// Empty if there is none, for the reason.
    const std::filesystem::path& path() const { return m_path; }
    const std::string& problem() const { return m_problem; }

private:
    std::filesystem::path m_path;
    std::string m_problem;
};

}  // namespace muster::validator
