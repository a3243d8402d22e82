#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/text/fault.hpp"
#include "editor/source/source_margin.hpp"
#include "editor/source/text_map.hpp"

#include <QTextCursor>
#include <QTextEdit>

#include <vector>

namespace muster::editor {

/// Marks at findings and faults in a text, which move along with edits.
class SourceMarks {
public:
    /// The text must outlive the marks.
    explicit SourceMarks(QTextDocument& text) : m_text(text) {}

    /// Sets the findings of the rules; syntax errors are omitted, because they are faults.
    void setFindings(const diagnostics::Diagnostics& findings);
    /// Sets the syntax errors of the current text.
    void setFaults(const std::vector<text::Fault>& faults, const TextMap& map);

    QList<QTextEdit::ExtraSelection> underlines(const QPalette& palette) const;
    std::vector<SourceMargin::Sign> signs() const;
    /// The messages at a position, as rich text; may be empty.
    QString tipAt(int position) const;

private:
    struct Mark {
        QTextCursor place;
        diagnostics::Level level;
        QString message, rule;
    };
    QTextCursor cursorAt(const diagnostics::Place& place) const;

    QTextDocument& m_text;
    std::vector<Mark> m_findings, m_faults;
};

}  // namespace muster::editor
