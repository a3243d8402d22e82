#pragma once

#include "core/sheet/map.hpp"
#include "printer/map/map_sketch.hpp"

#include <string>

namespace muster::printer::tests {

/// What is wrong with the labels of maps, found from the finished picture alone.
struct LabelFaults {
    std::size_t overlaps = 0;   ///< of two labels, or of a label and another's base
    std::size_t strays = 0;     ///< labels away from their base, or outside its square, without a line to it
    std::size_t wrong = 0;      ///< labels without a line that are as near to another item of that kind
    std::size_t crossings = 0;  ///< lines through a label, a base or a line of others
    std::size_t runs = 0;       ///< names side by side that read as one
    std::size_t uncovered = 0;  ///< words on the board that no label accounts for
    std::size_t leftOut = 0;    ///< no fault: names that are listed, but neither on the map nor in the key
    std::size_t enclosed = 0;   ///< no fault: lines through a base, of numbers that have no other place
    std::string first;

    /// All but the crossings, of which a few remain.
    std::size_t all() const { return overlaps + strays + wrong + runs + uncovered; }
    std::string words() const;
    /// Adds the faults of one map.
    void find(const sheet::MapPicture& picture, const map::Sketch& sketch);
    void add(const LabelFaults& other);

private:
    void count(std::size_t& faults, const std::string& what);
    void findOverlaps(const map::Sketch& sketch);
    void findStrays(const sheet::MapPicture& picture, const map::Sketch& sketch);
    void findWrong(const map::Sketch& sketch);
    void findCrossings(const map::Sketch& sketch);
    void findRuns(const map::Sketch& sketch);
    void findUncovered(const map::Sketch& sketch);
};

}  // namespace muster::printer::tests
