#pragma once

namespace muster::schema {

struct Program;

/// Computes, for every anyOf and oneOf, the branches that a value of each type can match and the discriminator of
/// branches for objects.
void planChoices(Program& program);

}  // namespace muster::schema
