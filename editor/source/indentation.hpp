#pragma once

#include <QTextCursor>

namespace muster::editor {

/// Starts a line with the indentation of the previous one, plus one step after an opening bracket.
void breakLine(QTextCursor& cursor);
/// Indents the selected lines by a step, or unindents them; without a selection, inserts spaces at the cursor.
void indent(QTextCursor cursor, bool out);
/// Types a closing bracket at the start of a line and unindents it by a step. Returns false without effect elsewhere.
bool dedentFor(QTextCursor& cursor, QChar bracket);

}  // namespace muster::editor
