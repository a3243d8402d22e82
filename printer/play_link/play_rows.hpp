#pragma once

#include "core/sheet/sheet.hpp"

#include <string>
#include <vector>

namespace muster::printer {

/// An army in play as rows of texts, which the script of a play page reads. The first text of a row tells its kind: N
/// (name, system), P (phases), V (a value: label, weights, steps), C (such a value
/// whose weights are for each one counted) or U (a unit: name, note, then label and count of
/// each counter).
using PlayRows = std::vector<std::vector<std::string>>;

/// How much of a phase is kept: all of it, or only its name, without the explanation that follows.
enum class PhaseText : std::uint8_t { whole, name };

/// The rows of a booklet; none without units to play with. Texts have typographic signs and no control characters.
PlayRows playRows(const sheet::Booklet& booklet, PhaseText phases);

}  // namespace muster::printer
