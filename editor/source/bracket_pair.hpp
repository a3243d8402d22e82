#pragma once

#include <QString>

#include <optional>

namespace muster::editor {

/// The position of the matching bracket in a JSON text; nothing if there is no bracket at the position, or its match is
/// missing or too far away.
std::optional<int> partnerOf(const QString& text, int position);

}  // namespace muster::editor
