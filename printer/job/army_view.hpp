#pragma once

#include "core/army/opened_army.hpp"
#include "printer/settings/settings.hpp"

#include <memory>

namespace muster::printer {

/// An army as it is shown on paper: the same values, with its units in another order or like ones in one line.
struct ArmyView {
    std::shared_ptr<const rules::Roster> roster;  ///< of its own, or the army's where nothing changes
    bool refusedToMerge = false;                  ///< one line for like units would have changed what the army costs
};

/// The view of an army that has a roster, as the settings ask for it. Units stay inside their group; a unit that
/// something else names by its id is not merged. Verdicts are the army's own: they are never asked of the view.
ArmyView viewOf(std::shared_ptr<const rules::OpenedArmy> army, const Settings& settings);

}  // namespace muster::printer
