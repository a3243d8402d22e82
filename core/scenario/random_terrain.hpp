#pragma once

#include "core/library/library.hpp"
#include "core/library/subject.hpp"
#include "core/text/edit.hpp"

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

namespace muster::rules {

/// Which terrain is wanted, and which of all possible tables.
struct TerrainRequest {
    std::uint64_t seed = 0;  ///< the same seed lays the same table on every machine
    std::string side = {};   ///< only what this side places; empty for the whole board
    bool replaceExisting =
        false;  ///< takes away what lies there first, all of it or what the side placed, unless it is locked
                ///< ("x-locked")
    std::stop_token stop = {};  ///< gives up, with a reason, when it is asked to stop
};

/// Terrain that was laid on a board, ready to be written into its file.
struct GeneratedTerrain {
    std::vector<std::string> pieces;  ///< each as JSON, in the measure of the file
    std::vector<text::Edit>
        edits;         ///< of the scenario's text: takes away, adds the pieces and what the game keeps about them
    std::string done;  ///< "Seed 7: 2 hills, woods and a road"
    std::string failureReason;  ///< why there is none; empty when it was laid

    explicit operator bool() const { return failureReason.empty(); }
};

/// Lays terrain as the system's `setup.terrain` says it usually lies, and judges every table with the system's own
/// rules: none is given that has an error or warning which the scenario has not without it, and of rules about terrain
/// that fail without it the table that keeps most is given, saying so where it breaks one. Takes a bounded number of
/// tables before it gives up and says why.
GeneratedTerrain generateTerrain(const Subject& scenario, const TerrainRequest& request, Library& library);

}  // namespace muster::rules
