#include "editor/source/source_text.hpp"

#include "editor/source/json_highlighter.hpp"
#include "editor/source/source_margin.hpp"
#include "editor/window/theme.hpp"
#include "editor/window/words.hpp"

#include <QFontDatabase>
#include <QHelpEvent>
#include <QMimeData>
#include <QScrollBar>
#include <QTextBlock>
#include <QToolTip>

#include <algorithm>

namespace muster::editor {

using text::Node;

namespace {

constexpr int farthestBracket = 200'000;  ///< characters looked through for the other bracket
const QString typingKey = QStringLiteral("(source)");

/// The brackets of the line that begins at a place, but those in strings.
std::vector<qsizetype> bracketsOf(const QString& text, qsizetype start)
{
    std::vector<qsizetype> found;
    bool inString = false;
    for (auto at = start; at < text.size() && text[at] != u'\n'; ++at) {
        const QChar c = text[at];
        if (inString && c == u'\\') ++at;
        else if (c == u'"') inString = !inString;
        else if (!inString && (c == u'{' || c == u'[' || c == u'}' || c == u']')) found.push_back(at);
    }
    return found;
}

}  // namespace

SourceText::SourceText(Document& document, QWidget* parent) : QPlainTextEdit(parent), m_document(document)
{
    setUndoRedoEnabled(false);
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setTabStopDistance(2 * fontMetrics().horizontalAdvance(u' '));
    setAccessibleName(tr("Source text"));
    m_margin = new SourceMargin(*this);
    m_highlighter = new JsonHighlighter(this->document(), palette());
    readDocument();
    connect(this->document(), &QTextDocument::contentsChange, this, &SourceText::takeTyping);
    connect(&m_document, &Document::edited, this, [this](const std::vector<text::Edit>& edits, std::uint64_t before) { follow(edits, before); });
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        showMarks();
        if (!m_following) emit caretMovedByHand();
    });
    connect(this, &QPlainTextEdit::blockCountChanged, this, [this] { placeMargin(); });
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect& rect, int dy) {
        if (dy != 0) m_margin->scroll(0, dy);
        else m_margin->update(0, rect.y(), m_margin->width(), rect.height());
    });
    placeMargin();
    showMarks();
}

SourceText::~SourceText() = default;

void SourceText::readDocument()
{
    m_map = TextMap(m_document.text());
    m_revision = m_document.revision();
    m_following = true;
    setPlainText(m_map.text());
    m_following = false;
    // Bytes that cannot be shown cannot be written back.
    setReadOnly(!m_document.isUtf8());
    markFaults();
}

void SourceText::takeWhole()
{
    // What is equal at both ends stays, and with it the caret.
    const QString now = document()->toRawText().replace(QChar::ParagraphSeparator, u'\n');
    m_map = TextMap(m_document.text());
    m_revision = m_document.revision();
    const QString& wanted = m_map.text();
    const auto least = std::min(now.size(), wanted.size());
    qsizetype front = 0, back = 0;
    while (front < least && now[front] == wanted[front]) ++front;
    while (back < least - front && now[now.size() - 1 - back] == wanted[wanted.size() - 1 - back]) ++back;
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
    // Qt counts the end of the last paragraph in at times.
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
        m_document.apply({{{m_map.byteAt(from), m_map.byteAt(from + gone)}, bytesFor(cursor.selectedText(), m_map.hasCarriageReturns())}}, tr("Edit Source"), typingKey);
        m_typing = false;
    }
    m_map = TextMap(m_document.text());
    m_revision = m_document.revision();
    if (m_map.text().size() != now) takeWhole();
    markFaults();
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
        // An edit may have split what is one sign here, such as the two bytes of a line's end.
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
    markFaults();
}

void SourceText::edit(std::vector<text::Edit> edits, const QString& name) { m_document.apply(std::move(edits), name); }

