#pragma once

namespace muster::validator {

/// The exit statuses of the program.
enum ExitCode : int { clean = 0, findings = 1, usage = 2, failure = 3 };

}  // namespace muster::validator
