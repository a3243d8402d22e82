#include "core/game/added_rules.hpp"
#include "core/game/game.hpp"
#include "core/game/shared_rules.hpp"
#include "core/library/library.hpp"
#include "core/text/nearest.hpp"
#include "core/text/origins.hpp"
#include "core/text/shortlist.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace muster::rules {

namespace fs = std::filesystem;
using diagnostics::Level;
using files::Project;
using text::Node;

namespace {

/// Known names for a message about an unknown one.
std::string listed(std::string_view lead, std::span<const std::string> names, std::string_view name,
                   std::string_view command)
{
    const auto list = text::shortlist(names, name);
    return fmt::format("{}: {}{}{}", lead, list.text, list.isWhole ? "" : "; see: ", list.isWhole ? "" : command);
}

/// All rules that a line of settings may name, by full name.
std::vector<std::string_view> rulesOf(const Game* game)
{
    std::vector<std::string_view> names;
    for (const auto& shared : sharedRules()) names.push_back(shared.name);
    if (game)
        for (const auto& rule : game->rules) names.push_back(rule.name);
    return names;
}

}  // namespace

std::shared_ptr<const RulesContext> Library::rulesContext(const Project& project, const Request& request)
{
    const std::string folder = request.house.empty() ? std::string() : request.from.parent_path().string();
    const auto inForce = settings(project, request.from.empty() ? project.root() : request.from);
    return m_rulesContexts.get(fmt::format("{}\n{}\n{}\n{}\n{}\n{}", project.root().string(), request.system,
                                           request.list, request.house, folder, inForce->identity()),
                               [&] { return makeRulesContext(project, request, inForce); });
}

bool Library::findGame(RulesContext& rulesContext, const Project& project, std::string_view id)
{
    const auto found = system(project, id);
    if (!found) {
        const auto ids = project.systemIds();
        const auto near = text::nearest(ids, id);
        rulesContext.problems.push_back({"system", "ref/not-found", Level::error,
                                         fmt::format("there is no system \"{}\"", id),
                                         near.empty() ? listed("the systems are", ids, id, "muster systems")
                                                      : fmt::format("did you mean \"{}\"?", near)});
        return false;
    }
    rulesContext.game = found->game;
    if (rulesContext.game) {
        rulesContext.parts.push_back({"system", files::FileKind::system, found->path});
        return true;
    }
    const auto& file = *found->file;
    rulesContext.problems.push_back(
        {"system", "ref/broken", Level::error,
         fmt::format("the system \"{}\" cannot be read, so its rules cannot be checked", id),
         file.source ? fmt::format("see its errors with: muster check {}", file.source->name()) : file.error});
    return false;
}

std::shared_ptr<const RulesContext> Library::makeRulesContext(const Project& project, const Request& request,
                                                              const std::shared_ptr<const Settings>& settings)
{
    auto rulesContext = std::make_shared<RulesContext>();
    useSettings(*rulesContext, settings);
    if (findGame(*rulesContext, project, request.system)) {
        Catalogue::Sources sources;
        sources.language = m_language;
        if (!request.list.empty()) {
            if (const auto path = list(project, request.system, request.list)) {
                gatherLists(*rulesContext, project, {file(*path)->document, *path}, sources);
            } else {
                rulesContext->problems.push_back(listProblem(project, request));
            }
        }
        gatherHouses(*rulesContext, project, request, houseOf(*rulesContext, project, request), sources);
        // Which derived values affect verdicts depends on the rules, and pins are about the system alone.
        const auto ofSystem = rulesContext->game;
        addRules(*rulesContext, sources);
        rulesContext->catalogue = std::make_shared<const Catalogue>(rulesContext->game, std::move(sources));
        rulesContext->levelLines.add(rulesContext->catalogue->houseLevels());
        rulesContext->hashes = hashesOf(*ofSystem, *rulesContext->catalogue);
    }
    if (rulesContext->levelLines.isCut())
        rulesContext->problems.push_back(
            {"settings", "ref/too-many", Level::error,
             fmt::format("settings and house rules have more than {} patterns of rules for this file; the rest are "
                         "ignored",
                         Levels::maxPatterns),
             "use fewer patterns, such as one for each game"});
    rulesContext->levels = rulesContext->levelLines.levelsOf(rulesOf(rulesContext->game.get()));
    return rulesContext;
}

