#include "validator/command.hpp"

#include "core/command_line/choice.hpp"
#include "core/text/date.hpp"

#include <CLI/CLI.hpp>

namespace muster::validator {

void addFollowLinks(CLI::App& command, Session& session)
{
    const auto follow = [&session] { session.links = files::Links::followed; };
    command.add_flag_callback("--follow-links", follow, "Follow links that lead out of the project");
}

void addToday(CLI::App& command, Session& session)
{
    command
        .add_option_function<std::string>(
            "--today", [&session](const std::string& day) { session.today = text::dateFrom(day); },
            "Day for what files accept until a day, such as 2027-01-31 (the present day if none)")
        ->check([](const std::string& day) {
            return text::dateFrom(day) ? std::string() : day + " is no day; write it like 2027-01-31";
        })
        ->type_name("DAY");
}

void addFormatChoice(CLI::App& command, std::string& format, std::vector<std::string> choices)
{
    command.add_option("--format", format, "Output format")
        ->check(command_line::choice(std::move(choices)))
        ->capture_default_str();
}

}  // namespace muster::validator
