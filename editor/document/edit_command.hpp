#pragma once

#include "core/text/edit.hpp"
#include "editor/document/document.hpp"

#include <QUndoCommand>

#include <chrono>
#include <vector>

namespace muster::editor {

/// A reversible change of a document's text.
class EditCommand : public QUndoCommand {
public:
    EditCommand(Document& document, std::vector<text::Edit> edits, const QString& name, MergeKey key,
                std::uint64_t epoch);

    void undo() override { m_document.change(m_back); }
    void redo() override { m_document.change(m_there); }
    int id() const override { return m_key.isEmpty() ? -1 : 1; }
    bool mergeWith(const QUndoCommand* other) override;

private:
    using Clock = std::chrono::steady_clock;

    Document& m_document;
    std::vector<text::Edit> m_there, m_back;
    MergeKey m_key;
    std::uint64_t m_epoch;
    Clock::time_point m_time = Clock::now();
};

}  // namespace muster::editor
