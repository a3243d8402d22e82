#pragma once

#include "core/library/library.hpp"
#include "core/scenario/new_scenario.hpp"

#include <QString>

#include <filesystem>
#include <string>
#include <vector>

namespace muster::editor {

/// An army file that a side of a new scenario may take.
struct ArmyOnDisk {
    std::string path;  ///< relative to the folder of the scenario, as the file names it
    QString name;
    std::filesystem::path copiedFrom;  ///< where it lies now, if `path` is a copy that is still to be made
};

/// A game that scenarios can be made for, with what its system says of setting one up.
struct WizardGame {
    std::string id;
    QString name, summary, measure;
    QString budgetLabel;            ///< empty in a game without points
    rules::ScenarioPlan plan;       ///< the usual board, sides and turns
    bool generatesTerrain = false;  ///< the system says what terrain is usual
    struct Step {
        std::string about;  ///< board, sides, zones, terrain, objectives or turns
        QString text;
    };
    std::vector<Step> steps;
    std::vector<ArmyOnDisk> armies;   ///< of the folder
    std::vector<ArmyOnDisk> shipped;  ///< that came with the game
};

/// Every game that can be found from a folder, with the armies for it in the project of that folder and those that came
/// with it. Reads and compiles files: call it on a thread of its own.
std::vector<WizardGame> wizardGames(rules::Library& library, const std::filesystem::path& folder);

}  // namespace muster::editor
