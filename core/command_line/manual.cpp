#include "core/command_line/manual.hpp"

#include "core/command_line/option_facts.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <sstream>

namespace muster::command_line {

namespace {

constexpr std::size_t lineWidth = 78;

/// Text as the man(7) language spells it: no character is taken for a request or replaced by a similar one.
std::string escaped(std::string_view text)
{
    std::string result;
    for (const char each : text) {
        switch (each) {
        case '\\': result += "\\e"; break;
        case '-': result += "\\-"; break;
        case '\'': result += "\\(aq"; break;
        case '`': result += "\\(ga"; break;
        case '^': result += "\\(ha"; break;
        case '~': result += "\\(ti"; break;
        default: result += each;
        }
    }
    if (result.starts_with('.')) result.insert(0, "\\&");
    return result;
}

std::string bold(std::string_view text) { return "\\fB" + escaped(text) + "\\fR"; }
std::string italic(std::string_view text) { return "\\fI" + escaped(text) + "\\fR"; }

std::string inCapitals(std::string_view text)
{
    std::string result(text);
    for (auto& each : result) each = static_cast<char>(std::toupper(static_cast<unsigned char>(each)));
    return result;
}

/// Text broken into lines, with a new one for each sentence, as man(7) asks for.
std::string filled(std::string_view text)
{
    std::string result, line, word;
    const auto flush = [&] {
        if (!line.empty()) result += line + '\n';
        line.clear();
    };
    std::istringstream words{std::string(text)};
    while (words >> word) {
        auto part = escaped(word);
        // A dot within a line needs no escape.
        if (!line.empty() && part.starts_with("\\&")) part.erase(0, 2);
        if (!line.empty() && line.size() + 1 + part.size() > lineWidth) {
            flush();
            part = escaped(word);
        }
        line += (line.empty() ? "" : " ") + part;
        if (word.ends_with('.') || word.ends_with('?') || word.ends_with(".)")) flush();
    }
    flush();
    return result;
}

std::string withStop(std::string text)
{
    if (!text.empty() && text.back() != '.' && text.back() != '?') text += '.';
    return text;
}

/// "INT" of the parser's "INT:INT in [0 - 256]".
std::string typeOf(const CLI::Option& option)
{
    const auto type = option.get_type_name();
    return type.substr(0, type.find(':'));
}

/// What the parser checks, in words: "{a,b}" and "INT in [1 - 200]".
std::string limitsOf(const CLI::Option& option)
{
    const auto type = option.get_type_name();
    if (const auto choices = choicesOf(option); !choices.empty())
        return " Values: " + CLI::detail::join(choices, ", ") + ".";
    if (const auto begin = type.find(" in ["), end = type.find(']'); begin != type.npos && end != type.npos) {
        auto range = type.substr(begin + 5, end - begin - 5);
        if (const auto dash = range.find(" - "); dash != range.npos) range.replace(dash, 3, " to ");
        return " From " + range + ".";
    }
    return {};
}

std::string nameOf(const CLI::Option& option)
{
    const auto& names = option.get_lnames();
    return names.empty() ? "-" + option.get_snames().front() : "--" + names.front();
}

std::string description(const CLI::Option& option)
{
    auto text = withStop(option.get_description()) + limitsOf(option);
    if (!option.get_default_str().empty()) text += " Default: " + option.get_default_str() + ".";
    for (const auto* other : option.get_needs()) text += " Needs " + nameOf(*other) + ".";
    return text;
}

std::string entry(const std::string& term, std::string_view text) { return ".TP\n" + term + "\n" + filled(text); }

std::string optionEntry(const CLI::Option& option)
{
    std::string names;
    for (const auto& name : option.get_snames()) names += (names.empty() ? "" : ", ") + bold("-" + name);
    for (const auto& name : option.get_lnames()) names += (names.empty() ? "" : ", ") + bold("--" + name);
    if (const auto type = typeOf(option); option.get_type_size() != 0 && !type.empty()) names += " " + italic(type);
    return entry(names, description(option));
}

std::vector<const CLI::Option*> positionalsOf(const CLI::App& command)
{
    return command.get_options(
        [](const CLI::Option* option) { return option->get_positional() && !option->get_group().empty(); });
}

std::string usage(const CLI::App& command, const std::string& name)
{
    std::string line = bold(name) + " [" + italic("options") + "]";
    if (command.get_prefix_command()) return bold(name) + " ...";
    for (const auto* option : positionalsOf(command)) {
        const auto word = italic(option->get_name(true)) + (isRepeatable(*option) ? "..." : "");
        line += option->get_required() ? " " + word : " [" + word + "]";
    }
    if (command.get_require_subcommand_min() > 0) line = bold(name) + " " + italic("command") + " ...";
    return line;
}

/// The options and positionals of a command, in the order and groups of --help.
std::string optionsOf(const CLI::App& command, std::string_view headingMacro)
{
    std::string text;
    for (const auto* option : positionalsOf(command))
        text += entry(italic(option->get_name(true)), description(*option));
    for (const auto& group : command.get_groups()) {
        const auto options = command.get_options(
            [&](const CLI::Option* option) { return option->get_group() == group && option->nonpositional(); });
        if (group.empty() || options.empty()) continue;
        if (group != "Options" && !headingMacro.empty()) text += fmt::format("{} {}\n", headingMacro, group);
        for (const auto* option : options) text += optionEntry(*option);
    }
    return text;
}

/// Indented lines of a footer stay as they are, others are sentences.
std::string footer(const std::string& written)
{
    std::string text, sentences;
    bool isLiteral = false;
    const auto flush = [&] {
        if (!sentences.empty()) text += ".PP\n" + filled(sentences);
        sentences.clear();
    };
    const auto literal = [&](bool begins) {
        if (begins != isLiteral) text += begins ? ".RS\n.nf\n" : ".fi\n.RE\n";
        isLiteral = begins;
    };
    std::istringstream lines(written);
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("  ")) {
            flush();
            literal(true);
            text += escaped(std::string_view(line).substr(2)) + '\n';
        } else {
            literal(false);
            if (line.empty())
                flush();
            else
                sentences += line + ' ';
        }
    }
    literal(false);
    flush();
    return text;
}

