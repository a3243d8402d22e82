#pragma once

#include "core/wording/wording.hpp"

#include <cstddef>
#include <string>

namespace muster::rules {

class Roster;

/// The verdict in words: "Legal with 2 accepted breaches and 1 warning", "3 errors".
std::string verdictText(std::size_t errors, std::size_t accepted, std::size_t warnings,
                        const wording::Wording& wording = wording::Wording::english());

/// The points of an army and how many it may have, "29 of 30"; empty if its game has none.
std::string pointsText(const Roster& roster, const wording::Wording& wording = wording::Wording::english());

/// The same with what the game calls them, "29 of 30 points".
std::string labelledPoints(const Roster& roster, const wording::Wording& wording);

}  // namespace muster::rules
