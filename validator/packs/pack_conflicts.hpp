#pragma once

#include "core/files/data_folders.hpp"
#include "validator/packs/pack.hpp"
#include "validator/session.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace muster::validator {

/// A file outside of a pack with the id of its game or of one of its lists, so that only one of them would be used.
struct PackConflict {
    std::string what;  ///< "the game \"old-trousers\""
    std::filesystem::path path;
    files::Origin origin;
};

/// The files in data folders that conflict with a pack, except those of an installed pack of the same id.
std::vector<PackConflict> conflictsOf(const Pack& pack, Session& session);

}  // namespace muster::validator
