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

/// A self-contained finding: reporters need no other data to print it.
struct Diagnostic {
    std::string rule;  ///< stable name such as "old-trousers/strength-total"
    Level level = Level::error;
    std::string message;
    Place place;
    std::string help;        ///< what to do next; may be empty
    std::string sourceLine;  ///< the source line at the place, for a caret; may be empty
    std::vector<Related> related;
    std::string fix;  ///< a JSON Patch that fixes the finding, as JSON text; empty if there is none
    FindingKind kind = FindingKind::rule;
    std::string missing = {};  ///< pointer of the missing value, for a finding about one; else empty

    /// Pointer of the value that the finding is about, even if it is missing.
    const std::string& subject() const { return missing.empty() ? place.pointer : missing; }
};

using Diagnostics = std::vector<Diagnostic>;

/// Sorts by file, line, column, rule, then message: the order of every report.
void sort(Diagnostics& diagnostics);

}  // namespace muster::diagnostics
