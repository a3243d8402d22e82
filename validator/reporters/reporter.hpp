#pragma once

#include "core/diagnostics/diagnostic.hpp"

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <ostream>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace muster::validator {

/// What reports say about a rule, besides its name.
struct RuleText {
    std::string title;
    std::vector<std::pair<std::string, std::string>> lines;  ///< label and text, as `muster explain` shows them
    diagnostics::Level level = diagnostics::Level::error;    ///< the usual one
    std::string page;                                        ///< absolute URI; empty if no page explains the rule
};

/// An army in one line.
struct ArmySummary {
    std::string file, name, player;  ///< name and player as in the file; empty if it has none
    std::string points;              ///< "29 of 30"; empty if the game has none or the army cannot be read
    std::string verdict;             ///< "Legal", "2 errors and 1 warning"
};

/// A finding with what the report knows about it.
struct Reported {
    const diagnostics::Diagnostic& diagnostic;
    std::string_view fingerprint;
};

/// What `--fix` changed, or would change with `--diff`.
struct FixCounts {
    std::size_t findings = 0;  ///< whose fix was applied
    std::size_t files = 0;     ///< that were changed
    std::size_t unsafe = 0;    ///< findings left that only --fix=unsafe fixes

    /// "Fixed 3 findings in 2 files (2 more with --fix=unsafe)", with another verb if nothing was written; empty if
    /// there is nothing to say.
    std::string sentence(std::string_view verb = "Fixed") const;
};

/// The results of a check. Diagnostics are sorted.
struct Report {
    diagnostics::Diagnostics diagnostics;
    std::size_t files = 0;
    std::vector<std::string> names = {};                      ///< of the files checked, sorted
    std::vector<std::string> fingerprints = {};               ///< of the diagnostics, in their order; or empty
    std::map<std::string, RuleText, std::less<>> rules = {};  ///< of the diagnostics, if a format needs them
    bool isComplete = true;                                   ///< every file could be read and was checked to its end
    bool showsAccepted = false;                               ///< accepted findings are listed, not just counted
    diagnostics::Level lowest = diagnostics::Level::info;     ///< the lowest level that is listed
    bool showsFindings = true;                                ///< the text report lists findings, not only their number
    bool showsStatistics = false;                             ///< the text report counts findings by rule
    std::optional<std::vector<ArmySummary>> armies = {};      ///< for the text report, sorted by file
    std::size_t inBaseline = 0;           ///< findings that a baseline contains; they are not among the diagnostics
    std::optional<FixCounts> fixes = {};  ///< with --fix

    /// Findings of a level that the files do not accept, listed or not.
    std::size_t count(diagnostics::Level level) const;
    std::size_t acceptedCount() const;
    /// The findings of the levels to be listed that the files do not accept.
    std::vector<Reported> reported() const;
    /// The same, and the accepted findings if they are shown.
    std::vector<Reported> listed() const;
    /// The same by file, in the order of the files; files without findings are included.
    std::map<std::string, std::vector<Reported>, std::less<>> byFile() const;
    /// The URI of the page about a rule; empty if there is none.
    std::string_view pageOf(std::string_view rule) const;

private:
    std::vector<Reported> chosen(bool withAccepted) const;
};

/// Writes a report in one format.
class Reporter {
public:
    virtual ~Reporter() = default;
    virtual void write(const Report& report, std::ostream& out) const = 0;
};

/// A format of `muster check --format`.
struct Format {
    std::string_view name, purpose;
    std::unique_ptr<Reporter> (*make)(bool colour);  ///< only formats for people use colour
    bool needsRules = false;                         ///< reads Report::rules
    bool needsReplacements = false;                  ///< reads Diagnostic::replacements
    bool hasJobSummary = false;                      ///< GitHub's job summary belongs to it
    bool isForPeople = false;                        ///< lists errors and warnings only, unless asked for notes
};

/// All formats, in the order the help lists them.
std::span<const Format> allFormats();

/// The format of that name, or null.
const Format* formatNamed(std::string_view name);

}  // namespace muster::validator
