#pragma once

#include "validator/packs/installed_packs.hpp"
#include "validator/session.hpp"

#include <string>
#include <vector>

namespace muster::validator {

/// What is wrong with the games that a packed one extends, among those that every program of the user finds: one is
/// missing, or has another version or other contents. One sentence each, with what to do.
std::vector<std::string> problemsOfRequired(const Pack& pack, Session& session);

/// The installed packs that need a game, one sentence each: lists for it, and games that extend it in another version
/// than this one, which is empty if the game is gone.
std::vector<std::string> dependentsOf(const std::string& game, const InstalledPacks& packs, const std::string& version);

}  // namespace muster::validator
