#pragma once

#include "core/library/library.hpp"

#include <functional>
#include <memory>
#include <string>

namespace muster::language_server {

/// Serves a client on standard input and output until it exits, closes a stream or ends. Returns the exit code: 0 if it
/// asked the server to shut down first, else 1. `library` makes a new one; `version` is that of the program. Work that
/// is still running then is not waited for: this function does not return, but ends the process.
int serve(const std::function<std::shared_ptr<rules::Library>()>& library, const std::string& version);

}  // namespace muster::language_server
