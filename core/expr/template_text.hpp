#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster::expr {

/// End of the expression of a template that starts at `begin`: the brace that closes it, or npos. Braces in strings do
/// not count.
std::size_t endOfExpression(std::string_view source, std::size_t begin);

/// A stretch of a template: words as they are shown, or the text of an expression.
struct TemplatePart {
    std::string text;
    bool isExpression = false;
};

/// The stretches of a template without a look at its expressions; nothing when its braces do not match.
std::optional<std::vector<TemplatePart>> partsOfTemplate(std::string_view source);

}  // namespace muster::expr
