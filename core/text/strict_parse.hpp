#pragma once

#include "core/text/document.hpp"

namespace muster::text {

/// Parses with nlohmann's parser and describes every fault. The text is not one that refusal() rejects.
Document::Parsed strictParse(const std::shared_ptr<const Source>& source, Limits limits);

}  // namespace muster::text
