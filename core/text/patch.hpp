#pragma once

#include "core/text/edit.hpp"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace muster::text {

/// Why a JSON Patch could not be applied, in a sentence for people.
struct PatchError {
    std::string message;
};

/// The edits that a JSON Patch (RFC 6902) stands for: all of its operations or, when one fails, none.
std::variant<std::vector<Edit>, PatchError> patched(const Document& document, std::string_view patch);

/// The same on top of other changes; nothing when it went well. After a failure the draft may hold the operations
/// before it.
std::optional<PatchError> apply(std::string_view patch, Draft& draft);

}  // namespace muster::text
