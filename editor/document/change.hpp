#pragma once

#include "core/text/edit.hpp"

#include <string>
#include <vector>

namespace muster::editor {

/// A change ready for Document::apply. Without edits it changes nothing, or cannot be made.
struct Change {
    std::vector<text::Edit> edits;
    /// What is done and to whom: "Change %1 of %2" with "count" and "Old Guard" - so that it can be translated.
    std::string what;
    std::vector<std::string> words;
    std::string mergeKey;                ///< see MergeKey; empty where changes must not merge
    std::vector<std::string> selection;  ///< pointers of what was added or moved, in the text after the change

    explicit operator bool() const { return !edits.empty(); }
    /// The words filled in, untranslated.
    std::string name() const;
};

}  // namespace muster::editor
