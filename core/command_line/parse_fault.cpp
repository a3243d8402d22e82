#include "core/command_line/parse_fault.hpp"

#include "core/text/nearest.hpp"
#include "core/text/terminal.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <vector>

namespace muster::command_line {

namespace {

/// The long names of a command's options, without dashes.
std::vector<std::string> optionNames(const CLI::App& command)
{
    std::vector<std::string> names;
    const auto shown = command.get_options(
        [](const CLI::Option* option) { return option->nonpositional() && !option->get_group().empty(); });
    for (const auto* option : shown)
        names.insert(names.end(), option->get_lnames().begin(), option->get_lnames().end());
    return names;
}

std::string unknownOption(const std::string& written, const CLI::App& command, const std::string& name)
{
    const auto word = written.substr(0, written.find('='));
    const auto names = optionNames(command);
    const auto near =
        text::nearest(names, std::string_view(word).substr(std::min(word.find_first_not_of('-'), word.size())));
    return fmt::format("{} has no option {}{}", name, word,
                       near.empty() ? "" : fmt::format("; did you mean --{}?", near));
}

/// Of "--format excludes --diff", the parser's only way to say which options do not go together.
std::string exclusion(const std::string& message)
{
    constexpr std::string_view verb = " excludes ";
    const auto at = message.find(verb);
    if (at == std::string::npos) return message;
    return fmt::format("{} and {} cannot be used together; leave one of them out", message.substr(0, at),
                       message.substr(at + verb.size()));
}

}  // namespace

std::string parseFault(const CLI::App& program, const CLI::ParseError& error)
{
    const auto* command = &program;
    auto name = program.get_name();
    if (const auto parsed = program.get_subcommands(); !parsed.empty()) {
        command = parsed.front();
        name += " " + command->get_name();
    }
    std::string message = dynamic_cast<const CLI::ExcludesError*>(&error) ? exclusion(error.what()) : error.what();
    // Whatever else is wrong may follow from an argument that was not understood.
    const auto extras = program.remaining(true);
    const auto option =
        std::find_if(extras.begin(), extras.end(), [](const auto& each) { return each.size() > 1 && each[0] == '-'; });
    if (option != extras.end())
        message = unknownOption(*option, *command, name);
    else if (!extras.empty())
        message = fmt::format("{} does not take \"{}\"", name, extras.front());
    return text::forTerminal(fmt::format("{}: {}\nfor usage, see: {} --help\n", program.get_name(), message, name));
}

}  // namespace muster::command_line
