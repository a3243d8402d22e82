#include "core/library/library.hpp"

#include "core/game/added_rules.hpp"
#include "core/game/game.hpp"
#include "core/game/schema_check.hpp"
#include "core/game/shared_rules.hpp"
#include "core/text/nearest.hpp"
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

/// True if a path leads to no file: whoever names it reports that.
bool isAbsence(std::error_code reason)
{
    using std::errc;
    return reason == errc::no_such_file_or_directory || reason == errc::not_a_directory ||
           reason == errc::filename_too_long || reason == errc::too_many_symbolic_link_levels;
}

}  // namespace

Library::Library(const std::vector<fs::path>& dataFolders, std::optional<fs::path> house, files::Links links,
                 std::optional<text::Date> today)
    : m_house(std::move(house)), m_links(links), m_today(today)
{
    for (const auto& folder : dataFolders)
        m_data.push_back(std::make_shared<const files::FolderIndex>(folder, files::Links::followed));
}

std::shared_ptr<const Project> Library::project(const fs::path& path, const fs::path& given)
{
    const fs::path folder = path.has_filename() && files::kindOf(path) ? path.parent_path() : path;
    const auto isRoot = [this](const fs::path& settings) {
        const auto loaded = file(settings);
        return loaded->document && loaded->document->root()["root"].boolean();
    };
    const auto root = m_roots.get({folder, given}, [&] { return Project::rootOf(path, given, isRoot); });
    return m_projects.get(root, [&] { return std::make_shared<const Project>(root, m_data, m_links); });
}

void Library::pretend(const fs::path& path, std::shared_ptr<const text::Source> source)
{
    std::error_code error;
    m_pretended[fs::weakly_canonical(path, error)] = std::move(source);
}

std::variant<std::shared_ptr<const text::Source>, files::FileError> Library::read(const fs::path& path) const
{
    std::error_code error;
    if (!m_pretended.empty())
        if (const auto given = m_pretended.find(fs::weakly_canonical(path, error)); given != m_pretended.end())
            return given->second;
    return files::readFile(path, files::displayName(path));
}

std::shared_ptr<const LoadedFile> Library::file(const fs::path& path)
{
    return m_files.get(path, [&] {
        auto made = std::make_shared<LoadedFile>();
        auto read = this->read(path);
        if (auto* error = std::get_if<files::FileError>(&read)) {
            made->error = error->message;
            made->isUnreadable = error->reason && !isAbsence(error->reason);
        } else {
            made->source = std::get<std::shared_ptr<const text::Source>>(read);
            auto parsed = text::Document::parse(made->source);
            made->document = parsed.document;
            made->faults = std::move(parsed.faults);
        }
        return made;
    });
}

std::vector<std::string> Library::unreadable() const
{
    std::vector<std::string> sentences;
    for (const auto& [path, file] : m_files.made())
        if (file->isUnreadable) sentences.push_back(file->error);
    return sentences;
}

bool Library::hasRead(const fs::path& path)
{
    std::error_code error;
    const auto files = m_files.made();
    return std::any_of(files.begin(), files.end(),
                       [&](const auto& file) { return fs::equivalent(file.first, path, error); });
}

std::shared_ptr<const Library::SystemFile> Library::systemAt(const fs::path& path)
{
    return m_systems.get(path, [&] {
        auto made = std::make_shared<SystemFile>();
        made->path = path;
        made->file = file(path);
        if (made->file->document) {
            made->faults = schemaFaults("system", made->file->document->root());
            if (made->faults.empty()) {
                auto loaded = Game::load(made->file->document, made->file->source->name(), m_recording);
                made->game = std::move(loaded.game);
                made->faults = std::move(loaded.faults);
            }
        }
        return made;
    });
}

std::shared_ptr<const Library::SystemFile> Library::systemOf(const text::Document& document)
{
    for (const auto& [path, system] : m_systems.made())
        if (system->file->document.get() == &document) return system;
    return nullptr;
}

std::shared_ptr<const Library::SystemFile> Library::system(const Project& project, std::string_view id)
{
    const auto paths = project.systems(id);
    return paths.empty() ? nullptr : systemAt(paths.front());
}

std::optional<fs::path> Library::list(const Project& project, std::string_view system, std::string_view id)
{
    for (const auto& path : project.lists(id)) {
        const auto loaded = file(path);
        if (loaded->document && loaded->document->root()["system"].string() == system) return path;
    }
    return std::nullopt;
}

std::vector<std::string> Library::listIds(const Project& project, std::string_view system)
{
    std::vector<std::string> ids;
    for (const auto& path : project.allLists()) {
        const auto loaded = file(path);
        if (loaded->document && loaded->document->root()["system"].string() == system)
            ids.push_back(files::stemOf(path));
    }
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
}

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

