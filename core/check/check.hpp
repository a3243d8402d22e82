#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/game/trace.hpp"
#include "core/library/library.hpp"
#include "core/library/subject.hpp"

namespace muster::rules {

/// Everything wrong with one file: syntax, shape, references and rules, sorted. Safe to call from many threads with one
/// library.
diagnostics::Diagnostics check(const Subject& subject, Library& library, Trace* trace = nullptr);

}  // namespace muster::rules
