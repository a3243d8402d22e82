#pragma once

#include "core/command_line/manual.hpp"

namespace muster::validator {

/// What the manual page of muster says beyond --help.
command_line::ManualExtras manualExtras();

}  // namespace muster::validator
