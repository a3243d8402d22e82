#pragma once

#include "core/text/document.hpp"
#include "editor/document/change.hpp"

#include <string>
#include <string_view>

namespace muster::editor {

/// An item of `accept`.
struct Acceptance {
    std::string rule;    ///< full name
    std::string reason;  ///< not blank
    std::string until;   ///< the last day, such as "2027-01-31"; empty for no end
};

/// Adds an item to `accept` of the element at that pointer, "" for the file. `title` is the rule's, for the undo menu.
Change addAcceptance(const text::Document& file, std::string_view element, const Acceptance& acceptance,
                     std::string_view title);

}  // namespace muster::editor
