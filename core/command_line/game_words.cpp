#include "core/command_line/game_words.hpp"

#include "core/files/project.hpp"
#include "core/game/game.hpp"
#include "core/game/shared_rules.hpp"
#include "core/library/library.hpp"

#include <algorithm>
#include <filesystem>

namespace muster::command_line {

namespace {

/// Calls `visit` for each system without errors in the current folder's project, or only for the one of that id.
template <typename Visit>
void forEachGame(rules::Library& library, std::string_view only, const Visit& visit)
{
    std::error_code error;
    const auto folder = std::filesystem::current_path(error);
    if (error) return;
    const auto project = library.project(folder);
    for (const auto& id : project->systemIds()) {
        if (!only.empty() && id != only) continue;
        const auto system = library.system(*project, id);
        if (system && system->game) visit(*project, *system->game);
    }
}

void addOnce(std::vector<Candidate>& words, std::string word, std::string description)
{
    const auto isSame = [&](const Candidate& each) { return each.word == word; };
    if (std::none_of(words.begin(), words.end(), isSame)) words.push_back({std::move(word), std::move(description)});
}

}  // namespace

Completion systemWords(rules::Library& library)
{
    Completion found;
    forEachGame(library, {}, [&](const files::Project&, const rules::Game& game) {
        found.words.push_back({game.id, game.name});
    });
    return found;
}

Completion listWords(rules::Library& library, std::string_view system)
{
    Completion found;
    forEachGame(library, system, [&](const files::Project& project, const rules::Game& game) {
        for (const auto& id : library.listIds(project, game.id)) {
            const auto path = library.list(project, game.id, id);
            if (path) addOnce(found.words, id, std::string(library.file(*path)->document->root()["name"].string()));
        }
    });
    return found;
}

Completion ruleWords(rules::Library& library)
{
    Completion found;
    forEachGame(library, {}, [&](const files::Project& project, const rules::Game& own) {
        // With the rules of the house that the settings of this folder name.
        const auto context = library.rulesContext(project, {own.id, {}, {}, std::filesystem::current_path()});
        for (const auto& rule : (context->game ? *context->game : own).rules)
            addOnce(found.words, rule.name, std::string(rule.text("title")));
    });
    for (const auto& rule : rules::sharedRules())
        found.words.push_back({std::string(rule.name), std::string(rule.title)});
    return found;
}

Completion sheetWords(rules::Library& library, std::string_view system)
{
    Completion found;
    forEachGame(library, system, [&](const files::Project&, const rules::Game& game) {
        for (const auto sheet : game.document->root()["sheets"])
            addOnce(found.words, std::string(sheet["id"].string()), std::string(sheet["title"].string()));
    });
    return found;
}

}  // namespace muster::command_line