QTextCursor SourceText::cursorAt(const diagnostics::Place& place) const
{
    // Lines and code points of a place are lines and characters here, but for signs of two characters.
    const auto position = [&](std::uint32_t line, std::uint32_t column) {
        const auto block = document()->findBlockByNumber(static_cast<int>(line) - 1);
        if (!block.isValid()) return document()->characterCount() - 1;
        const QString text = block.text();
        int units = 0;
        for (std::uint32_t i = 1; i < column && units < text.size(); ++i) units += text[units].isHighSurrogate() ? 2 : 1;
        return block.position() + std::min(units, static_cast<int>(text.size()));
    };
    QTextCursor cursor(document());
    cursor.setPosition(position(place.line, place.column));
    int end = place.endLine ? position(place.endLine, place.endColumn) : cursor.position() + 1;
    end = std::clamp(end, cursor.position(), document()->characterCount() - 1);
    cursor.setPosition(end, QTextCursor::KeepAnchor);
    return cursor;
}

void SourceText::setJudgement(std::shared_ptr<const Judgement> judgement)
{
    m_judgement = std::move(judgement);
    // Marks move along with the text until a judgement of the text as it is now comes.
    if (m_judgement && m_judgement->revision == m_document.revision()) markFindings();
}

void SourceText::markFindings()
{
    m_marks.clear();
    for (const auto& finding : m_judgement->diagnostics) {
        // What is wrong with the text itself is shown as it is typed.
        if (finding.place.line == 0 || finding.rule.starts_with("json/")) continue;
        m_marks.push_back({cursorAt(finding.place), finding.level, shown(finding.message), shown(finding.rule)});
    }
    showMarks();
    m_margin->update();
}

void SourceText::markFaults()
{
    m_faultMarks.clear();
    for (const auto& fault : m_document.faults()) {
        QTextCursor cursor(document());
        const int begin = m_map.shownAt(fault.range.begin), last = document()->characterCount() - 1;
        cursor.setPosition(std::min(begin, last));
        cursor.setPosition(std::clamp(m_map.shownAt(fault.range.end), std::min(begin + 1, last), last), QTextCursor::KeepAnchor);
        if (!cursor.hasSelection() && last > 0) {
            // At the very end there is nothing to underline but the last sign.
            cursor.setPosition(last - 1);
            cursor.setPosition(last, QTextCursor::KeepAnchor);
        }
        m_faultMarks.push_back({cursor, diagnostics::Level::error, shown(fault.message), shown(fault.rule)});
        if (m_faultMarks.size() >= 100) break;
    }
    showMarks();
    m_margin->update();
}

void SourceText::showMarks()
{
    QList<QTextEdit::ExtraSelection> selections;
    QTextEdit::ExtraSelection line;
    line.cursor = textCursor();
    line.cursor.clearSelection();
    line.format.setBackground(palette().color(QPalette::AlternateBase).lightness() == palette().color(QPalette::Base).lightness() ? palette().color(QPalette::Window) : palette().color(QPalette::AlternateBase));
    line.format.setProperty(QTextFormat::FullWidthSelection, true);
    selections << line;
    const auto add = [&](const std::vector<Mark>& marks) {
        for (const auto& mark : marks) {
            QTextEdit::ExtraSelection selection;
            selection.cursor = mark.place;
            selection.format.setUnderlineStyle(mark.level == diagnostics::Level::info ? QTextCharFormat::DotLine : QTextCharFormat::WaveUnderline);
            selection.format.setUnderlineColor(levelColour(mark.level, palette()));
            selections << selection;
        }
    };
    add(m_marks);
    add(m_faultMarks);
    const int caret = textCursor().position();
    for (const int at : {caret - 1, caret}) {
        const int partner = at >= 0 ? partnerOf(at) : -1;
        if (partner < 0) continue;
        for (const int place : {at, partner}) {
            QTextEdit::ExtraSelection bracket;
            bracket.cursor = QTextCursor(document());
            bracket.cursor.setPosition(place);
            bracket.cursor.setPosition(place + 1, QTextCursor::KeepAnchor);
            bracket.format.setBackground(lineColour(palette()));
            bracket.format.setFontWeight(QFont::Bold);
            selections << bracket;
        }
        break;
    }
    setExtraSelections(selections);
}

