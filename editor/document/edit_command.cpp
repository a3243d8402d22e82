#include "editor/document/edit_command.hpp"

namespace muster::editor {

namespace {

// After a longer pause, typing starts a new undo step.
constexpr auto pause = std::chrono::milliseconds(1500);

}  // namespace

EditCommand::EditCommand(Document& document, std::vector<text::Edit> edits, const QString& name, MergeKey key,
                         std::uint64_t epoch)
    : QUndoCommand(name), m_document(document), m_there(std::move(edits)),
      m_back(text::inverse(document.text(), m_there)), m_key(std::move(key)), m_epoch(epoch)
{}

bool EditCommand::mergeWith(const QUndoCommand* other)
{
    const auto& next = static_cast<const EditCommand&>(*other);
    if (next.m_key != m_key || next.m_epoch != m_epoch || next.m_time - m_time > pause) return false;
    const std::string before = text::applied(text::applied(m_document.text(), next.m_back), m_back);
    m_there = text::difference(before, m_document.text());
    m_back = text::inverse(before, m_there);
    m_time = next.m_time;
    setText(next.text());
    // The edit was reverted, so there is nothing to undo.
    setObsolete(m_there.empty());
    return true;
}

}  // namespace muster::editor
