#pragma once

#include "validator/language_server/analysis.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace muster::language_server {

/// The values of an expression for the elements of an army.
struct ExpressionValues {
    std::string expression;                                   ///< the part of it around the position
    std::string army;                                         ///< its name
    std::vector<std::pair<std::string, std::string>> values;  ///< of some elements, by their names; as text
};

/// The values of the smallest part of an expression around a byte of a system's text, for an army of that system.
/// `expression` is a text of the system; nothing if it is none that is evaluated for armies.
std::optional<ExpressionValues> valuesOfExpression(text::Node expression, std::uint32_t offset, const Analysis& army);

/// How a rule of a system fares with an army.
struct RuleVerdict {
    std::size_t elements = 0;           ///< that it judges
    diagnostics::Diagnostics findings;  ///< of this rule, accepted ones too
};

/// Checks an army and looks at one rule of its system, by its id.
RuleVerdict verdictOf(std::string_view rule, const Analysis& army);

/// The name of an army, or of its file if it has none.
std::string nameOfArmy(const Analysis& army);

}  // namespace muster::language_server
