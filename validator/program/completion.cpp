#include "validator/program/completion.hpp"

#include "core/command_line/game_words.hpp"
#include "core/files/data_folders.hpp"
#include "core/files/kind.hpp"
#include "validator/packs/installed_packs.hpp"
#include "validator/printing.hpp"
#include "validator/reporters/reporter.hpp"

#include <CLI/CLI.hpp>

namespace muster::validator {

namespace {

using command_line::Completion;
using command_line::filesWith;
using command_line::Sources;
using command_line::Typed;

std::string_view valueIn(const Typed& typed, std::string_view option)
{
    const auto found = typed.values.find(option);
    return found == typed.values.end() ? std::string_view() : std::string_view(found->second);
}

/// Every kind of file that a check reads.
Completion filesToCheck()
{
    std::vector<std::string> suffixes;
    for (const auto kind : files::allKinds())
        suffixes.push_back(kind == files::FileKind::config ? "muster.json"
                                                           : "." + std::string(files::kindName(kind)) + ".json");
    return filesWith(std::move(suffixes));
}

Completion rulesOrScenarios(Session& session)
{
    auto found = command_line::ruleWords(session.library());
    found.files = true;
    found.suffixes = {".scenario.json"};
    return found;
}

Completion formats()
{
    Completion found;
    for (const auto& format : allFormats())
        found.words.push_back({std::string(format.name), std::string(format.purpose)});
    return found;
}

Completion installedPacks()
{
    Completion found;
    const auto folder = files::packFolder();
    if (folder)
        for (auto& id : packIdsIn(*folder)) found.words.push_back({std::move(id), {}});
    return found;
}

/// The source for the values of a command's option or positional; null if the parser's own choices are enough.
Sources::Source sourceFor(const std::string& command, const std::string& name, Session& session)
{
    // The same option means the same in every command.
    if (name == "--system") return [&session](const Typed&) { return command_line::systemWords(session.library()); };
    if (name == "--list")
        return [&session](const Typed& typed) {
            return command_line::listWords(session.library(), valueIn(typed, "--system"));
        };
    if (name == "--trace") return [&session](const Typed&) { return command_line::ruleWords(session.library()); };
    if (name == "--house") return [](const Typed&) { return filesWith({".house.json"}); };
    if (((name == "--output" || name == "--coverage-output" || name == "--profile-output" || name == "--reasons") &&
         command != "schema") ||
        name == "--stdin-filename")
        return [](const Typed&) { return filesWith(); };
    if (command == "check" && name == "--format") return [](const Typed&) { return formats(); };
    if ((command == "lists" || command == "mutate") && name == "system")
        return [&session](const Typed&) { return command_line::systemWords(session.library()); };
    if (command == "lists" && name == "list")
        return [&session](const Typed& typed) {
            return typed.positionals.empty() ? Completion()
                                             : command_line::listWords(session.library(), typed.positionals.front());
        };
    if (command == "explain" && name == "rule")
        return [&session](const Typed& typed) {
            return typed.values.contains("--vocabulary") ? command_line::systemWords(session.library())
                                                         : rulesOrScenarios(session);
        };
    if (command == "settings" && name == "file") return [](const Typed&) { return filesToCheck(); };
    if ((command == "eval" || command == "repl") && name == "file")
        return [](const Typed&) { return filesWith({".army.json", ".list.json", ".scenario.json", ".system.json"}); };
    if ((command == "eval" && name == "expression") || name == "--at") return [](const Typed&) { return Completion(); };
    if ((command == "complete" || command == "cost" || command == "verify") && name == "file")
        return [](const Typed&) { return filesWith({".army.json"}); };
    if (command == "odds" && name == "words") return [](const Typed&) { return filesWith({".army.json"}); };
    if (command == "stats" && name == "file")
        return [](const Typed&) { return filesWith({".army.json", ".scenario.json"}); };
    if (command == "docs" && name == "game")
        return [&session](const Typed&) {
            auto found = command_line::systemWords(session.library());
            found.files = true;
            found.suffixes = {".system.json", ".list.json"};
            return found;
        };
    if (command == "pack" && name == "game")
        return [&session](const Typed&) {
            auto found = command_line::systemWords(session.library());
            found.files = true;
            found.suffixes = {".system.json"};
            return found;
        };
    if (command == "add" && name == "file")
        return [](const Typed&) { return filesWith({std::string(packSuffix), ".system.json"}); };
    if (name == "--since") return [](const Typed&) { return filesWith({".system.json", std::string(packSuffix)}); };
    if (command == "remove" && name == "id") return [](const Typed&) { return installedPacks(); };
    if ((command == "pack" || command == "add") && (name == "--id" || name == "--licence" || name == "--book-version"))
        return [](const Typed&) { return Completion(); };
    if (command == "new" && name == "--like")
        return [&session](const Typed&) { return command_line::systemWords(session.library()); };
    if (command == "new" && name == "file")
        return [](const Typed&) { return filesWith({".system.json", ".list.json", ".house.json"}); };
    if (command == "new" && name == "--tests") return [](const Typed&) { return filesWith(); };
    if (name == "--today") return [](const Typed&) { return Completion(); };
    if (name == "path") return [](const Typed&) { return filesToCheck(); };
    return nullptr;
}

Sources sourcesOf(const CLI::App& app, Session& session)
{
    Sources sources;
    for (const auto* command : app.get_subcommands(nullptr)) {
        for (const auto* option : command->get_options()) {
            const bool isPositional = option->get_positional();
            if (!isPositional && option->get_lnames().empty()) continue;
            const auto name = isPositional ? option->get_name(true) : "--" + option->get_lnames().front();
            if (!option->get_type_size()) continue;
            if (auto source = sourceFor(command->get_name(), name, session)) sources.add(option, std::move(source));
        }
    }
    return sources;
}

}  // namespace

Completion completed(const CLI::App& app, const std::vector<std::string>& words, Session& session)
{
    if (words.size() > 1 && words.front() == "print") {
        std::vector<std::string> asked{"--complete"};
        asked.insert(asked.end(), words.begin() + 1, words.end());
        becomePrinter(asked);
        return {};  // without muster-print there is nothing to complete
    }
    return command_line::complete(app, sourcesOf(app, session), words);
}

}  // namespace muster::validator
