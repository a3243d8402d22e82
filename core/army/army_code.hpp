#pragma once

#include "core/army/opened_army.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace muster::rules {

/// The code that identifies an army on paper, such as "7KQ2-M9XA-4R1T": the first 60 bits of the SHA-256 of the army's
/// decisions, its points, and the system, lists and house rules that it was checked with. Formatting, the order of
/// keys, notes and the names of the army and the player do not change it. The army must have a roster.
std::string codeOf(const OpenedArmy& army);

/// A typed code as codeOf() writes it: in capitals and groups of four, with O read as 0, and I and L as 1. Nothing if
/// it is not a code.
std::optional<std::string> codeFrom(std::string_view typed);

/// What an army was checked with, in one line: "Legal: 30 of 30 points · Ancients D6 1.0.0 · Republican Rome · Muster
/// 1.0.0 · 2026-11-21 · 7KQ2-M9XA-4R1T". Leaves out the date if it is empty. The army must have a roster.
std::string checkedLine(const OpenedArmy& army, std::string_view musterVersion, std::string_view date);

}  // namespace muster::rules
