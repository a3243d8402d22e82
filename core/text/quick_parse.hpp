#pragma once

#include "core/text/document.hpp"

namespace muster::text {

/// Parses a text in one pass, or gives null if it has a fault or anything unusual: only strictParse() can tell which.
/// The document is the same as from strictParse(). The text is not one that refusal() rejects.
std::shared_ptr<const Document> quickParse(const std::shared_ptr<const Source>& source, Limits limits);

}  // namespace muster::text
