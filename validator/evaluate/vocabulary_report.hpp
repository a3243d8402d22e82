#pragma once

#include "core/inspection/vocabulary.hpp"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace muster::validator {

// What the expressions of a game can use, for people and for programs. Safe on a terminal.
std::string vocabularyText(const rules::Vocabulary& vocabulary, const rules::Game& game);
std::string vocabularyMarkdown(const rules::Vocabulary& vocabulary, const rules::Game& game);
nlohmann::ordered_json vocabularyJson(const rules::Vocabulary& vocabulary, const rules::Game& game);

}  // namespace muster::validator
