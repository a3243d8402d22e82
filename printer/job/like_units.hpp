#pragma once

#include "core/text/document.hpp"

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace muster::printer {

/// Units of an army or group that become one line: the first of them, and those like it.
using LikeUnits = std::vector<text::Node>;

/// Every text of an army that may name a unit: what does not stand under `id`, `name`, `entry` or the like.
std::set<std::string_view> namesUsed(text::Node army);

/// The units of one list, in their order, each with those that differ from it in nothing but id, name and count. Units
/// that are named elsewhere stand alone.
std::vector<LikeUnits> likeUnits(const std::vector<text::Node>& units, const std::set<std::string_view>& namesUsed);

/// The text of one unit for several: the first's, with the counts added and the different names listed.
std::string textOf(const LikeUnits& units);

}  // namespace muster::printer
