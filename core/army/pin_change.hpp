#pragma once

#include "core/army/pin.hpp"
#include "core/wording/wording.hpp"

#include <optional>
#include <string>
#include <vector>

namespace muster::rules {

/// The maximum length, in bytes, of a unit or leader id quoted in messages.
inline constexpr std::size_t maxIdBytes = 100;

/// How an army differs from its pin: its sources, and the effect on its points and legality.
struct PinChange {
    struct Cost {
        std::string id;
        std::optional<double> then, now;  ///< absent if the army had or has no such unit or leader
    };
    bool version = false, system = false,
         list = false;                        ///< parts that differ from the pin; false if the pin does not include
                                              ///< them
    bool army = false;                        ///< the army itself was edited
    bool knowsThen = false;                   ///< the pin includes the army's cost and errors
    std::vector<Cost> costs;                  ///< only those that differ
    std::optional<double> costThen, costNow;  ///< of the whole army, if both are known and differ
    std::vector<std::string> newErrors, goneErrors;
    bool wasLegal = false;
};

PinChange compare(const Pin& then, const Pin& now);

/// The changes in points and legality in one sentence without a full stop, naming at most a few units and rules.
std::string consequences(const PinChange& change, std::string_view points,
                         const wording::Wording& wording = wording::Wording::english());

}  // namespace muster::rules
