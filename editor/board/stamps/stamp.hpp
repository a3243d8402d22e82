#pragma once

#include "core/scenario/shape_spec.hpp"
#include "core/sheet/map.hpp"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace muster::editor {

/// A piece of a stamp, without a kind: each game has its own.
struct StampPart {
    std::vector<sheet::MapLook> looks;  ///< of a kind that fits, the best first
    bool isOptional = false;
    rules::ShapeSpec shape;  ///< about [0, 0], for a table whose shorter side is 24
};

/// A ready-made group of terrain.
struct Stamp {
    using Texts = std::map<std::string, std::string, std::less<>>;  ///< by language
    std::string id;
    Texts label, text;
    std::vector<std::vector<StampPart>> variants;  ///< the best first
};

/// Reads stamps as in stamps.json. Throws std::runtime_error for any other text, because it is part of the program.
std::vector<Stamp> readStamps(std::string_view json);
/// Those of the program.
const std::vector<Stamp>& stamps();

/// A text in the user's language, else in English.
const std::string& inWords(const Stamp::Texts& texts);

}  // namespace muster::editor
