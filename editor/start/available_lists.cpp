// Included first, because a function in it has the name of a Qt macro.
#include "core/game/game.hpp"
#include "core/library/library.hpp"
#include "editor/live_check/catalogue_cache.hpp"

#include "editor/start/available_lists.hpp"

#include "editor/look/words.hpp"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace muster::editor {

namespace {

/// The maximum cost of a list's entries, by their first tag.
std::vector<PointsShare> sharesOf(const CatalogueView& catalogue)
{
    std::vector<PointsShare> shares;
    for (const auto& entry : catalogue.units) {
        const QString label = entry.tags.empty() ? toQString(entry.title) : toQString(entry.tags.front());
        const double count = entry.maximum ? static_cast<double>(*entry.maximum)
                                           : static_cast<double>(std::max<std::int64_t>(entry.minimum, 1));
        const double points = (entry.costNumber ? *entry.costNumber : 1) * count;
        const auto same =
            std::find_if(shares.begin(), shares.end(), [&](const PointsShare& share) { return share.label == label; });
        if (same == shares.end())
            shares.push_back({label, points});
        else
            same->points += points;
    }
    return shares;
}

/// The common title of all entries' first tags.
QString sharedBy(const CatalogueView& catalogue)
{
    QStringList titles;
    for (const auto& entry : catalogue.units)
        if (const auto title = entry.tagTitles.empty() ? QString() : toQString(entry.tagTitles.front());
            !titles.contains(title))
            titles << title;
    return titles.size() == 1 ? titles.front() : QString();
}

QString wordsOf(const CatalogueView& catalogue)
{
    QStringList words;
    for (const auto* entries : {&catalogue.units, &catalogue.leaders})
        for (const auto& entry : *entries) words << toQString(entry.title);
    return words.join(u'\n');
}

AvailableList availableLists(rules::Library& library, const files::Project& project, const std::string& system,
                             const std::string& id)
{
    AvailableList list;
    list.id = id;
    const auto path = library.list(project, system, id);
    const auto file = path ? library.file(*path) : nullptr;
    if (file && file->document) {
        const auto root = file->document->root();
        const auto rulesContext = library.rulesContext(project, {system, id, {}, {}});
        const auto words = rulesContext && rulesContext->catalogue ? GameWords(*rulesContext->catalogue) : GameWords();
        list.name = toQString(words(root["name"].string()));
        list.period = toQString(words(root["period"].string()));
        list.book = toQString(words(root["book"].string()));
        list.summary = toQString(words(root["summary"].string()));
        QStringList sources;
        for (const auto source : root["sources"]) sources << toQString(source.string());
        list.sources = sources.join(u'\n');
    }
    if (list.name.isEmpty()) list.name = toQString(id);
    const auto rulesContext = library.rulesContext(project, {system, id, {}, {}});
    if (rulesContext && rulesContext->catalogue) {
        const auto catalogue = catalogueCacheOf(*rulesContext).catalogue;
        list.shares = sharesOf(catalogue);
        list.sharedBy = sharedBy(catalogue);
        list.words = wordsOf(catalogue);
        list.entries = static_cast<int>(rulesContext->catalogue->entries().size());
    }
    return list;
}

}  // namespace

std::vector<AvailableSystem> availableSystems(rules::Library& library, const std::filesystem::path& folder)
{
    std::vector<AvailableSystem> systems;
    const auto project = library.project(folder);
    for (const auto& id : project->systemIds()) {
        const auto file = library.system(*project, id);
        if (!file || !file->game) continue;
        const auto& game = *file->game;
        const auto root = game.document->root();
        const GameWords words(game);
        AvailableSystem system{id,
                               toQString(words(game.name)),
                               toQString(game.version),
                               toQString(words(root["summary"].string())),
                               game.lists != rules::Game::Lists::none,
                               game.lists != rules::Game::Lists::required,
                               toQString(words(root["budget"]["label"].string())),
                               {}};
        if (system.lists)
            for (const auto& list : library.listIds(*project, id))
                system.availableLists.push_back(availableLists(library, *project, id, list));
        std::stable_sort(system.availableLists.begin(), system.availableLists.end(),
                         [](const AvailableList& a, const AvailableList& b) {
                             return a.book != b.book ? a.book < b.book : sortsBefore(a.name, b.name);
                         });
        if (system.withoutList) {
            AvailableList none;
            none.name = system.lists ? QCoreApplication::translate("ListShelf", "Without a list")
                                     : QCoreApplication::translate("ListShelf", "An army of your own");
            none.summary =
                system.lists
                    ? QCoreApplication::translate("ListShelf", "Every unit is made by hand, with values of your own.")
                    : system.summary;
            system.availableLists.push_back(std::move(none));
        }
        systems.push_back(std::move(system));
    }
    std::stable_sort(systems.begin(), systems.end(),
                     [](const AvailableSystem& a, const AvailableSystem& b) { return sortsBefore(a.name, b.name); });
    return systems;
}

}  // namespace muster::editor
