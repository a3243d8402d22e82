#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/game/trace.hpp"
#include "core/library/subject.hpp"

namespace muster::rules {

class Library;
class OpenedArmy;
class OpenedScenario;

/// All findings of one file (syntax, form, references and rules), sorted; `accepted` is set in those that the file
/// accepts. Thread-safe for one library.
diagnostics::Diagnostics check(const Subject& subject, Library& library, Trace* trace = nullptr);

/// The same for an army or a scenario that was opened from this subject.
diagnostics::Diagnostics findingsOf(const OpenedArmy& army, const Subject& subject);
diagnostics::Diagnostics findingsOf(const OpenedScenario& scenario, const Subject& subject);

}  // namespace muster::rules
