#pragma once

#include "core/text/edit.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace muster::editor {

/// The decoded parts of a pointer; empty if it is invalid.
std::vector<std::string> tokensOf(std::string_view pointer);
/// The pointer without its last part.
std::string parentOf(std::string_view pointer);
/// Writes a value at a key of an element, a pointer relative to it, and creates missing objects on the path. `order`
/// applies to keys of the element itself.
bool writeValue(text::Draft& draft, std::string_view element, std::string_view key, std::string_view json,
                text::KeyOrder order);
/// Creates the objects on the path to a key.
bool makeWay(text::Draft& draft, std::string_view element, const std::vector<std::string>& tokens,
             text::KeyOrder order);
/// Removes a value and the objects around it that become empty, up to the element.
bool eraseValue(text::Draft& draft, const text::Document& document, std::string_view element, std::string_view key);

}  // namespace muster::editor
