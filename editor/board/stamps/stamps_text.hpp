#pragma once

#include <string_view>

namespace muster::editor {

/// The text of stamps.json.
std::string_view stampsText();

}  // namespace muster::editor
