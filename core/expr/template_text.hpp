#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace muster::expr {

/// End of the expression of a template that starts at `begin`: its closing brace, or npos. Braces in strings do not
/// count.
std::size_t endOfExpression(std::string_view source, std::size_t begin);

/// A part of a template: literal text, or the source of an expression.
struct TemplatePart {
    std::string text;
    bool isExpression = false;
};

/// The parts of a template, with expressions not parsed; nothing if its braces do not match.
std::optional<std::vector<TemplatePart>> partsOfTemplate(std::string_view source);

}  // namespace muster::expr
