#pragma once

#include "validator/language_server/completion_context.hpp"

#include <optional>

namespace muster::language_server {

/// The names that can stand at a place in an expression of a system or of house rules, with their types; nothing if
/// there is no expression there.
std::optional<Json> expressionCompletion(const RequestContext& context, const CompletionContext& known,
                                         const PartialPlace& place, std::uint32_t offset);

}  // namespace muster::language_server
