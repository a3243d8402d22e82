#pragma once

#include "core/files/kind.hpp"
#include "core/game/game.hpp"
#include "core/text/document.hpp"

#include <memory>
#include <span>
#include <string>
#include <vector>

namespace muster::language_server {

/// The JSON Schema of a kind of file; with a game, the one that has its keys. It lives as long as the game, or as the
/// program.
text::Node schemaOf(files::FileKind kind, const rules::Game* game);

/// The parts of a schema that say something about the value at a path of keys and indices: the ones that apply, and
/// those that may apply, as branches of oneOf.
std::vector<text::Node> schemasAt(text::Node schema, std::span<const std::string> path);

/// What the schemas say with this keyword: the first of them that has it.
text::Node keywordOf(std::span<const text::Node> schemas, std::string_view keyword);

}  // namespace muster::language_server
