#pragma once

#include "core/text/document.hpp"

#include <string>

namespace muster::rules {

class Catalogue;
struct Game;

/// Hashes of the sources that determine the verdict on an army, 16 hexadecimal digits each; `list` is empty for an army
/// without one.
struct ContentHashes {
    std::string system, list;

    bool operator==(const ContentHashes&) const = default;
};

/// Hashes of the parts of a game, and of the list with those it extends, that affect verdicts: costs, limits, values
/// and requirements, but not messages, sheets or quick reference. House rules are not included.
ContentHashes hashesOf(const Catalogue& catalogue);
/// The same with the game as its system defines it, for a catalogue whose game has rules of house rules.
ContentHashes hashesOf(const Game& game, const Catalogue& catalogue);

/// False for a member without effect on any verdict: a note or another text for people, what is accepted, a form hint,
/// or a key of another program.
bool affectsVerdicts(text::Node member);

/// True if a member of an army's root is one of the player's decisions: neither its name, notes and pins, nor the like.
bool isDecision(text::Node member);

/// A hash of the player's decisions about an army: everything except its name, notes and pins.
std::string hashOfArmy(text::Node army);

}  // namespace muster::rules
