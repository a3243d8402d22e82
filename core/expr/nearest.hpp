#pragma once

namespace muster::expr {

class Library;

/// nearest(list(string), string) -> string: the name of the list that was most likely meant, or "".
void addNearest(Library& library);

}  // namespace muster::expr
