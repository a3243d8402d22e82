#pragma once

#include "editor/form/field.hpp"

namespace muster::editor {

/// The values that elements of a scope have in every game, in the order in which a form shows them; none for elements
/// of a battlefield.
std::vector<Field> commonFields(const rules::Game& game, rules::Scope scope, const GameWords& gameWords);

}  // namespace muster::editor
