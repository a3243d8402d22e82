#pragma once

#include "core/text/document.hpp"

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace muster::printer {

/// Units of an army or group to merge into one line: the first, and those like it.
using LikeUnits = std::vector<text::Node>;

/// Every text in an army that may refer to a unit: those not under `id`, `name`, `entry` or the like.
std::set<std::string_view> namesUsed(text::Node army);

/// The units of one list in order, each with those that differ only in id, name and count. Units referred to elsewhere
/// stay separate.
std::vector<LikeUnits> likeUnits(const std::vector<text::Node>& units, const std::set<std::string_view>& namesUsed);

/// The text of the merged unit: the first one's, with the counts added and the distinct names listed.
std::string textOf(const LikeUnits& units);

}  // namespace muster::printer
