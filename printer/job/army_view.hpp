#pragma once

#include "core/army/opened_army.hpp"
#include "printer/settings/settings.hpp"

#include <memory>

namespace muster::printer {

/// An army as printed: the same values, with units reordered or like ones merged.
struct ArmyView {
    std::shared_ptr<const rules::Roster> roster;  ///< its own, or the army's if nothing changes
    bool refusedToMerge = false;                  ///< merging like units would have changed the army's cost
};

/// The view of an army with a roster, as in the settings. Units stay in their group; units referred to by id are not
/// merged. The verdict is the army's own, never the view's.
ArmyView viewOf(std::shared_ptr<const rules::OpenedArmy> army, const Settings& settings);

}  // namespace muster::printer
