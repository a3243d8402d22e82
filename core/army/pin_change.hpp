#pragma once

#include "core/army/pin.hpp"

#include <optional>
#include <string>
#include <vector>

namespace muster::rules {

/// Messages quote at most so many bytes of the id of a unit or leader.
inline constexpr std::size_t maxIdBytes = 100;

/// How an army differs from its pin: what it is built with, and what that does to its points and its legality.
struct PinChange {
    struct Cost {
        std::string id;
        std::optional<double> then, now;  ///< absent where the army had no such unit or leader, or has none
    };
    bool version = false, system = false,
         list = false;                        ///< what is not as it was pinned; false where the pin does not say
    bool army = false;                        ///< the player changed the army itself
    bool knowsThen = false;                   ///< the pin says what the army came to
    std::vector<Cost> costs;                  ///< those that differ
    std::optional<double> costThen, costNow;  ///< of the whole army, where both are known and differ
    std::vector<std::string> newErrors, goneErrors;
    bool wasLegal = false;

    /// Whether it is built with anything else than it was pinned to.
    bool isOutdated() const { return version || system || list; }
};

PinChange compare(const Pin& then, const Pin& now);

/// What changed in points and legality in one sentence without a full stop, at most a few units and rules by name.
std::string consequences(const PinChange& change, std::string_view points);

}  // namespace muster::rules