namespace {

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

std::shared_ptr<const RulesContext> Library::makeRulesContext(const Project& project, const Request& request,
                                                              const std::shared_ptr<const Settings>& settings)
{
    auto rulesContext = std::make_shared<RulesContext>();
    useSettings(*rulesContext, settings);
    if (findGame(*rulesContext, project, request.system)) {
        Catalogue::Sources sources;
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
    std::string key = rulesContext.game->file;
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

std::shared_ptr<const RulesContext>
Library::rulesContextOfList(const Project& project, std::shared_ptr<const text::Document> list, const fs::path& path)
{
    auto rulesContext = std::make_shared<RulesContext>();
    useSettings(*rulesContext, settings(project, path));
    rulesContext->levels = rulesContext->levelLines.levelsOf(rulesOf(nullptr));
    if (!findGame(*rulesContext, project, list->root()["system"].string())) return rulesContext;
    rulesContext->levels = rulesContext->levelLines.levelsOf(rulesOf(rulesContext->game.get()));
    Catalogue::Sources sources;
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

bool Library::isValidHouse(const fs::path& path, Node root)
{
    return m_validHouses.get(path, [&] { return sharedSchema("house").accepts(root); });
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

namespace {

/// Resolves a reference to house rules; a problem is added if there is no such file.
std::optional<fs::path> housePath(RulesContext& rulesContext, const Project& project, const fs::path& from,
                                  std::string_view reference)
{
    const auto target = project.resolve(from, reference);
    if (const auto* found = std::get_if<fs::path>(&target)) return *found;
    if (std::get<Project::ResolveError>(target) == Project::ResolveError::outsideRoot)
        rulesContext.problems.push_back(
            {"house", "ref/outside-root", Level::error,
             fmt::format("the house rules \"{}\" lie outside the project", files::shownReference(reference)),
             fmt::format("move them below {}", files::displayName(project.root()))});
    else
        rulesContext.problems.push_back(
            {"house", "ref/not-found", Level::error,
             fmt::format("there is no house rules file \"{}\"", files::shownReference(reference)),
             fmt::format("correct the path in {}; it is relative to that file", files::displayName(from))});
    return std::nullopt;
}

}  // namespace

std::optional<fs::path> Library::houseOf(RulesContext& rulesContext, const Project& project, const Request& request)
{
    if (!request.house.empty()) return housePath(rulesContext, project, request.from, request.house);
    if (m_house) return m_house;
    for (const auto& house : rulesContext.settings->houses()) {
        if (!house.game.empty() && house.game != rulesContext.game->id) continue;
        const auto path = housePath(rulesContext, project, house.from, house.node.string());
        if (!path || !house.game.empty()) return path;
        // House rules of a folder apply to armies of their own system only.
        const auto loaded = file(*path);
        if (files::kindOf(*path) != files::FileKind::house || !loaded->document ||
            loaded->document->root()["system"].string() == rulesContext.game->id)
            return path;
    }
    return std::nullopt;
}

void Library::gatherHouses(RulesContext& rulesContext, const Project& project, const Request& request,
                           std::optional<fs::path> path, Catalogue::Sources& sources)
{
    // House rules of a program's option apply to armies of their own system only.
    const bool isOfOption = m_house && request.house.empty();
    std::set<fs::path> seen;
    while (path) {
        if (!seen.insert(*path).second) {
            rulesContext.problems.push_back({"house", "ref/cycle", Level::error,
                                             "the house rules extend each other in a circle",
                                             "remove \"extends\" from one of them"});
            break;
        }
        if (files::kindOf(*path) != files::FileKind::house) {
            rulesContext.problems.push_back({"house", "ref/broken", Level::error,
                                             fmt::format("\"{}\" is not a house rules file", path->filename().string()),
                                             "name a file that ends in .house.json"});
            break;
        }
        const auto loaded = file(*path);
        const bool other = loaded->document && loaded->document->root()["system"].string() != rulesContext.game->id;
        if (other && isOfOption) break;
        if (!loaded->document || other || !isValidHouse(*path, loaded->document->root())) {
            rulesContext.problems.push_back({"house", "ref/broken", Level::error,
                                             other ? fmt::format("the house rules are for the system \"{}\"",
                                                                 loaded->document->root()["system"].string())
                                                   : std::string("the house rules have errors and are not used"),
                                             fmt::format("see them with: muster check {}", files::displayName(*path))});
            break;
        }
        sources.houses.insert(sources.houses.begin(), loaded->document);
        rulesContext.parts.push_back({"house", files::FileKind::house, *path});
        const Node extended = loaded->document->root()["extends"];
        if (!extended) break;
        if (sources.houses.size() > maxExtended) {
            rulesContext.problems.push_back(
                {"house", "ref/too-many", Level::error,
                 fmt::format("the chain of extended house rules has more than {} files; the rest are ignored",
                             maxExtended),
                 "merge them into fewer files"});
            break;
        }
        path = housePath(rulesContext, project, *path, extended.string());
    }
}

namespace {

struct CanonicalFolders {
    threads::OnceMap<fs::path, fs::path> folders;
};

}  // namespace

std::shared_ptr<const Settings> Library::settings(const Project& project, const fs::path& path)
{
    std::error_code error;
    // Thousands of files in one folder share all parts of their paths but the last.
    const bool isPlainFile = fs::symlink_status(path, error).type() == fs::file_type::regular;
    const auto made = [&](const fs::path& from) { return fs::weakly_canonical(from, error); };
    const auto parent = path.has_parent_path() ? path.parent_path() : fs::path(".");
    const auto whole =
        isPlainFile ? cache<CanonicalFolders>().folders.get(parent, [&] { return made(parent); }) / path.filename()
                    : made(path);
    const auto folder = !isPlainFile && fs::is_directory(whole, error) ? whole : whole.parent_path();
    const auto& root = project.root();
    const auto layers = m_layers.get(fmt::format("{}\n{}", root.string(), folder.string()), [&] {
        return std::make_shared<const FolderLayers>(root, folder,
                                                    [&](const fs::path& settings) { return file(settings)->document; });
    });
    return m_settings.get(fmt::format("{}\n{}", root.string(), Settings::identityOf(*layers, whole)),
                          [&] { return std::make_shared<const Settings>(layers, whole); });
}

std::string Library::settingsFault(const fs::path& path)
{
    return m_settingsFaults.get(path, [&]() -> std::string {
        const auto loaded = file(path);
        if (loaded->document && loaded->faults.empty() && sharedSchema("config").accepts(loaded->document->root()))
            return {};
        return fmt::format("the settings in {} have errors, so these findings may be wrong", files::displayName(path));
    });
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
