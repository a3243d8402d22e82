#include "editor/judge/change_words.hpp"

#include "core/files/id.hpp"

namespace muster::editor {

namespace {

std::string named(const std::string& word, const Judgement& judgement)
{
    for (const auto* entries : {&judgement.catalogue.units, &judgement.catalogue.leaders})
        for (const auto& entry : *entries)
            if (files::inWords(entry.id) == word) return entry.title;
    for (const auto* members : {&judgement.army.units, &judgement.army.leaders})
        for (const auto& member : *members) {
            if (!member.ownName && !member.entry.empty() && files::inWords(member.entry) == word) return member.name;
            for (const auto& option : member.options)
                if (option.id == word) return option.title;
        }
    return word;
}

}  // namespace

void nameAsInGame(Change& change, const Judgement& judgement)
{
    for (auto& word : change.words) word = named(word, judgement);
}

}  // namespace muster::editor
