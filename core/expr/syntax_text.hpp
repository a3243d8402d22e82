#pragma once

#include "core/expr/syntax.hpp"

#include <string>
#include <string_view>

namespace muster::expr {

/// The text of a node, with the parentheses around it.
inline std::string_view textOf(std::string_view source, const Syntax& node)
{
    return source.substr(node.outerBegin, node.outerEnd - node.outerBegin);
}

/// The text of a node without white space outside of quotes, so that two equal nodes have the same.
std::string comparableText(std::string_view source, const Syntax& node);

}  // namespace muster::expr
