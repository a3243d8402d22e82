#pragma once

#include <cstddef>
#include <string>

namespace muster::rules {

class Roster;

/// The verdict in words: "Legal with 2 accepted breaches and 1 warning", "3 errors".
std::string verdictText(std::size_t errors, std::size_t accepted, std::size_t warnings);

/// The points of an army and how many it may have, "29 of 30"; empty if its game has none.
std::string pointsText(const Roster& roster);

}  // namespace muster::rules
