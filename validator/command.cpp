#include "validator/command.hpp"

#include "core/command_line/choice.hpp"

#include <CLI/CLI.hpp>

namespace muster::validator {

void addFollowLinks(CLI::App& command, Session& session)
{
    const auto follow = [&session] { session.links = files::Links::followed; };
    command.add_flag_callback("--follow-links", follow, "Follow links that lead out of the project");
}

void addFormatChoice(CLI::App& command, std::string& format, std::vector<std::string> choices)
{
    command.add_option("--format", format, "Output format")
        ->check(command_line::choice(std::move(choices)))
        ->capture_default_str();
}

}  // namespace muster::validator
