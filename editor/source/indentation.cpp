#include "editor/source/indentation.hpp"

#include <QTextBlock>
#include <QTextDocument>

namespace muster::editor {

void breakLine(QTextCursor& cursor)
{
    const QString line = cursor.block().text().left(cursor.positionInBlock());
    QString indentation;
    for (const QChar c : line) {
        if (c != u' ' && c != u'\t') break;
        indentation += c;
    }
    const QString ended = line.trimmed();
    if (ended.endsWith(u'{') || ended.endsWith(u'[')) indentation += QStringLiteral("  ");
    cursor.insertText(QStringLiteral("\n") + indentation);
}

void indent(QTextCursor cursor, bool out)
{
    auto* text = cursor.document();
    const auto first = text->findBlock(cursor.selectionStart()), last = text->findBlock(cursor.selectionEnd());
    if (!out && first == last) return cursor.insertText(QStringLiteral("  "));
    QTextCursor changes(text);
    changes.beginEditBlock();
    for (auto block = first; block.isValid() && block.blockNumber() <= last.blockNumber(); block = block.next()) {
        changes.setPosition(block.position());
        if (!out) {
            changes.insertText(QStringLiteral("  "));
            continue;
        }
        const QString line = block.text();
        const int spaces = line.startsWith(QStringLiteral("  "))             ? 2
                           : line.startsWith(u' ') || line.startsWith(u'\t') ? 1
                                                                             : 0;
        changes.setPosition(block.position() + spaces, QTextCursor::KeepAnchor);
        changes.removeSelectedText();
    }
    changes.endEditBlock();
}

bool dedentFor(QTextCursor& cursor, QChar bracket)
{
    const QString before = cursor.block().text().left(cursor.positionInBlock());
    if (cursor.hasSelection() || before.size() < 2 || !before.trimmed().isEmpty()) return false;
    cursor.movePosition(QTextCursor::Left, QTextCursor::KeepAnchor, 2);
    cursor.insertText(QString(bracket));
    return true;
}

}  // namespace muster::editor
