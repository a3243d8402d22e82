#pragma once

namespace muster::expr {

class Library;

/// counted(number, string[, string]) -> string: a number before its noun, in the singular for 1, else in the plural.
void addCounted(Library& library);

}  // namespace muster::expr
