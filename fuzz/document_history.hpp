#pragma once

#include "editor/document/change.hpp"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace muster::fuzz {

/// A text, the changes made to it, and how to undo them, as the editor's document has them without files or widgets.
class DocumentHistory {
public:
    explicit DocumentHistory(std::string_view text);

    /// The parsed text; null if it is not JSON.
    const std::shared_ptr<const text::Document>& document() const { return m_document; }
    /// Applies a change; fails if its result is not JSON, is not canonical although the text was, or selects nothing.
    void apply(const editor::Change& change);
    /// Undoes all changes; fails if the texts before are not the same again.
    void undoAll();

private:
    std::string m_text;
    std::shared_ptr<const text::Document> m_document;
    bool m_canonical = false;
    struct Step {
        std::string before;
        std::vector<text::Edit> undo;
    };
    std::vector<Step> m_steps;
};

}  // namespace muster::fuzz
