#pragma once

#include "core/proposals/propose.hpp"

#include <nlohmann/json.hpp>

#include <string>

namespace muster::validator {

/// What was found for an army file of that name, as text with a diff for each proposal.
std::string proposalsText(const rules::Completion& completion, const std::string& file,
                          const rules::CompletionWishes& wishes, bool colour);

/// The same as schemas/output/complete.schema.json describes it.
nlohmann::ordered_json proposalsJson(const rules::Completion& completion, const std::string& file);

}  // namespace muster::validator