/// The footer of a program as a section, whose title replaces the line "Examples:".
std::string footerSection(const std::string& written)
{
    constexpr std::string_view heading = ".PP\nExamples:\n";
    auto text = footer(written);
    if (text.empty()) return text;
    const bool hasExamples = text.starts_with(heading);
    // A section begins a paragraph by itself.
    text.erase(0, hasExamples ? heading.size() : text.starts_with(".PP\n") ? 4 : 0);
    return (hasExamples ? ".SH EXAMPLES\n" : ".SH NOTES\n") + text;
}

/// A command inherits the footer of its program, which would repeat its examples.
std::string ownFooter(const CLI::App& program, const CLI::App& command)
{
    return command.get_footer() == program.get_footer() ? std::string() : footer(command.get_footer());
}

std::string commands(const CLI::App& program)
{
    std::string text;
    for (const auto* command : program.get_subcommands(nullptr)) {
        if (command->get_group().empty()) continue;
        const auto name = program.get_name() + " " + command->get_name();
        text += fmt::format(".SS {}\n{}\n.PP\n{}", escaped(name), usage(*command, name),
                            filled(withStop(command->get_description())));
        text += optionsOf(*command, "") + ownFooter(program, *command);
    }
    return text.empty() ? text : ".SH COMMANDS\n" + text;
}

}  // namespace

std::string manualPage(const CLI::App& program, const ManualExtras& extras, std::string_view date)
{
    const auto& name = program.get_name();
    auto summary = program.get_description();
    if (summary.ends_with('.')) summary.pop_back();
    std::string text = fmt::format(".TH {} 1 {} \"{} {}\" \"User Commands\"\n", escaped(inCapitals(name)),
                                   date.empty() ? "\"\"" : date, escaped(name), escaped(extras.version));
    text += ".SH NAME\n" + filled(name + " - " + summary);
    text += fmt::format(".SH SYNOPSIS\n{}\n", usage(program, name));
    if (program.get_require_subcommand_min() > 0) text += fmt::format(".br\n{} {}\n", bold(name), bold("--help"));
    text += ".SH OPTIONS\n" + optionsOf(program, ".SS") + commands(program);
    text += footerSection(program.get_footer());
    for (const auto& section : extras.sections) {
        text += fmt::format(".SH {}\n", section.title);
        for (const auto& [term, sentence] : section.entries) text += entry(bold(term), sentence);
    }
    if (!extras.seeAlso.empty()) {
        text += ".SH \"SEE ALSO\"\n";
        for (const auto& page : extras.seeAlso) {
            const auto bracket = page.find('(');
            text += fmt::format("{}{}{}\n", bold(page.substr(0, bracket)), page.substr(bracket),
                                &page == &extras.seeAlso.back() ? "" : ",");
        }
    }
    return text;
}

}  // namespace muster::command_line
