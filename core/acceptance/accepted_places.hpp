#pragma once

#include "core/files/kind.hpp"
#include "core/text/document.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace muster::rules {

/// The elements of a file that may have `accept` and do have it, in the order of the file's kinds of elements.
std::vector<text::Node> elementsWithAccept(text::Node root, files::FileKind kind);

/// The pointer of the innermost element around a place that may have `accept`; "" for the file.
std::string acceptingElement(std::string_view place, files::FileKind kind);

}  // namespace muster::rules
