#pragma once

#include <exception>
#include <string>

namespace muster::run {

/// What went wrong, for people: "not enough memory", or "internal fault: ..." for what should never happen.
std::string textOf(const std::exception_ptr& exception);

}  // namespace muster::run
