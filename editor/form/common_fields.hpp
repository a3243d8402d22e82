#pragma once

#include "editor/form/field.hpp"

namespace muster::editor {

/// The fields that elements of a scope have in every game, in form order; none for elements of a battlefield.
std::vector<Field> commonFields(const rules::Game& game, rules::Scope scope, const GameWords& gameWords);

}  // namespace muster::editor
