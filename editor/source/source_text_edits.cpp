#include "editor/source/source_text.hpp"

#include "editor/source/source_marks.hpp"

#include <QScrollBar>

#include <algorithm>

// Synchronization: typed text becomes edits of the document, and edits of the document appear in the text.

namespace muster::editor {

namespace {

const QString typingKey = QStringLiteral("(source)");

}  // namespace

void SourceText::readDocument()
{
    m_map = TextMap(m_document.text());
    m_revision = m_document.revision();
    m_following = true;
    setPlainText(m_map.text());
    m_following = false;
    // Bytes that cannot be shown cannot be written back.
    setReadOnly(!m_document.isUtf8());
    showFaults();
}

void SourceText::takeWhole()
{
    // Keep the common prefix and suffix, and thereby the cursor.
    const QString now = document()->toRawText().replace(QChar::ParagraphSeparator, u'\n');
    m_map = TextMap(m_document.text());
    m_revision = m_document.revision();
    const QString& wanted = m_map.text();
    const auto min = std::min(now.size(), wanted.size());
    qsizetype front = 0, back = 0;
    while (front < min && now[front] == wanted[front]) ++front;
    while (back < min - front && now[now.size() - 1 - back] == wanted[wanted.size() - 1 - back]) ++back;
    m_following = true;
    QTextCursor cursor(document());
    cursor.setPosition(static_cast<int>(front));
    cursor.setPosition(static_cast<int>(now.size() - back), QTextCursor::KeepAnchor);
    cursor.insertText(wanted.mid(front, wanted.size() - front - back));
    m_following = false;
    setReadOnly(!m_document.isUtf8());
}

void SourceText::takeTyping(int from, int removed, int added)
{
    if (m_following || (removed == 0 && added == 0)) return;
    const int before = static_cast<int>(m_map.text().size()), now = document()->characterCount() - 1;
    // Qt sometimes counts the end of the last paragraph.
    const int gone = std::min(removed, before - from), come = std::min(added, now - from);
    if (from > before || before - gone + come != now) {
        const QString whole = document()->toRawText();
        m_typing = true;
        m_document.applyText(bytesFor(whole, m_map.hasCarriageReturns()), tr("Edit Source"), typingKey);
        m_typing = false;
    } else {
        QTextCursor cursor(document());
        cursor.setPosition(from);
        cursor.setPosition(from + come, QTextCursor::KeepAnchor);
        m_typing = true;
        m_document.apply({{{m_map.byteAt(from), m_map.byteAt(from + gone)},
                           bytesFor(cursor.selectedText(), m_map.hasCarriageReturns())}},
                         tr("Edit Source"), typingKey);
        m_typing = false;
    }
    m_map = TextMap(m_document.text());
    m_revision = m_document.revision();
    if (m_map.text().size() != now) takeWhole();
    showFaults();
}

void SourceText::follow(const std::vector<text::Edit>& edits, std::uint64_t before)
{
    if (m_typing) return;
    const int across = horizontalScrollBar()->value(), down = verticalScrollBar()->value();
    const bool hadSelection = textCursor().hasSelection();
    if (before != m_revision) {
        takeWhole();
    } else {
        m_following = true;
        QTextCursor cursor(document());
        cursor.beginEditBlock();
        for (auto edit = edits.rbegin(); edit != edits.rend(); ++edit) {
            cursor.setPosition(m_map.shownAt(edit->range.begin));
            cursor.setPosition(m_map.shownAt(edit->range.end), QTextCursor::KeepAnchor);
            cursor.insertText(TextMap(edit->text).text());
        }
        cursor.endEditBlock();
        m_following = false;
        m_map = TextMap(m_document.text());
        m_revision = m_document.revision();
        // An edit may have split a character of this view, such as the two bytes of a line ending.
        if (document()->characterCount() - 1 != m_map.text().size()) takeWhole();
        setReadOnly(!m_document.isUtf8());
    }
    if (!hadSelection && textCursor().hasSelection()) {
        auto cursor = textCursor();
        cursor.clearSelection();
        setTextCursor(cursor);
    }
    horizontalScrollBar()->setValue(across);
    verticalScrollBar()->setValue(down);
    showFaults();
}

void SourceText::showFaults()
{
    m_marks->setFaults(m_document.faults(), m_map);
    showMarks();
}

}  // namespace muster::editor
