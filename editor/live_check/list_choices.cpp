#include "editor/live_check/list_choices.hpp"

#include "core/game/phrases.hpp"
#include "editor/live_check/game_words.hpp"

#include <algorithm>

namespace muster::editor {

std::vector<ListChoice> listsOf(rules::Library& library, const files::Project& project, std::string_view system)
{
    const auto language = spokenLanguage();
    std::vector<ListChoice> lists;
    for (auto& id : library.listIds(project, system)) {
        const auto path = library.list(project, system, id);
        const auto file = path ? library.file(*path) : nullptr;
        const auto root = file && file->document ? file->document->root() : text::Node();
        rules::Phrases phrases;
        phrases.add(root, language);
        auto name = phrases.of(root["name"].string());
        if (name.empty()) name = id;
        lists.push_back({std::move(id), std::move(name)});
    }
    std::stable_sort(lists.begin(), lists.end(),
                     [](const ListChoice& a, const ListChoice& b) { return a.name < b.name; });
    return lists;
}

}  // namespace muster::editor
