#pragma once

#include "core/text/edit.hpp"

#include <string>
#include <vector>

namespace muster::editor {

/// A change ready for Document::apply. Without edits it changes nothing or is impossible.
struct Change {
    std::vector<text::Edit> edits;
    /// Translatable name: "Change %1 of %2" with "count" and "Old Guard".
    std::string what;
    std::vector<std::string> words;
    std::string mergeKey;                ///< see MergeKey; empty if changes must not merge
    std::vector<std::string> selection;  ///< pointers of added or moved elements, in the text after the change

    explicit operator bool() const { return !edits.empty(); }
    /// The name with its words filled in, untranslated.
    std::string name() const;
};

}  // namespace muster::editor
