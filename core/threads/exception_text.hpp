#pragma once

#include <exception>
#include <string>

namespace muster::threads {

/// A message for users: "not enough memory", or "internal fault: ..." for a bug.
std::string textOf(const std::exception_ptr& exception);

}  // namespace muster::threads
