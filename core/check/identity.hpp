#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/text/document.hpp"

namespace muster::rules {

/// Sets the identity of findings about this document: the subject's pointer, in which an item of an array is named by
/// its `id` if that is a text that no other item of the array has, else by its index. An id that could be taken for an
/// index, or that begins with "=", gets a "=" in front.
void identify(diagnostics::Diagnostics& findings, const text::Document& document);

}  // namespace muster::rules
