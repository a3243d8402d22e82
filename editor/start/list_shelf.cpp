// First, because it has a function by the name of a macro of Qt.
#include "editor/judge/catalogue.hpp"

#include "editor/start/list_shelf.hpp"

#include "editor/window/words.hpp"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace muster::editor {

namespace {

/// What the entries of a list could cost at most, by their first tag.
std::vector<PointsShare> sharesOf(const OfferPicture& offer)
{
    std::vector<PointsShare> shares;
    for (const auto& entry : offer.units) {
        const QString label = entry.tags.empty() ? shown(entry.title) : shown(entry.tags.front());
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

/// What the first tags of all entries are of.
QString sharedBy(const OfferPicture& offer)
{
    QStringList titles;
    for (const auto& entry : offer.units)
        if (const auto title = entry.tagTitles.empty() ? QString() : shown(entry.tagTitles.front());
            !titles.contains(title))
            titles << title;
    return titles.size() == 1 ? titles.front() : QString();
}

QString wordsOf(const OfferPicture& offer)
{
    QStringList words;
    for (const auto* entries : {&offer.units, &offer.leaders})
        for (const auto& entry : *entries) words << shown(entry.title);
    return words.join(u'\n');
}

ShelvedList shelved(rules::Library& library, const model::Project& project, const std::string& system,
                    const std::string& id)
{
    ShelvedList list;
    list.id = id;
    const auto path = library.list(project, system, id);
    const auto file = path ? library.file(*path) : nullptr;
    if (file && file->document) {
        const auto root = file->document->root();
        const auto basis = library.basis(project, {system, id, {}, {}});
        const auto words = basis && basis->offer ? GameWords(*basis->offer) : GameWords();
        list.name = shown(words(root["name"].string()));
        list.period = shown(words(root["period"].string()));
        list.book = shown(words(root["book"].string()));
        list.summary = shown(words(root["summary"].string()));
        QStringList sources;
        for (const auto source : root["sources"]) sources << shown(source.string());
        list.sources = sources.join(u'\n');
    }
    if (list.name.isEmpty()) list.name = shown(id);
    const auto basis = library.basis(project, {system, id, {}, {}});
    if (basis && basis->offer) {
        const auto offer = catalogueOf(*basis).offer;
        list.shares = sharesOf(offer);
        list.sharedBy = sharedBy(offer);
        list.words = wordsOf(offer);
        list.entries = static_cast<int>(basis->offer->entries().size());
    }
    return list;
}

}  // namespace

std::vector<ShelvedSystem> shelf(rules::Library& library, const std::filesystem::path& folder)
{
    std::vector<ShelvedSystem> systems;
    const auto project = library.project(folder);
    for (const auto& id : project->systemIds()) {
        const auto file = library.system(*project, id);
        if (!file || !file->game) continue;
        const auto& game = *file->game;
        const auto root = game.document->root();
        const GameWords words(game);
        ShelvedSystem system{id,
                             shown(words(game.name)),
                             shown(game.version),
                             shown(words(root["summary"].string())),
                             game.lists != rules::Game::Lists::none,
                             game.lists != rules::Game::Lists::required,
                             shown(words(root["budget"]["label"].string())),
                             {}};
        if (system.lists)
            for (const auto& list : library.listIds(*project, id))
                system.shelved.push_back(shelved(library, *project, id, list));
        std::stable_sort(system.shelved.begin(), system.shelved.end(), [](const ShelvedList& a, const ShelvedList& b) {
            return a.book != b.book ? a.book < b.book : sortsBefore(a.name, b.name);
        });
        if (system.withoutList) {
            ShelvedList none;
            none.name = system.lists ? QCoreApplication::translate("ListShelf", "Without a list")
                                     : QCoreApplication::translate("ListShelf", "An army of your own");
            none.summary =
                system.lists
                    ? QCoreApplication::translate("ListShelf", "Every unit is made by hand, with values of your own.")
                    : system.summary;
            system.shelved.push_back(std::move(none));
        }
        systems.push_back(std::move(system));
    }
    std::stable_sort(systems.begin(), systems.end(),
                     [](const ShelvedSystem& a, const ShelvedSystem& b) { return sortsBefore(a.name, b.name); });
    return systems;
}

}  // namespace muster::editor
