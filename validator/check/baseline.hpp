#pragma once

#include "validator/reporters/reporter.hpp"

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace muster::validator {

/// Findings that were there when a club began to check its files, by fingerprint. A check with a baseline reports only
/// what is not in it. Paths in the file are relative to its folder, so it does not matter where the check runs.
class Baseline {
public:
    /// A finding in the file: what people read in it, and its line there.
    struct Entry {
        std::string file, rule, message;
        std::uint32_t line = 0;
    };

    /// Reads the file; a sentence with the place of the mistake if it is not a baseline.
    static std::variant<Baseline, std::string> read(const std::filesystem::path& path);

    /// A baseline of all findings listed in the report that no file accepts, to be written to this path.
    static Baseline of(const Report& report, const std::filesystem::path& path);

    /// Removes the findings of the baseline from the report and counts them. Afterwards, entries of checked files that
    /// no finding matched are stale.
    void applyTo(Report& report);

    /// Adds a finding for each stale entry.
    void reportStale(Report& report) const;

    /// Removes the stale entries, and returns their number.
    std::size_t prune();

    /// The file's text: a line for each entry, sorted, so that versions merge well.
    std::string text() const;

    std::size_t size() const { return m_entries.size(); }

private:
    explicit Baseline(std::filesystem::path path);
    std::vector<std::string> fingerprintsOf(const Report& report) const;
    std::string nameOf(const std::string& file) const;

    std::filesystem::path m_path, m_folder;
    std::map<std::string, Entry, std::less<>> m_entries;  ///< by fingerprint
    std::vector<std::string> m_stale;                     ///< fingerprints
};

}  // namespace muster::validator
