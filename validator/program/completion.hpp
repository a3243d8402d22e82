#pragma once

#include "core/command_line/completion.hpp"
#include "validator/session.hpp"

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace muster::validator {

/// What completes the last of the words after `muster`. For `muster print` the process becomes muster-print, which
/// answers itself.
command_line::Completion completed(const CLI::App& app, const std::vector<std::string>& words, Session& session);

}  // namespace muster::validator
