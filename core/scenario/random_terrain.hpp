#pragma once

#include "core/library/subject.hpp"
#include "core/text/edit.hpp"

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

namespace muster::rules {

class Library;

/// The terrain to generate, and the seed that selects one of all possible tables.
struct TerrainRequest {
    std::uint64_t seed = 0;  ///< the same seed generates the same table on every machine
    std::string side = {};   ///< only terrain placed by this side; empty for the whole board
    bool replaceExisting =
        false;  ///< first removes the existing pieces (for a side, those it placed), unless they are locked
                ///< ("x-locked")
    std::stop_token stop = {};  ///< generation stops with a reason when this is requested
};

/// Generated terrain, ready to be written to the scenario file.
struct GeneratedTerrain {
    std::vector<std::string> pieces;  ///< each as JSON, in the measure of the file
    std::vector<text::Edit> edits;  ///< of the scenario's text: remove old pieces, add the new ones and the game's own
                                    ///< data about them
    std::string done;               ///< "Seed 7: 2 hills, woods and a road"
    std::string failureReason;      ///< why generation failed; empty on success

    explicit operator bool() const { return failureReason.empty(); }
};

/// Places terrain as described by the system's `setup.terrain` and checks each table against the system's own rules. A
/// result never has an error or warning that the scenario does not have without it; if rules about terrain fail even
/// without it, the table that satisfies most of them is returned, with a note on the rules it breaks. Gives up with a
/// reason after a bounded number of tables.
GeneratedTerrain generateTerrain(const Subject& scenario, const TerrainRequest& request, Library& library);

}  // namespace muster::rules
