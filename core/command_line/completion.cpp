#include "core/command_line/completion.hpp"

#include "core/command_line/option_facts.hpp"
#include "core/text/terminal.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <set>

namespace muster::command_line {

namespace {

const CLI::App* commandNamed(const CLI::App& program, const std::string& name)
{
    for (const auto* command : program.get_subcommands(nullptr))
        if (command->get_name() == name && !command->get_group().empty()) return command;
    return nullptr;
}

bool hasCommands(const CLI::App& program) { return !program.get_subcommands(nullptr).empty(); }

const CLI::Option* optionNamed(const CLI::App& command, const std::string& name)
{
    const auto found = command.get_options(
        [&](const CLI::Option* option) { return option->nonpositional() && option->check_name(name); });
    return found.empty() ? nullptr : found.front();
}

bool takesValue(const CLI::Option& option) { return option.get_type_size() != 0; }

/// The positional that the word at this index belongs to; the last one may take all further words.
const CLI::Option* positionalAt(const CLI::App& command, std::size_t index)
{
    const auto all = command.get_options([](const CLI::Option* option) { return option->get_positional(); });
    if (all.empty() || (index >= all.size() && !isRepeatable(*all.back()))) return nullptr;
    return all[std::min(index, all.size() - 1)];
}

Completion valuesOf(const CLI::Option& option, const Sources& sources, const Typed& typed)
{
    if (const auto* source = sources.of(&option)) return (*source)(typed);
    Completion completion;
    for (auto& word : choicesOf(option)) completion.words.push_back({std::move(word), {}});
    const std::string type = option.get_type_name();
    completion.files = completion.words.empty() && (type == "FILE" || type.ends_with(":FILE"));
    return completion;
}

/// The names of a command's options; those that have been given and count only once are left out.
std::vector<Candidate> optionNames(const CLI::App& command, const std::set<const CLI::Option*>& given)
{
    std::vector<Candidate> names;
    const auto shown = command.get_options(
        [](const CLI::Option* option) { return option->nonpositional() && !option->get_group().empty(); });
    for (const auto* option : shown) {
        if (given.contains(option) && !isRepeatable(*option)) continue;
        for (const auto& name : option->get_lnames()) names.push_back({"--" + name, option->get_description()});
        if (option->get_lnames().empty())
            for (const auto& name : option->get_snames()) names.push_back({"-" + name, option->get_description()});
    }
    return names;
}

void keepThoseWith(std::string_view prefix, std::vector<Candidate>& words)
{
    std::erase_if(words, [&](const Candidate& each) { return !each.word.starts_with(prefix); });
}

/// Reads the words before the cursor.
class Reader {
public:
    explicit Reader(const CLI::App& program) : m_command(&program) {}

    void read(const std::string& word)
    {
        if (m_pending) {
            remember(*m_pending, word);
            m_pending = nullptr;
        } else if (m_optionsEnded || word.size() < 2 || word.front() != '-') {
            readOperand(word);
        } else if (word == "--") {
            m_optionsEnded = true;
        } else {
            readOption(word);
        }
    }

    Completion complete(const std::string& last, const Sources& sources) const
    {
        if (m_isLost || m_command->get_prefix_command()) return {};
        Completion found;
        std::string prefix = last;
        if (m_pending) {
            found = valuesOf(*m_pending, sources, m_typed);
        } else if (const auto equals = last.find('=');
                   !m_optionsEnded && last.starts_with("--") && equals != last.npos) {
            const auto* option = optionNamed(*m_command, last.substr(0, equals));
            if (!option || !takesValue(*option)) return {};
            found = valuesOf(*option, sources, m_typed);
            for (auto& each : found.words) each.word = last.substr(0, equals + 1) + each.word;
        } else if (!m_optionsEnded && last.starts_with('-')) {
            found.words = optionNames(*m_command, m_given);
        } else if (hasCommands(*m_command)) {
            for (const auto* command : m_command->get_subcommands(nullptr))
                if (!command->get_group().empty())
                    found.words.push_back({command->get_name(), command->get_description()});
        } else if (const auto* positional = positionalAt(*m_command, m_typed.positionals.size())) {
            found = valuesOf(*positional, sources, m_typed);
        }
        keepThoseWith(prefix, found.words);
        return found;
    }

private:
    void readOperand(const std::string& word)
    {
        if (!hasCommands(*m_command)) return m_typed.positionals.push_back(word);
        if (const auto* command = commandNamed(*m_command, word))
            m_command = command;
        else
            m_isLost = true;
    }

    void readOption(const std::string& word)
    {
        const auto equals = word.starts_with("--") ? word.find('=') : word.npos;
        const auto* option = optionNamed(*m_command, word.substr(0, equals));
        if (!option) return;
        m_given.insert(option);
        if (!takesValue(*option)) return;
        if (equals == word.npos)
            m_pending = option;
        else
            remember(*option, word.substr(equals + 1));
    }

    void remember(const CLI::Option& option, const std::string& value)
    {
        for (const auto& name : option.get_lnames()) m_typed.values["--" + name] = value;
    }

    const CLI::App* m_command;
    const CLI::Option* m_pending = nullptr;  ///< the option whose value comes next
    bool m_optionsEnded = false;             ///< by --
    bool m_isLost = false;                   ///< after a command that does not exist
    std::set<const CLI::Option*> m_given;
    Typed m_typed;
};

/// True for words that no shell interprets.
bool isPlain(std::string_view word)
{
    return !word.empty() && std::all_of(word.begin(), word.end(), [](unsigned char each) {
        return (each >= 'a' && each <= 'z') || (each >= 'A' && each <= 'Z') || (each >= '0' && each <= '9') ||
               std::string_view("-_./:=,+@%").find(static_cast<char>(each)) != std::string_view::npos;
    });
}

}  // namespace

const Sources::Source* Sources::of(const CLI::Option* option) const
{
    const auto found = m_sources.find(option);
    return found == m_sources.end() ? nullptr : &found->second;
}

Completion filesWith(std::vector<std::string> suffixes)
{
    return {.words = {}, .files = true, .suffixes = std::move(suffixes)};
}

Completion complete(const CLI::App& program, const Sources& sources, const std::vector<std::string>& words)
{
    if (words.empty()) return {};
    Reader reader(program);
    for (auto word = words.begin(); word != words.end() - 1; ++word) reader.read(*word);
    return reader.complete(words.back(), sources);
}

std::string completionText(const Completion& completion)
{
    std::string text;
    for (const auto& [word, description] : completion.words) {
        if (!isPlain(word) || word.front() == ':') continue;
        text += word;
        if (!description.empty()) text += '\t' + text::visible(description, text::LineFeeds::shown);
        text += '\n';
    }
    if (completion.files) {
        text += ":files";
        for (const auto& suffix : completion.suffixes) text += ' ' + suffix;
        text += '\n';
    }
    return text;
}

}  // namespace muster::command_line