void Library::addRules(RulesContext& rulesContext, const Catalogue::Sources& sources, const text::Document* checked)
{
    std::vector<std::shared_ptr<const text::Document>> files;
    for (auto house = sources.houses.rbegin(); house != sources.houses.rend(); ++house)
        if ((*house)->root()["rules"].isArray()) files.push_back(*house);
    for (const auto& list : sources.lists)
        if (list->root()["rules"].isArray() && rulesContext.game->listSchema->accepts(list->root()))
            files.push_back(list);
    if (files.empty()) return;
    const auto withRules = [&] {
        auto loaded = loadWithAddedRules(*rulesContext.game, files);
        return loaded.game ? loaded.game : rulesContext.game;
    };
    if (std::any_of(files.begin(), files.end(), [&](const auto& file) { return file.get() == checked; })) {
        rulesContext.game = withRules();
        return;
    }
    std::string key;
    for (const auto* source : text::writtenSources(rulesContext.game->document->source())) key += source->name() + '\n';
    for (const auto& file : files) key += fmt::format("\n{}", file->source().name());
    rulesContext.game = m_gamesWithAddedRules.get(key, withRules);
}

ContextProblem Library::listProblem(const Project& project, const Request& request)
{
    for (const auto& path : project.lists(request.list))
        if (!file(path)->document)
            return {"list", "ref/broken", Level::error, fmt::format("the list \"{}\" cannot be read", request.list),
                    fmt::format("see its errors with: muster check {}", files::displayName(path))};
    const auto ids = listIds(project, request.system);
    const auto near = text::nearest(ids, request.list);
    return {"list", "ref/not-found", Level::error,
            fmt::format("there is no list \"{}\" of {}", request.list, request.system),
            near.empty() ? listed("its lists are", ids, request.list, fmt::format("muster lists {}", request.system))
                         : fmt::format("did you mean \"{}\"?", near)};
}

std::shared_ptr<const RulesContext> Library::rulesContextOfList(const Project& project,
                                                                std::shared_ptr<const text::Document> list,
                                                                const fs::path& path, std::string_view system)
{
    auto rulesContext = std::make_shared<RulesContext>();
    useSettings(*rulesContext, settings(project, path));
    rulesContext->levels = rulesContext->levelLines.levelsOf(rulesOf(nullptr));
    if (!findGame(*rulesContext, project, system.empty() ? list->root()["system"].string() : system))
        return rulesContext;
    rulesContext->levels = rulesContext->levelLines.levelsOf(rulesOf(rulesContext->game.get()));
    Catalogue::Sources sources;
    sources.language = m_language;
    const auto* const checked = list.get();
    gatherLists(*rulesContext, project, {std::move(list), {}}, sources);
    // The list itself is the checked file.
    std::erase_if(rulesContext->problems, [](const ContextProblem& problem) { return problem.key == "list"; });
    std::erase_if(rulesContext->parts, [](const ContextFile& part) { return part.kind == files::FileKind::list; });
    addRules(*rulesContext, sources, checked);
    rulesContext->levels = rulesContext->levelLines.levelsOf(rulesOf(rulesContext->game.get()));
    rulesContext->catalogue = std::make_shared<const Catalogue>(rulesContext->game, std::move(sources));
    return rulesContext;
}

void Library::gatherLists(RulesContext& rulesContext, const Project& project, ListFile list,
                          Catalogue::Sources& sources)
{
    // Breadth first: a list's own content comes before inherited content.
    std::set<std::string, std::less<>> seen{std::string(list.document->root()["id"].string())};
    std::vector<ListFile> waiting{std::move(list)};
    for (std::size_t i = 0; i < waiting.size(); ++i) {
        if (i > maxExtended) {
            rulesContext.problems.push_back(
                {"list", "ref/too-many", Level::error,
                 fmt::format("the list extends more than {} others, directly or indirectly; the rest are ignored",
                             maxExtended),
                 "merge them into fewer lists"});
            break;
        }
        const auto [document, from] = waiting[i];
        sources.lists.push_back(document);
        rulesContext.parts.push_back({"list", files::FileKind::list, from});
        for (const Node extended : document->root()["extends"]) {
            if (!seen.insert(std::string(extended.string())).second) continue;
            // A missing one is a finding in the list that extends it.
            if (const auto found = this->list(project, rulesContext.game->id, extended.string()))
                waiting.push_back({file(*found)->document, *found});
        }
    }
}

void Library::useSettings(RulesContext& rulesContext, std::shared_ptr<const Settings> settings)
{
    rulesContext.settings = std::move(settings);
    rulesContext.levelLines = rulesContext.settings->levels();
    rulesContext.acceptsErrors = rulesContext.settings->acceptsErrors();
    for (const auto& problem : rulesContext.settings->problems()) {
        rulesContext.problems.push_back({"settings", problem.rule, Level::error,
                                         fmt::format("{}: {}", files::displayName(problem.from), problem.message),
                                         problem.help});
    }
    for (const auto& path : rulesContext.settings->files())
        if (auto fault = settingsFault(path); !fault.empty())
            rulesContext.problems.push_back(
                {"settings", "ref/broken", Level::error, std::move(fault),
                 fmt::format("fix that file first; see: muster check {}", files::displayName(path))});
}

}  // namespace muster::rules
