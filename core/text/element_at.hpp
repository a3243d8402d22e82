#pragma once

#include "core/text/document.hpp"

#include <string_view>

namespace muster::text {

/// The value at a JSON pointer in which an item of an array may be named by its id, as in "/units/foy"; absent if there
/// is none. An id that could be taken for an index has a "=" in front.
Node elementAt(Node root, std::string_view pointer);

}  // namespace muster::text
