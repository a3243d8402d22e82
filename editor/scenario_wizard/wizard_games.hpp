#pragma once

#include "core/scenario/new_scenario.hpp"

#include <QString>

#include <filesystem>
#include <string>
#include <vector>

namespace muster::rules {
class Library;
}

namespace muster::editor {

/// An army file available to a side of a new scenario.
struct ArmyOnDisk {
    std::string path;  ///< relative to the scenario's folder, as written in the file
    QString name;
    std::filesystem::path copiedFrom;  ///< current path if `path` is a copy that does not exist yet
};

/// A game with scenarios, and its setup advice.
struct WizardGame {
    std::string id;
    QString name, summary, measure;
    QString budgetLabel;            ///< empty for a game without points
    rules::ScenarioPlan plan;       ///< the usual board, sides and turns
    bool generatesTerrain = false;  ///< the system defines usual terrain
    struct Step {
        std::string about;  ///< board, sides, zones, terrain, objectives or turns
        QString text;
    };
    std::vector<Step> steps;
    std::vector<ArmyOnDisk> armies;   ///< in the folder's project
    std::vector<ArmyOnDisk> shipped;  ///< shipped with the game
};

/// Every game available in a folder, with the armies for it in the folder's project and those shipped with it. Reads
/// and compiles files: call it on a worker thread.
std::vector<WizardGame> wizardGames(rules::Library& library, const std::filesystem::path& folder);

}  // namespace muster::editor
