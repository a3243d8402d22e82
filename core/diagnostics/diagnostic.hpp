#pragma once

#include "core/diagnostics/kind.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster::diagnostics {

enum class Level : std::uint8_t { error, warning, info };

std::string_view levelName(Level level);
std::optional<Level> levelFromName(std::string_view name);

/// A place in a user's file. Lines and columns start at 1 and count Unicode code points; line 0 means the file as a
/// whole.
struct Place {
    std::string file;
    std::string pointer;
    std::uint32_t line = 0;
    std::uint32_t column = 0;
    std::uint32_t endLine = 0;
    std::uint32_t endColumn = 0;
};

/// Another place relevant to a finding: the limit that was exceeded, or a contributing unit.
struct Related {
    std::string message;
    Place place;
};

/// A stretch of a file's text and what a fix writes instead. The end is exclusive.
struct Replacement {
    std::uint32_t line = 0, column = 0, endLine = 0, endColumn = 0;  ///< as in a place
    std::uint32_t byteColumn = 0, endByteColumn = 0;                 ///< the columns in bytes
    std::string text;
};

/// What to do and how to write it in the file, as one text; either may be empty.
std::string joinedHelp(std::string_view help, std::string_view fileHelp);

/// A self-contained finding: reporters need no other data to print it.
struct Diagnostic {
    std::string rule;  ///< stable name such as "old-trousers/strength-total"
    Level level = Level::error;
    std::string message;
    Place place;
    std::string help;        ///< what to do next; of a rule of a game, in the words of the game; may be empty
    std::string sourceLine;  ///< the source line at the place, for a caret; may be empty
    std::vector<Related> related;
    std::string fix;  ///< a JSON Patch that fixes the finding, as JSON text; empty if there is none
    FindingKind kind = FindingKind::rule;
    std::string missing = {};  ///< pointer of the missing value, for a finding about one; else empty
    /// The subject's pointer with ids instead of indexes, such as "/units/foy/strength": it survives reordering.
    std::string identity = {};
    std::vector<Replacement> replacements = {};  ///< the fix as text, if that was asked for
    bool safeFix = false;       ///< the fix cannot change what the file means, so it may be applied without a question
    std::string accepted = {};  ///< the reason that the file gives for accepting the finding; empty if it does not
    std::string fileHelp = {};  ///< how to write in the file what `help` says; may be empty
    bool isOfGame = false;      ///< of a rule of a system, a list or house rules, not of one that all systems share
    std::string system = {};    ///< the id of the system whose own rule it is; empty for other rules
    std::string page = {};      ///< the address of the page about the rule; empty if there is none

    /// Pointer of the value that the finding is about, even if it is missing.
    const std::string& subject() const { return missing.empty() ? place.pointer : missing; }
    /// What to do next and how to write it, for who has the file before him; may be empty.
    std::string wholeHelp() const { return joinedHelp(help, fileHelp); }
};

using Diagnostics = std::vector<Diagnostic>;

/// True if the first finding comes before the second in every report: by file, line, column, rule, then message.
bool isBefore(const Diagnostic& a, const Diagnostic& b);

/// Sorts into the order of reports.
void sort(Diagnostics& diagnostics);

std::size_t countOf(const Diagnostics& diagnostics, Level level);

/// Removes the accepted findings and returns them; both keep their order.
Diagnostics takeAccepted(Diagnostics& diagnostics);

/// Removes the remarks and returns them; both keep their order. A remark that house rules or settings raise above
/// `info` stays a finding.
Diagnostics takeRemarks(Diagnostics& diagnostics);

}  // namespace muster::diagnostics