int SourceText::partnerOf(int position) const
{
    const QString& text = m_map.text();
    if (position >= text.size()) return -1;
    const QChar own = text[position];
    const bool opens = own == u'{' || own == u'[', closes = own == u'}' || own == u']';
    if (!opens && !closes) return -1;
    // Strings do not go over a line's end, so what stands in one is told line by line.
    qsizetype start = text.lastIndexOf(u'\n', std::max(position - 1, 0)) + 1;
    auto brackets = bracketsOf(text, start);
    auto at = std::find(brackets.begin(), brackets.end(), position);
    if (at == brackets.end()) return -1;
    int depth = 0;
    const auto counts = [&](qsizetype place) { return (depth += text[place] == u'{' || text[place] == u'[' ? 1 : -1) == 0; };
    while (std::abs(start - position) < farthestBracket) {
        if (opens) {
            for (; at != brackets.end(); ++at)
                if (counts(*at)) return static_cast<int>(*at);
            start = text.indexOf(u'\n', start) + 1;
            if (start == 0) return -1;
            brackets = bracketsOf(text, start);
            at = brackets.begin();
        } else {
            for (;; --at) {
                if (at != brackets.end() && counts(*at)) return static_cast<int>(*at);
                if (at == brackets.begin()) break;
            }
            if (start == 0) return -1;
            start = start < 2 ? 0 : text.lastIndexOf(u'\n', start - 2) + 1;
            brackets = bracketsOf(text, start);
            at = brackets.end();
        }
    }
    return -1;
}

std::string SourceText::pointerAtCaret() const
{
    const auto last = m_document.lastParsed();
    return last ? last->nodeAt(m_map.byteAt(textCursor().position())).pointer() : std::string();
}

void SourceText::goTo(int position)
{
    auto cursor = textCursor();
    cursor.setPosition(std::clamp(position, 0, document()->characterCount() - 1));
    setTextCursor(cursor);
    const auto rect = cursorRect();
    if (rect.top() <= 2 * rect.height() || rect.bottom() >= viewport()->height() - 2 * rect.height()) centerCursor();
}

bool SourceText::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            event->ignore();
            return true;
        }
    }
    return QPlainTextEdit::event(event);
}

bool SourceText::viewportEvent(QEvent* event)
{
    if (event->type() != QEvent::ToolTip) return QPlainTextEdit::viewportEvent(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const int position = cursorForPosition(help->pos()).position();
    QStringList texts;
    for (const auto* marks : {&m_marks, &m_faultMarks})
        for (const auto& mark : *marks)
            if (position >= mark.place.selectionStart() && position <= mark.place.selectionEnd())
                texts << QStringLiteral("<p>%1: %2<br><i>%3</i></p>").arg(levelWord(mark.level), mark.message.toHtmlEscaped(), mark.rule.toHtmlEscaped());
    if (texts.isEmpty()) QToolTip::hideText();
    else QToolTip::showText(help->globalPos(), texts.mid(0, 5).join(QString()), this);
    return true;
}

void SourceText::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Undo)) return m_document.undo();
    if (event->matches(QKeySequence::Redo)) return m_document.redo();
    if (!isReadOnly()) {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return breakLine();
        if (event->key() == Qt::Key_Tab && event->modifiers() == Qt::NoModifier) return indent(false);
        if (event->key() == Qt::Key_Backtab) return indent(true);
        if ((event->text() == QStringLiteral("}") || event->text() == QStringLiteral("]")) && dedentFor(event->text().front())) return;
    }
    // Whoever walks about has finished a thought.
    if (event->matches(QKeySequence::MoveToNextLine) || event->matches(QKeySequence::MoveToPreviousLine) || event->matches(QKeySequence::Paste) || event->matches(QKeySequence::Cut)) m_document.endMerge();
    QPlainTextEdit::keyPressEvent(event);
}

void SourceText::mousePressEvent(QMouseEvent* event)
{
    m_document.endMerge();
    QPlainTextEdit::mousePressEvent(event);
}

