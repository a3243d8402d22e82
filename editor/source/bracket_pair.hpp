#pragma once

#include <QString>

#include <optional>

namespace muster::editor {

/// Where the bracket stands that belongs to the one at a position of a JSON text; nothing where there stands no
/// bracket, where it has no partner, or where that is very far away.
std::optional<int> partnerOf(const QString& text, int position);

}  // namespace muster::editor
