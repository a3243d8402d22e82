#include "editor/source/source_text.hpp"

#include "editor/look/theme.hpp"
#include "editor/look/words.hpp"
#include "editor/source/bracket_pair.hpp"
#include "editor/source/indentation.hpp"
#include "editor/source/json_highlighter.hpp"
#include "editor/source/source_margin.hpp"
#include "editor/source/source_marks.hpp"

#include <QFontDatabase>
#include <QHelpEvent>
#include <QMimeData>
#include <QTextBlock>
#include <QToolTip>

#include <algorithm>

namespace muster::editor {

SourceText::SourceText(Document& document, QWidget* parent) : QPlainTextEdit(parent), m_document(document)
{
    setUndoRedoEnabled(false);
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setTabStopDistance(2 * fontMetrics().horizontalAdvance(u' '));
    setAccessibleName(tr("Source text"));
    m_marks = std::make_unique<SourceMarks>(*this->document());
    m_margin = new SourceMargin(*this);
    m_highlighter = new JsonHighlighter(this->document(), palette());
    readDocument();
    connect(this->document(), &QTextDocument::contentsChange, this, &SourceText::takeTyping);
    connect(&m_document, &Document::edited, this,
            [this](const std::vector<text::Edit>& edits, std::uint64_t before) { follow(edits, before); });
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        showMarks();
        if (!m_following) Q_EMIT caretMovedByHand();
    });
    connect(this, &QPlainTextEdit::blockCountChanged, this, [this] { placeMargin(); });
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect& rect, int dy) {
        if (dy != 0)
            m_margin->scroll(0, dy);
        else
            m_margin->update(0, rect.y(), m_margin->width(), rect.height());
    });
    placeMargin();
    showMarks();
}

SourceText::~SourceText() = default;

void SourceText::edit(std::vector<text::Edit> edits, const QString& name) { m_document.apply(std::move(edits), name); }

void SourceText::setCheckResult(const std::shared_ptr<const CheckResult>& checkResult)
{
    // Marks move along with the text until a check result of the current text arrives.
    if (!checkResult || checkResult->revision != m_document.revision()) return;
    m_marks->setFindings(checkResult->diagnostics);
    showMarks();
}

void SourceText::showMarks()
{
    QList<QTextEdit::ExtraSelection> selections;
    QTextEdit::ExtraSelection line;
    line.cursor = textCursor();
    line.cursor.clearSelection();
    line.format.setBackground(palette().color(QPalette::AlternateBase).lightness() ==
                                      palette().color(QPalette::Base).lightness()
                                  ? palette().color(QPalette::Window)
                                  : palette().color(QPalette::AlternateBase));
    line.format.setProperty(QTextFormat::FullWidthSelection, true);
    selections << line << m_marks->underlines(palette());
    const int caret = textCursor().position();
    for (const int at : {caret - 1, caret}) {
        const auto partner = partnerOf(m_map.text(), at);
        if (!partner) continue;
        for (const int place : {at, *partner}) {
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
    m_margin->update();
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
    const QString tip = m_marks->tipAt(position);
    if (tip.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), tip, this);
    return true;
}

void SourceText::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Undo)) return m_document.undo();
    if (event->matches(QKeySequence::Redo)) return m_document.redo();
    if (!isReadOnly() && typeIndented(*event)) return;
    // Moving the cursor ends an undo step.
    if (event->matches(QKeySequence::MoveToNextLine) || event->matches(QKeySequence::MoveToPreviousLine) ||
        event->matches(QKeySequence::Paste) || event->matches(QKeySequence::Cut))
        m_document.endMerge();
    QPlainTextEdit::keyPressEvent(event);
}

bool SourceText::typeIndented(const QKeyEvent& key)
{
    auto cursor = textCursor();
    if (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) {
        breakLine(cursor);
    } else if ((key.key() == Qt::Key_Tab && key.modifiers() == Qt::NoModifier) || key.key() == Qt::Key_Backtab) {
        indent(cursor, key.key() == Qt::Key_Backtab);
        return true;
    } else if ((key.text() != QStringLiteral("}") && key.text() != QStringLiteral("]")) ||
               !dedentFor(cursor, key.text().front())) {
        return false;
    }
    setTextCursor(cursor);
    ensureCursorVisible();
    return true;
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
    // Convert as if read from a file.
    textCursor().insertText(TextMap(source->text().toStdString()).text());
    m_document.endMerge();
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
    auto block = firstVisibleBlock();
    double top = blockBoundingGeometry(block).translated(contentOffset()).top();
    std::vector<SourceMargin::Line> lines;
    while (block.isValid() && top <= event->rect().bottom()) {
        const double height = blockBoundingRect(block).height();
        if (block.isVisible() && top + height >= event->rect().top())
            lines.push_back(
                {block.blockNumber(), static_cast<int>(top), static_cast<int>(height), block == textCursor().block()});
        top += height;
        block = block.next();
    }
    m_margin->draw(lines, m_marks->signs(), event->rect());
}

}  // namespace muster::editor
