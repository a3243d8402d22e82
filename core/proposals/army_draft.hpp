#pragma once

#include "core/proposals/offers.hpp"
#include "core/text/document.hpp"

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace muster::rules {

/// A number of one offer.
struct Addition {
    const Offer* offer = nullptr;
    std::int64_t number = 0;
};

/// A unit or leader as a file has it.
struct DraftedMember {
    bool isLeader = false;
    std::string id, name, entry;
    std::int64_t count = 1;
};

struct ArmyDraft {
    std::string text;
    std::vector<DraftedMember> added;
};

/// The text of an army with another budget, and without "with" of leaders whose unit is not there.
std::string preparedArmy(const text::Document& army, std::optional<std::int64_t> budget);

/// The text of an army without these members, and with more at the end of their owners. If `merges`, several of one
/// offer that may be one unit are one.
ArmyDraft withMembers(const text::Document& army, const std::vector<text::Node>& removed,
                      const std::vector<Addition>& additions, bool merges);

/// The text with leaders, by their pointers, attached to units.
std::string withAttached(const text::Document& army, const std::string& leader, std::string_view unit);

}  // namespace muster::rules
