#include "editor/scenario_wizard/wizard_games.hpp"

#include "core/model/file.hpp"
#include "core/model/folder_index.hpp"
#include "core/model/ignore.hpp"
#include "editor/judge/game_words.hpp"
#include "editor/window/words.hpp"

#include <algorithm>
#include <map>

namespace muster::editor {

namespace fs = std::filesystem;

namespace {

// A club's folder holds hundreds of armies; whoever has more chooses by the file dialog.
constexpr std::size_t mostArmies = 500;
constexpr std::size_t mostFiles = 20'000;

/// The armies below the root of a project by the system they are for, as a file in `folder` would name them.
std::map<std::string, std::vector<ArmyOnDisk>, std::less<>> armiesOf(const fs::path& root, const fs::path& folder)
{
    std::map<std::string, std::vector<ArmyOnDisk>, std::less<>> armies;
    const model::Ignore ignored(root);
    std::error_code error;
    std::size_t files = 0, found = 0;
    fs::recursive_directory_iterator at(root, fs::directory_options::skip_permission_denied, error);
    for (; !error && at != fs::recursive_directory_iterator() && ++files <= mostFiles && found < mostArmies; at.increment(error)) {
        std::error_code ignoredError;
        if (at->is_directory(ignoredError)) {
            if (model::isPassedOver(at->path()) || at.depth() > 6) at.disable_recursion_pending();
            continue;
        }
        if (model::kindOf(at->path()) != model::FileKind::army || ignored.matches(at->path().lexically_relative(root).generic_string())) continue;
        const auto read = model::readFile(at->path(), at->path().string(), {.bytes = 1u << 20});
        const auto* source = std::get_if<std::shared_ptr<const text::Source>>(&read);
        const auto document = source ? text::Document::parse(*source).document : nullptr;
        if (!document) continue;
        const auto name = document->root()["name"].string();
        const auto relative = at->path().lexically_relative(folder).generic_string();
        armies[std::string(document->root()["system"].string())].push_back({relative, name.empty() ? shownPath(at->path().filename()) : shown(name)});
        ++found;
    }
    for (auto& [system, list] : armies)
        std::sort(list.begin(), list.end(), [](const ArmyOnDisk& a, const ArmyOnDisk& b) { return std::pair(a.name.toCaseFolded(), a.path) < std::pair(b.name.toCaseFolded(), b.path); });
    return armies;
}

}  // namespace

std::vector<WizardGame> wizardGames(rules::Library& library, const fs::path& folder)
{
    std::vector<WizardGame> games;
    const auto project = library.project(folder);
    auto armies = armiesOf(project->root(), folder);
    for (const auto& id : project->systemIds()) {
        const auto file = library.system(*project, id);
        if (!file || !file->game) continue;
        const auto& game = *file->game;
        const auto root = game.document->root();
        const GameWords words(game);
        WizardGame entry;
        entry.id = id;
        entry.name = shown(words(game.name)), entry.summary = shown(words(root["summary"].string()));
        entry.measure = shown(game.measure.empty() ? "in" : game.measure);
        if (game.budget) entry.budgetLabel = shown(words(root["budget"]["label"].string()));
        entry.plan = rules::usualPlan(game);
        for (auto& side : entry.plan.sides) side.name = words(side.name);
        entry.laysTerrain = root["setup"]["terrain"]["kinds"].size() > 0;
        for (const auto step : root["setup"]["steps"]) entry.steps.push_back({std::string(step["about"].string()), shown(words(step["text"].string()))});
        entry.armies = std::move(armies[id]);
        games.push_back(std::move(entry));
    }
    std::stable_sort(games.begin(), games.end(), [](const WizardGame& a, const WizardGame& b) { return a.name.toCaseFolded() < b.name.toCaseFolded(); });
    return games;
}

}  // namespace muster::editor
