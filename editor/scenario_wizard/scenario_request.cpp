// First, because it has a function by the name of a macro of Qt.
#include "core/library/library.hpp"
#include "core/scenario/random_terrain.hpp"

#include "editor/scenario_wizard/scenario_request.hpp"

#include "core/scenario/map_picture.hpp"
#include "core/scenario/opened_scenario.hpp"
#include "editor/live_check/game_words.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::editor {

namespace {

/// Distributes objectives along the middle line between the sides.
void placeObjectives(rules::ScenarioPlan& plan, const ScenarioRequest& request)
{
    const auto edge = plan.sides.empty() ? std::nullopt : plan.sides.front().edge;
    const bool upright = edge == rules::Edge::east || edge == rules::Edge::west;
    plan.objectives.clear();
    for (int i = 1; i <= request.objectives; ++i) {
        const double part = static_cast<double>(i) / (request.objectives + 1);
        const geometry::Point at = upright ? geometry::Point{plan.width / 2, plan.depth * part}
                                           : geometry::Point{plan.width * part, plan.depth / 2};
        plan.objectives.push_back(
            {fmt::format("objective-{}", i),
             request.objectiveName.empty() ? std::string() : fmt::format("{} {}", request.objectiveName, i), at});
    }
}

/// Fills in the map and a description of its contents in the user's language.
void look(const rules::Battlefield& field, ScenarioResult& made)
{
    auto map = rules::mapPicture(field);
    const GameWords words(field.catalogue());
    for (auto& kind : map.kinds) {
        kind.label = words(kind.label);
        made.terrain.emplace_back(kind.label, 0);
    }
    for (const auto& piece : map.terrain)
        if (piece.kind < made.terrain.size()) ++made.terrain[piece.kind].second;
    made.map = std::make_shared<const sheet::MapPicture>(std::move(map));
}

}  // namespace

std::size_t ScenarioResult::count(diagnostics::Level level) const
{
    return static_cast<std::size_t>(std::count_if(findings.begin(), findings.end(),
                                                  [level](const auto& finding) { return finding.level == level; }));
}

ScenarioResult makeScenario(rules::Library& library, const std::filesystem::path& folder,
                            const ScenarioRequest& request)
{
    ScenarioResult made;
    const auto file = library.system(*library.project(folder), request.system);
    if (!file || !file->game) return made;
    auto plan = request.plan;
    placeObjectives(plan, request);
    made.text = rules::newScenario(*file->game, plan);
    rules::Subject subject{std::make_shared<const text::Source>("new.scenario.json", made.text),
                           folder / "new.scenario.json", files::FileKind::scenario};
    if (request.randomTerrain) {
        const auto laid = rules::generateTerrain(subject, {.seed = request.seed}, library);
        made.failureReason = laid.failureReason;
        if (laid) made.text = text::applied(made.text, laid.edits);
        subject.source = std::make_shared<const text::Source>("new.scenario.json", made.text);
    }
    const auto opened = rules::OpenedScenario::open(subject, library);
    made.findings = opened->findings();
    // Ignore missing armies that will be copied when the scenario is created.
    for (std::size_t i = 0; i < request.plan.sides.size(); ++i)
        if (request.copies.contains(request.plan.sides[i].army))
            std::erase_if(made.findings, [place = fmt::format("/sides/{}/army", i)](const auto& finding) {
                return finding.kind == diagnostics::FindingKind::notFound && finding.place.pointer == place;
            });
    if (const auto* field = opened->field(); field && field->board().isValid()) look(*field, made);
    return made;
}

}  // namespace muster::editor
