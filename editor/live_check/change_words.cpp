#include "editor/live_check/change_words.hpp"

#include "core/files/id.hpp"

namespace muster::editor {

namespace {

std::string named(const std::string& word, const CheckResult& checkResult)
{
    for (const auto* entries : {&checkResult.catalogue.units, &checkResult.catalogue.leaders})
        for (const auto& entry : *entries)
            if (files::inWords(entry.id) == word) return entry.title;
    for (const auto* members : {&checkResult.army.units, &checkResult.army.leaders})
        for (const auto& member : *members) {
            if (!member.ownName && !member.entry.empty() && files::inWords(member.entry) == word) return member.name;
            for (const auto& option : member.options)
                if (option.id == word) return option.title;
        }
    return word;
}

}  // namespace

void nameAsInGame(Change& change, const CheckResult& checkResult)
{
    for (auto& word : change.words) word = named(word, checkResult);
}

}  // namespace muster::editor
