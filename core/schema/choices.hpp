#pragma once

namespace muster::schema {

struct Program;

/// Finds out, for every anyOf and oneOf, which branches a value of each type can match and what tells branches for
/// objects apart.
void planChoices(Program& program);

}  // namespace muster::schema