void SourceText::focusOutEvent(QFocusEvent* event)
{
    m_document.endMerge();
    QPlainTextEdit::focusOutEvent(event);
}

void SourceText::insertFromMimeData(const QMimeData* source)
{
    if (!source->hasText()) return;
    m_document.endMerge();
    // As it would be read from a file.
    textCursor().insertText(TextMap(source->text().toStdString()).text());
    m_document.endMerge();
}

void SourceText::breakLine()
{
    auto cursor = textCursor();
    const QString line = cursor.block().text().left(cursor.positionInBlock());
    QString indentation;
    for (const QChar c : line) {
        if (c != u' ' && c != u'\t') break;
        indentation += c;
    }
    const QString ended = line.trimmed();
    if (ended.endsWith(u'{') || ended.endsWith(u'[')) indentation += QStringLiteral("  ");
    cursor.insertText(QStringLiteral("\n") + indentation);
    setTextCursor(cursor);
    ensureCursorVisible();
}

void SourceText::indent(bool back)
{
    auto cursor = textCursor();
    const auto first = document()->findBlock(cursor.selectionStart()), last = document()->findBlock(cursor.selectionEnd());
    if (!back && first == last) return cursor.insertText(QStringLiteral("  "));
    QTextCursor changes(document());
    changes.beginEditBlock();
    for (auto block = first; block.isValid() && block.blockNumber() <= last.blockNumber(); block = block.next()) {
        changes.setPosition(block.position());
        if (!back) {
            changes.insertText(QStringLiteral("  "));
            continue;
        }
        const QString text = block.text();
        const int spaces = text.startsWith(QStringLiteral("  ")) ? 2 : text.startsWith(u' ') || text.startsWith(u'\t') ? 1 : 0;
        changes.setPosition(block.position() + spaces, QTextCursor::KeepAnchor);
        changes.removeSelectedText();
    }
    changes.endEditBlock();
}

bool SourceText::dedentFor(QChar bracket)
{
    auto cursor = textCursor();
    const QString before = cursor.block().text().left(cursor.positionInBlock());
    if (cursor.hasSelection() || before.size() < 2 || !before.trimmed().isEmpty()) return false;
    cursor.movePosition(QTextCursor::Left, QTextCursor::KeepAnchor, 2);
    cursor.insertText(QString(bracket));
    setTextCursor(cursor);
    return true;
}

void SourceText::resizeEvent(QResizeEvent* event)
{
    QPlainTextEdit::resizeEvent(event);
    placeMargin();
}

void SourceText::changeEvent(QEvent* event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_highlighter) {
        m_following = true;
        m_highlighter->setPalette(palette());
        m_following = false;
        showMarks();
    }
    if (event->type() == QEvent::FontChange && m_margin) placeMargin();
}

int SourceText::marginWidth() const
{
    const int digits = std::max<int>(3, static_cast<int>(QString::number(blockCount()).size()));
    return fontMetrics().horizontalAdvance(u'9') * digits + 30;
}

void SourceText::placeMargin()
{
    setViewportMargins(marginWidth(), 0, 0, 0);
    const auto area = contentsRect();
    m_margin->setGeometry(area.left(), area.top(), marginWidth(), area.height());
}

void SourceText::paintMargin(QPaintEvent* event)
{
    std::vector<SourceMargin::Sign> signs;
    for (const auto* marks : {&m_marks, &m_faultMarks})
        for (const auto& mark : *marks) signs.push_back({document()->findBlock(mark.place.selectionStart()).blockNumber(), mark.level});
    auto block = firstVisibleBlock();
    double top = blockBoundingGeometry(block).translated(contentOffset()).top();
    std::vector<SourceMargin::Line> lines;
    while (block.isValid() && top <= event->rect().bottom()) {
        const double height = blockBoundingRect(block).height();
        if (block.isVisible() && top + height >= event->rect().top()) lines.push_back({block.blockNumber(), static_cast<int>(top), static_cast<int>(height), block == textCursor().block()});
        top += height;
        block = block.next();
    }
    m_margin->draw(lines, signs, event->rect());
}

}  // namespace muster::editor
