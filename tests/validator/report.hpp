#pragma once

#include "tests/validator/run.hpp"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace muster::test {

struct FoundRelated {
    std::string message, file;
    unsigned line = 0;
};

/// One diagnostic of a JSON report.
struct Found {
    std::string rule, level, message, file, pointer, subject, help;
    unsigned line = 0, column = 0, endLine = 0, endColumn = 0;
    std::vector<FoundRelated> related;
    std::string accepted;  ///< the reason, with --show-accepted
};

/// A report of `muster check --format json`.
struct CheckReport {
    Outcome outcome;
    nlohmann::ordered_json json;
    std::vector<Found> found;
    unsigned files = 0, errors = 0, warnings = 0, infos = 0;

    /// The first diagnostic of a rule, or null.
    const Found* find(std::string_view rule) const;
    std::size_t count(std::string_view rule) const;
    /// All diagnostics as lines, for failure messages.
    std::string text() const;
};

/// Runs `muster check --format json` with more arguments; the report must match schemas/report.schema.json, its summary
/// its diagnostics, and its exit code its summary.
CheckReport check(std::vector<std::string> arguments, const Settings& settings = {});
inline CheckReport checkIn(const Folder& folder, std::vector<std::string> arguments, Settings settings = {})
{
    settings.folder = folder.path();
    return check(std::move(arguments), settings);
}

/// Checks one text as a file of that name in a temporary folder.
CheckReport checkText(std::string_view name, std::string_view text, const Settings& settings = {});

}  // namespace muster::test
