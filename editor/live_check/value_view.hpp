#pragma once

#include "core/game/game.hpp"
#include "core/library/catalogue.hpp"
#include "core/roster/cost.hpp"
#include "core/roster/roster.hpp"
#include "editor/live_check/value_text.hpp"
#include "editor/live_check/views.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace muster::editor {

CostView viewOf(const rules::CostSum& sum, const GameWords& words);

/// The system's keys that an entry sets or that have a default, in the order of the forms.
std::vector<ValueView> valuesOfEntry(const rules::Entry& entry, const rules::Catalogue& catalogue,
                                     const GameWords& words, bool leader);
/// The same for a unit or leader, with the source of each value.
std::vector<ValueView> valuesOfMember(const rules::Member& member, const rules::Catalogue& catalogue,
                                      const GameWords& words, bool leader);
/// The same for a group or the army.
std::vector<ValueView> valuesOfNode(text::Node node, const expr::Value& self, const rules::ElementSchema& elementSchema,
                                    const rules::Catalogue& catalogue, const GameWords& words);
/// Derived values with their titles, or else their names; lists of records, which only sheets use, are omitted.
std::vector<ValueView> derivedValues(const expr::Value& self, const std::vector<rules::Derived>& derived,
                                     const GameWords& words);

/// The most important values in one line.
std::string summaryOf(const std::vector<ValueView>& values, const rules::ElementSchema& elementSchema,
                      const rules::ElementSchema& further);

}  // namespace muster::editor
