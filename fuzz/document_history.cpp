#include "fuzz/document_history.hpp"

#include "core/text/canonical.hpp"
#include "fuzz/target.hpp"

#include <algorithm>

namespace muster::fuzz {

DocumentHistory::DocumentHistory(std::string_view text) : m_text(text), m_document(text::parseFragment(m_text).document)
{
    m_canonical = m_document && text::canonical(*m_document) == m_text;
}

void DocumentHistory::apply(const editor::Change& change)
{
    if (!change) return;
    auto edits = change.edits;
    std::stable_sort(edits.begin(), edits.end(),
                     [](const auto& a, const auto& b) { return a.range.begin < b.range.begin; });
    for (std::size_t i = 0; i < edits.size(); ++i) {
        const auto& range = edits[i].range;
        require(range.begin <= range.end && range.end <= m_text.size(), "an edit is outside of the text");
        require(i == 0 || edits[i - 1].range.end <= range.begin, "edits overlap");
    }
    const auto after = text::applied(m_text, edits);
    m_steps.push_back({m_text, text::inverse(m_text, edits)});
    m_text = after;
    m_document = text::parseFragment(m_text).document;
    require(m_document != nullptr, "the text is no JSON after \"" + change.name() + '"');
    if (m_canonical)
        requireSame(m_text, text::canonical(*m_document), "the text is not canonical after \"" + change.name() + '"');
    for (const auto& pointer : change.selection)
        require(static_cast<bool>(m_document->root().at(std::string_view(pointer))),
                "nothing is selected after \"" + change.name() + '"');
}

void DocumentHistory::undoAll()
{
    for (; !m_steps.empty(); m_steps.pop_back()) {
        m_text = text::applied(m_text, m_steps.back().undo);
        requireSame(m_text, m_steps.back().before, "undo does not give the old text");
    }
}

}  // namespace muster::fuzz
