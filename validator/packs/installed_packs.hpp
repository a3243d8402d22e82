#pragma once

#include "validator/packs/pack.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace muster::validator {

/// A pack in the user's folder.
struct InstalledPack {
    std::filesystem::path folder;
    std::string id, version, name, licence, system, hash;
    bool isDescribed = false;  ///< false if its description is missing or damaged: only folder and id are known
    std::vector<RequiredGame> required;  ///< the games that its game extends
    std::vector<std::string> changed;    ///< files that were changed, added or removed since it was installed
};

/// The ids of the packs in a folder of packs, sorted.
std::vector<std::string> packIdsIn(const std::filesystem::path& folder);

/// What would be lost with an installed pack, as a sentence with what to do; empty if it can be installed again as it
/// is.
std::string lossOf(const InstalledPack& pack);

/// The packs that the user has installed. Only one program at a time changes them: others wait.
class InstalledPacks {
public:
    /// Locks the folder, which is created if it does not exist, and removes what programs left there that were stopped.
    /// A sentence if that is not possible.
    static std::variant<InstalledPacks, std::string> open();

    InstalledPacks(InstalledPacks&& other) noexcept;
    InstalledPacks& operator=(InstalledPacks&&) = delete;
    ~InstalledPacks();

    const std::filesystem::path& folder() const { return m_folder; }

    /// The installed pack of that id.
    std::optional<InstalledPack> find(const std::string& id) const;
    std::vector<std::string> ids() const { return packIdsIn(m_folder); }

    /// An empty folder beside the packs for one that is not installed yet, which no search enters. A sentence if there
    /// is none. It is removed at the end if install() was not called.
    std::variant<std::filesystem::path, std::string> prepare(const std::string& id);

    /// Makes the prepared folder with the files of a pack the installed one, in one step and instead of an earlier one.
    /// The reason if that failed; then nothing has changed.
    std::optional<std::string> install(const Pack& pack);

    /// Removes a pack, in one step. The reason if that failed.
    std::optional<std::string> remove(const std::string& id);

private:
    InstalledPacks(std::filesystem::path folder, int lock) : m_folder(std::move(folder)), m_lock(lock) {}

    void removeLeftovers() const;

    std::filesystem::path m_folder, m_prepared;
    int m_lock;
};

}  // namespace muster::validator
