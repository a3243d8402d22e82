#include "editor/live_check/change_words.hpp"

#include "core/files/id.hpp"
#include "core/game/game.hpp"
#include "core/library/library.hpp"

#include <optional>

namespace muster::editor {

namespace {

std::optional<std::string> nameOfUnit(const CheckResult& checkResult, const ChangeWord& word)
{
    if (!checkResult.board) return std::nullopt;
    for (const auto& side : checkResult.board->sides)
        for (const auto& unit : side.units)
            if (unit.id == word.id) return unit.name + word.suffix;
    return std::nullopt;
}

std::optional<std::string> titleOfEntry(const CheckResult& checkResult, const std::string& id)
{
    for (const auto* entries : {&checkResult.catalogue.units, &checkResult.catalogue.leaders})
        for (const auto& entry : *entries)
            if (entry.id == id) return entry.title;
    // An entry that the list no longer offers.
    for (const auto* members : {&checkResult.army.units, &checkResult.army.leaders})
        for (const auto& member : *members)
            if (!member.ownName && member.entry == id) return member.name;
    return std::nullopt;
}

std::optional<std::string> nameOfElement(const CheckResult& checkResult, const std::string& id)
{
    for (const auto* members : {&checkResult.army.units, &checkResult.army.leaders})
        for (const auto& member : *members)
            if (!member.ownName && member.entry.empty() && member.id == id) return member.name;
    return std::nullopt;
}

std::optional<std::string> titleOfOption(const CheckResult& checkResult, const std::string& id)
{
    for (const auto* members : {&checkResult.army.units, &checkResult.army.leaders})
        for (const auto& member : *members)
            for (const auto& option : member.options)
                if (option.id == id) return option.title;
    return std::nullopt;
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
    const auto title = [&](const ChangeWord& word) -> std::optional<std::string> {
        switch (word.kind) {
        case ChangeWord::Kind::key: return titleOfField(checkResult, word.id);
        case ChangeWord::Kind::entry: return titleOfEntry(checkResult, word.id);
        case ChangeWord::Kind::element: return nameOfElement(checkResult, word.id);
        case ChangeWord::Kind::option: return titleOfOption(checkResult, word.id);
        case ChangeWord::Kind::base: return nameOfUnit(checkResult, word);
        case ChangeWord::Kind::plain: break;
        }
        return std::nullopt;
    };
    for (auto& word : change.words)
        if (auto titled = title(word)) word.text = std::move(*titled);
}

}  // namespace muster::editor
