#pragma once

#include "core/diagnostics/diagnostic.hpp"
#include "core/text/fault.hpp"
#include "editor/source/source_margin.hpp"
#include "editor/source/text_map.hpp"

#include <QTextCursor>
#include <QTextEdit>

#include <vector>

namespace muster::editor {

/// What is said about places of a text: they move along with the text while it is typed in.
class SourceMarks {
public:
    /// The text must outlive the marks.
    explicit SourceMarks(QTextDocument& text) : m_text(text) {}

    /// Those of the rules; what is wrong with the text itself is left out, since the faults say it.
    void setFindings(const diagnostics::Diagnostics& findings);
    /// What keeps the text from being JSON, as it is typed.
    void setFaults(const std::vector<text::Fault>& faults, const TextMap& map);

    QList<QTextEdit::ExtraSelection> underlines(const QPalette& palette) const;
    std::vector<SourceMargin::Sign> signs() const;
    /// What is said about a position, as rich text; empty where nothing is.
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
