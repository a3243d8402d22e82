#pragma once

#include "core/rules/cost.hpp"
#include "core/rules/offer.hpp"
#include "core/rules/roster.hpp"
#include "editor/judge/picture.hpp"
#include "editor/judge/value_text.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace muster::editor {

CostPicture pictureOf(const rules::CostSum& sum, const GameWords& words);

/// The system's keys of an entry, in the order of the forms, as far as it sets them or they have a default.
std::vector<ValuePicture> valuesOfEntry(const rules::Entry& entry, const rules::Offer& offer, const GameWords& words,
                                        bool leader);
/// The same for a unit or leader, with where each comes from.
std::vector<ValuePicture> valuesOfMember(const rules::Member& member, const rules::Offer& offer, const GameWords& words,
                                         bool leader);
/// The same for a group or the army.
std::vector<ValuePicture> valuesOfNode(text::Node node, const expr::Value& self, const rules::ThingForm& form,
                                       const rules::Offer& offer, const GameWords& words);
/// Derived values with their titles, or else their names; lists of records, which only sheets read, are left out.
std::vector<ValuePicture> derivedValues(const expr::Value& self, const std::vector<rules::Derived>& derived,
                                        const GameWords& words);

/// The most telling values in one line.
std::string summaryOf(const std::vector<ValuePicture>& values, const rules::ThingForm& form,
                      const rules::ThingForm& further);

}  // namespace muster::editor
