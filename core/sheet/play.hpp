#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace muster::sheet {

/// Something to count of a unit in play, from 0 to `count`, such as its hits.
struct PlayCounter {
    std::string label;
    std::uint32_t count = 0;
};

/// A unit in play; it is lost when its first counter is full.
struct PlayUnit {
    std::string name;
    std::string note;
    std::vector<PlayCounter> counters;
};

/// What a value of the army shows from that loss on, until the next step.
struct PlayStep {
    std::int64_t from = 0;
    std::string text;
    bool over = false;  ///< the army has lost
};

/// A value of the army that follows from the units lost, such as its morale.
struct PlayValue {
    std::string label;
    std::vector<std::int64_t> weights;  ///< what each unit adds to the loss; one per unit
    std::vector<PlayStep> steps;        ///< by `from`, the first from 0
    bool perCount = false;              ///< a unit adds it for each one on its first counter, not once when it is lost
};

/// What a player counts during a game; all formulas are evaluated already.
struct Play {
    std::vector<PlayUnit> units;
    std::vector<PlayValue> values;
    std::vector<std::string> phases;  ///< of a turn, in order
};

}  // namespace muster::sheet
