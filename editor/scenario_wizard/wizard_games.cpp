#include "editor/scenario_wizard/wizard_games.hpp"

#include "core/game/game.hpp"
#include "core/library/library.hpp"
#include "editor/army_files/army_copy.hpp"
#include "editor/army_files/army_files.hpp"
#include "editor/live_check/game_words.hpp"
#include "editor/look/words.hpp"

#include <algorithm>

namespace muster::editor {

namespace fs = std::filesystem;

namespace {

/// With references as in a file in `folder`.
std::vector<ArmyOnDisk> asNamedIn(const fs::path& folder, const std::vector<ArmyFile>& files)
{
    std::vector<ArmyOnDisk> armies;
    for (const auto& each : files)
        armies.push_back({each.file.lexically_relative(folder).generic_string(), toQString(each.name), {}});
    return armies;
}

/// Each as its future copy beside a scenario in `folder`.
std::vector<ArmyOnDisk> asCopiedTo(const fs::path& folder, const std::vector<ArmyFile>& files)
{
    std::vector<ArmyOnDisk> armies;
    for (const auto& each : files)
        armies.push_back({copyReference(each.file, folder / "new.scenario.json"), toQString(each.name), each.file});
    return armies;
}

}  // namespace

std::vector<WizardGame> wizardGames(rules::Library& library, const fs::path& folder)
{
    std::vector<WizardGame> games;
    const auto project = library.project(folder);
    auto armies = armiesBelow(project->root());
    for (const auto& id : project->systemIds()) {
        const auto file = library.system(*project, id);
        if (!file || !file->game) continue;
        const auto& game = *file->game;
        const auto root = game.document->root();
        const GameWords words(game);
        WizardGame entry;
        entry.id = id;
        entry.name = toQString(words(game.name)), entry.summary = toQString(words(root["summary"].string()));
        entry.measure = toQString(game.measure.empty() ? "in" : game.measure);
        if (game.budget) entry.budgetLabel = toQString(words(root["budget"]["label"].string()));
        entry.plan = rules::usualPlan(game);
        for (auto& side : entry.plan.sides) side.name = words(side.name);
        entry.generatesTerrain = root["setup"]["terrain"]["kinds"].size() > 0;
        for (const auto step : root["setup"]["steps"])
            entry.steps.push_back({std::string(step["about"].string()), toQString(words(step["text"].string()))});
        entry.armies = asNamedIn(folder, armies[id]);
        entry.shipped = asCopiedTo(folder, shippedArmies(*project, id));
        games.push_back(std::move(entry));
    }
    std::stable_sort(games.begin(), games.end(),
                     [](const WizardGame& a, const WizardGame& b) { return sortsBefore(a.name, b.name); });
    return games;
}

}  // namespace muster::editor
