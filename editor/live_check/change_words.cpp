#include "editor/live_check/change_words.hpp"

#include "core/files/id.hpp"
#include "core/game/game.hpp"
#include "core/library/library.hpp"

#include <optional>

namespace muster::editor {

namespace {

/// The name that the army of a side has for a base, such as "pike-block" or, in words, "Pike block 2".
std::optional<std::string> namedOnBoard(const std::string& word, const BoardModel& board)
{
    for (const auto& side : board.sides)
        for (const auto& unit : side.units) {
            const auto words = files::inWords(unit.id);
            if (word == unit.id || word == words) return unit.name;
            if (unit.bases > 1 && word.starts_with(words + " ") &&
                word.find_first_not_of("0123456789", words.size() + 1) == std::string::npos)
                return unit.name + word.substr(words.size());
        }
    return std::nullopt;
}

std::string named(const std::string& word, const CheckResult& checkResult)
{
    if (checkResult.board) return namedOnBoard(word, *checkResult.board).value_or(word);
    for (const auto* entries : {&checkResult.catalogue.units, &checkResult.catalogue.leaders})
        for (const auto& entry : *entries)
            if (files::inWords(entry.id) == word) return entry.title;
    for (const auto* members : {&checkResult.army.units, &checkResult.army.leaders})
        for (const auto& member : *members) {
            if (!member.ownName && files::inWords(member.entry.empty() ? member.id : member.entry) == word)
                return member.name;
            for (const auto& option : member.options)
                if (option.id == word) return option.title;
        }
    return word;
}

/// Changes whose first word is a key of a unit, leader, group or army.
bool isAboutKey(const Change& change)
{
    return change.words.size() == 2 &&
           (change.what == "Change %1 of %2" || change.what == "Reset %1 of %2" || change.what == "Add to %1 of %2" ||
            change.what == "Remove from %1 of %2" || change.what == "Move in %1 of %2");
}

std::optional<std::string> titleOfField(const CheckResult& checkResult, std::string_view key)
{
    if (!checkResult.rulesContext || !checkResult.rulesContext->game) return std::nullopt;
    const auto& game = *checkResult.rulesContext->game;
    for (const auto* form : {&game.unit, &game.leader, &game.group, &game.army, &game.entry})
        if (const auto* field = form->find(key))
            if (const auto title = field->schema["title"].string(); !title.empty()) return checkResult.worded(title);
    return std::nullopt;
}

}  // namespace

std::string titleOfKey(const CheckResult& checkResult, std::string_view key)
{
    return titleOfField(checkResult, key).value_or(files::inWords(key));
}

void nameAsInGame(Change& change, const CheckResult& checkResult)
{
    if (isAboutKey(change) && !checkResult.board) {
        change.words[0] = titleOfField(checkResult, change.words[0]).value_or(change.words[0]);
        change.words[1] = named(change.words[1], checkResult);
        return;
    }
    for (auto& word : change.words) word = named(word, checkResult);
}

}  // namespace muster::editor
