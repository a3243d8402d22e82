#pragma once

namespace muster::expr {

class Library;

/// nearest(list(string), string) -> string: the most similar name of the list, or "".
void addNearest(Library& library);

}  // namespace muster::expr
