#pragma once

#include <QTextCursor>

namespace muster::editor {

/// Begins a line that is set in like the one before, and further behind a bracket that opens.
void breakLine(QTextCursor& cursor);
/// Sets the selected lines in by a step, or out; without a selection spaces come in where the cursor is.
void indent(QTextCursor cursor, bool out);
/// Types a bracket that closes at the beginning of a line, a step further out. False, and nothing done, elsewhere.
bool dedentFor(QTextCursor& cursor, QChar bracket);

}  // namespace muster::editor
