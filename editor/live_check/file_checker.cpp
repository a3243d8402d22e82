#include "editor/live_check/file_checker.hpp"

#include "core/army/opened_army.hpp"
#include "core/check/check.hpp"
#include "core/files/settings_sources.hpp"
#include "core/game/game.hpp"
#include "core/scenario/opened_scenario.hpp"
#include "core/text/origins.hpp"
#include "editor/live_check/army_view.hpp"
#include "editor/live_check/catalogue_cache.hpp"
#include "editor/live_check/list_choices.hpp"

#include <algorithm>

namespace muster::editor {

namespace fs = std::filesystem;
using text::Node;

namespace {

constexpr std::size_t maxCatalogues = 16;

/// The files used to check a text at that place, as far as known.
std::vector<fs::path> sourcesOf(const rules::RulesContext& rulesContext, const files::Project& project,
                                const fs::path& place, Node root)
{
    std::vector<fs::path> files;
    std::error_code error;
    const auto add = [&](const fs::path& path) { files.push_back(fs::absolute(path, error)); };
    add(project.root() / files::settingsName);
    for (const auto& settings : rulesContext.settings->files()) add(settings);
    if (rulesContext.game)
        for (const auto* source : text::writtenSources(rulesContext.game->document->source())) add(source->name());
    if (rulesContext.catalogue)
        for (const auto& list : rulesContext.catalogue->lists()) add(list->source().name());
    if (const auto house = root["house"].string(); !house.empty()) add(place.parent_path() / house);
    return files;
}

bool isAtOrBelow(std::string_view pointer, std::string_view place)
{
    return pointer.starts_with(place) && (pointer.size() == place.size() || pointer[place.size()] == '/');
}

}  // namespace

std::size_t CheckResult::count(diagnostics::Level level) const
{
    return static_cast<std::size_t>(std::count_if(diagnostics.begin(), diagnostics.end(),
                                                  [&](const auto& finding) { return finding.level == level; }));
}

std::vector<std::size_t> CheckResult::findingsAt(std::string_view pointer) const
{
    std::vector<std::size_t> indices;
    for (std::size_t i = 0; i < diagnostics.size(); ++i)
        if (isAtOrBelow(diagnostics[i].place.pointer, pointer)) indices.push_back(i);
    return indices;
}

FileChecker::FileChecker(std::shared_ptr<rules::Library> library)
    : m_library(std::move(library)), m_views(std::make_unique<MemberViewCache>())
{}
FileChecker::~FileChecker() = default;

const CatalogueCache& FileChecker::catalogueCacheOf(const std::shared_ptr<const rules::RulesContext>& rulesContext,
                                                    const files::Project& project)
{
    if (m_caches.size() >= maxCatalogues && !m_caches.contains(rulesContext)) m_caches.clear();
    auto& known = m_caches[rulesContext];
    if (!known) {
        known = std::make_unique<CatalogueCache>(editor::catalogueCacheOf(*rulesContext));
        known->catalogue.lists = listsOf(*m_library, project, rulesContext->game->id);
    }
    return *known;
}

CheckResult FileChecker::check(const Snapshot& given)
{
    Snapshot snapshot = given;
    if (snapshot.prepare) snapshot.prepare(snapshot);
    CheckResult checkResult;
    checkResult.revision = snapshot.revision;
    checkResult.place = snapshot.place;
    checkResult.document = snapshot.parsed.document;
    if (!snapshot.source) return checkResult;
    rules::Subject subject{snapshot.source, snapshot.place, snapshot.kind, {}, {}, snapshot.parsed};
    subject.withSheets = true;
    if (snapshot.viewWanted && snapshot.kind == files::FileKind::army) {
        checkArmy(subject, checkResult);
    } else if (snapshot.viewWanted && snapshot.kind == files::FileKind::scenario) {
        checkScenario(subject, checkResult);
    } else {
        checkResult.diagnostics = rules::check(subject, *m_library);
        checkResult.accepted = diagnostics::takeAccepted(checkResult.diagnostics);
    }
    return checkResult;
}

void FileChecker::checkArmy(const rules::Subject& army, CheckResult& checkResult)
{
    const auto opened = rules::OpenedArmy::open(
        army, *m_library, {.detail = rules::Roster::Detail::all, .remembers = true, .previous = m_last});
    checkResult.diagnostics = opened->findings();
    checkResult.accepted = opened->accepted();
    checkResult.document = opened->document();
    checkResult.rulesContext = opened->rulesContext();
    if (!opened->rulesContext()) return;
    checkResult.sources = sourcesOf(*opened->rulesContext(), *opened->project(), army.path, opened->root());
    if (!opened->roster()) return;
    const CatalogueCache& cache = catalogueCacheOf(opened->rulesContext(), *opened->project());
    if (!m_last || m_last->rulesContext() != opened->rulesContext()) *m_views = {};
    m_last = opened;
    m_views->beginArmy();
    checkResult.openedArmy = opened;
    checkResult.words = cache.words;
    checkResult.army = viewOf(*opened->roster(), *opened->rulesContext(), cache, *m_views);
    checkResult.catalogue = catalogueViewOf(checkResult.army, *opened->roster(), cache);
    shareFindings(checkResult.diagnostics, checkResult.army);
    checkResult.hasView = true;
}

void FileChecker::checkScenario(const rules::Subject& scenario, CheckResult& checkResult)
{
    const auto opened = rules::OpenedScenario::open(scenario, *m_library);
    checkResult.diagnostics = opened->findings();
    checkResult.accepted = opened->accepted();
    checkResult.document = opened->document();
    checkResult.rulesContext = opened->rulesContext();
    if (!opened->rulesContext()) return;
    checkResult.sources = sourcesOf(*opened->rulesContext(), *opened->project(), scenario.path, opened->root());
    for (const Node side : opened->root()["sides"])
        if (const auto army = side["army"].string(); !army.empty())
            checkResult.sources.push_back((scenario.path.parent_path() / army).lexically_normal());
    if (!opened->field()) return;
    checkResult.openedScenario = opened;
    expr::Arena arena;
    rules::Evaluation evaluation(arena);
    auto board = boardModelOf(*opened->field(), evaluation);
    shareFindings(checkResult.diagnostics, board);
    checkResult.board = std::make_shared<const BoardModel>(std::move(board));
}

CheckResult check(const Snapshot& snapshot, rules::Library& library)
{
    // Does not own the library, which outlives this call.
    return FileChecker(std::shared_ptr<rules::Library>(&library, [](rules::Library*) {})).check(snapshot);
}

}  // namespace muster::editor
