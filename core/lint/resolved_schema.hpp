#pragma once

#include "core/text/document.hpp"

namespace muster::rules {

/// The schema that a chain of references of a system leads to; absent if it leads nowhere.
text::Node resolvedSchema(text::Node schema, text::Node root);

}  // namespace muster::rules
