#include "validator/command.hpp"

#include <CLI/CLI.hpp>

namespace muster::validator {

void addFollowLinks(CLI::App& command, Session& session)
{
    const auto follow = [&session] { session.links = files::Links::followed; };
    command.add_flag_callback("--follow-links", follow, "Follow links that lead out of the project");
}

}  // namespace muster::validator
