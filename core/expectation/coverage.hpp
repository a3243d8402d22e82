#pragma once

#include "core/expr/recording.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace muster::rules {

/// How much of some expressions was evaluated.
struct CoverageCounts {
    std::size_t parts = 0, evaluated = 0;
    std::size_t truthValues = 0, seen = 0;  ///< two for each condition

    void add(const CoverageCounts& other);
    /// The lower of the two shares in percent, rounded down; 100 if there is nothing to evaluate.
    unsigned percent() const;
};

/// A part of an expression of which something was never seen.
struct CoverageGap {
    enum class Missing : std::uint8_t { evaluation, truth, falsehood };
    Missing missing = Missing::evaluation;
    std::uint32_t begin = 0, end = 0;  ///< bytes of the expression
};

/// "evaluated", "true" or "false"
std::string_view missingName(CoverageGap::Missing missing);

/// One expression, or one in a text.
struct CoveredExpression {
    text::Node node;        ///< the text that contains it
    std::size_t begin = 0;  ///< its first byte in that text
    std::string source;
    CoverageCounts counts;
    std::vector<expr::RecordedPart> parts;
    std::vector<CoverageGap> gaps;  ///< without those inside a part that was never evaluated

    /// The place of a byte of the expression in its file.
    text::Position position(std::uint32_t offset) const;
};

/// A rule, a formula, a message or a block of a sheet.
struct CoveredItem {
    enum class Kind : std::uint8_t { rule, message, formula, sheet };
    Kind kind = Kind::formula;
    std::string name;  ///< of the rule, or where it stands in the file: "/cost/unit/each/0"
    CoverageCounts counts;
    std::vector<CoveredExpression> expressions;
};

/// "rule", "message", "formula" or "sheet block"
std::string_view kindName(CoveredItem::Kind kind);

struct CoveredFile {
    std::string name;
    CoverageCounts counts;
    std::vector<CoveredItem> items;
};

/// What was evaluated of the systems and house rules that tests used, by file and in the order of the file. What
/// nothing can be expected of is left out: hints for forms, what the editor measures, and what only blank sheets read.
struct Coverage {
    CoverageCounts counts;
    std::vector<CoveredFile> files;
};

Coverage coverageOf(const expr::Recording& recording);

}  // namespace muster::rules
