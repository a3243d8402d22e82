#pragma once

#include "core/text/edit.hpp"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace muster::text {

/// The reason a JSON Patch could not be applied, as a sentence.
struct PatchError {
    std::string message;
};

/// Converts a JSON Patch (RFC 6902) to edits: all of its operations or, if one fails, none.
std::variant<std::vector<Edit>, PatchError> patched(const Document& document, std::string_view patch);

/// The same on top of other changes; nothing on success. After a failure the draft may contain the preceding
/// operations.
std::optional<PatchError> apply(std::string_view patch, Draft& draft);

}  // namespace muster::text
