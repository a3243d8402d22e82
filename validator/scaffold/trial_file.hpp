#pragma once

#include "core/files/kind.hpp"
#include "core/game/scope.hpp"
#include "core/library/rules_context.hpp"

#include <nlohmann/json.hpp>

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace muster::validator {

/// What the files that test an item are made from.
struct TrialGround {
    std::shared_ptr<const rules::RulesContext> context;  ///< with a game and a catalogue
    std::string list;                                    ///< of armies; empty for none
    std::string house;                                   ///< relative to the tests; empty for none
};

/// A small file as a test begins with it.
struct TrialFile {
    files::FileKind kind = files::FileKind::army;
    nlohmann::ordered_json content;
};

/// An army with what its list requires; nothing if the game has no list from which one could be made.
std::optional<TrialFile> trialArmy(const TrialGround& ground, std::string_view name);

/// The unit in an army that an item is tried on: its first one, which is added if there is none.
nlohmann::ordered_json& trialUnit(TrialFile& army, const TrialGround& ground);

/// A file with an element of that scope and name; nothing if a file of this game cannot have one. `id` is that of a
/// list.
std::optional<TrialFile> trialFile(const TrialGround& ground, rules::Scope scope, std::string_view id,
                                   std::string_view name);

}  // namespace muster::validator
