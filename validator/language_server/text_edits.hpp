#pragma once

#include "core/text/edit.hpp"
#include "validator/language_server/text_positions.hpp"

#include <span>

namespace muster::language_server {

/// Edits of a text as the protocol's TextEdit[].
Json editsJson(std::span<const text::Edit> edits, const TextPositions& positions);

}  // namespace muster::language_server
