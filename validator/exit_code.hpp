#pragma once

namespace muster::validator {

/// What the program's exit status tells a script.
enum ExitCode : int { clean = 0, findings = 1, usage = 2, failure = 3 };

}  // namespace muster::validator
