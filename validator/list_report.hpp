#pragma once

#include "core/library/library.hpp"

#include <nlohmann/json.hpp>

#include <string>

namespace muster::validator {

/// What an army may choose from a list, for people: each entry with its cost, limits and options. The rules context
/// must have a catalogue.
std::string listText(const rules::RulesContext& rulesContext, const std::string& file);

/// The same for scripts: schemas/output/list.schema.json.
nlohmann::ordered_json listJson(const rules::RulesContext& rulesContext, const std::string& file);

}  // namespace muster::validator
