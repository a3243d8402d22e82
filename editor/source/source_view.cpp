#include "editor/source/source_view.hpp"

#include "editor/look/theme.hpp"
#include "editor/look/words.hpp"
#include "editor/source/find_bar.hpp"
#include "editor/source/source_text.hpp"

#include <QInputDialog>
#include <QLabel>
#include <QTextBlock>
#include <QVBoxLayout>

namespace muster::editor {

SourceView::SourceView(Document& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_text(new SourceText(document, this)), m_find(new FindBar(*m_text, this)),
      m_fault(new QLabel(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_fault);
    layout->addWidget(m_find);
    m_text->setFrameShape(QFrame::NoFrame);
    m_fault->setWordWrap(true);
    m_fault->setContentsMargins(8, 4, 8, 4);
    m_fault->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    setFocusProxy(m_text);
    connect(m_fault, &QLabel::linkActivated, this, [this] {
        if (m_document.faults().empty()) return;
        m_text->goTo(m_text->map().shownAt(m_document.faults().front().range.begin));
        m_text->setFocus();
    });
    connect(&document, &Document::edited, this, &SourceView::showFault);
    connect(m_text, &SourceText::ruleRequested, this, &SourceView::ruleRequested);
    connect(m_text, &SourceText::caretMovedByHand, this, [this] {
        const auto cursor = m_text->textCursor();
        Q_EMIT positionChanged(cursor.blockNumber() + 1, cursor.positionInBlock() + 1);
        if (m_revealing) return;
        auto pointer = pointerAtCaret();
        if (pointer == m_pointer) return;
        m_pointer = std::move(pointer);
        Q_EMIT caretMoved(m_pointer);
    });
    showFault();
}

SourceView::~SourceView() = default;

void SourceView::showFault()
{
    m_fault->setVisible(!m_document.faults().empty() || !m_document.isUtf8());
    if (m_fault->isHidden()) return;
    if (!m_document.isUtf8())
        return m_fault->setText(
            tr("This file is not encoded in UTF-8. It is shown as well as possible and cannot be changed here."));
    const auto& fault = m_document.faults().front();
    const auto place = m_document.source()->position(fault.range.begin);
    const QString where = tr("Line %1, column %2").arg(place.line).arg(place.column);
    m_fault->setText(QStringLiteral("<span style=\"color:%1\">%2</span> <a href=\"fault\">%3</a>: %4")
                         .arg(levelColour(diagnostics::Level::error, palette()).name(),
                              levelWord(diagnostics::Level::error), where, toQString(fault.message).toHtmlEscaped()));
}

void SourceView::setCheckResult(const std::shared_ptr<const CheckResult>& checkResult)
{
    m_text->setCheckResult(checkResult);
}

bool SourceView::reveal(std::string_view pointer)
{
    const auto parsed = m_document.lastParsed();
    const auto node = parsed ? parsed->root().at(pointer) : text::Node();
    if (!node) return false;
    m_revealing = true;
    m_pointer = pointer;
    const int end = m_text->map().shownAt(node.range().end), begin = m_text->map().shownAt(node.range().begin);
    // Show the whole value if it fits, else its start.
    const int lines =
        m_text->document()->findBlock(end).blockNumber() - m_text->document()->findBlock(begin).blockNumber();
    if (lines > 0 && lines < m_text->viewport()->height() / m_text->fontMetrics().lineSpacing() - 4) m_text->goTo(end);
    m_text->goTo(begin);
    m_revealing = false;
    return true;
}

void SourceView::goToLine(int line, int column)
{
    const auto block = m_text->document()->findBlockByNumber(std::clamp(line, 1, m_text->blockCount()) - 1);
    m_text->goTo(block.position() + std::clamp(column - 1, 0, std::max(0, block.length() - 1)));
}

std::string SourceView::pointerAtCaret() const { return m_text->pointerAtCaret(); }

void SourceView::find() { m_find->open(false); }

void SourceView::replace() { m_find->open(true); }

void SourceView::askLine()
{
    bool isGiven = false;
    const int line = QInputDialog::getInt(this, tr("Go to Line"), tr("Line (1 to %1):").arg(m_text->blockCount()),
                                          m_text->textCursor().blockNumber() + 1, 1, m_text->blockCount(), 1, &isGiven);
    if (!isGiven) return;
    goToLine(line);
    m_text->setFocus();
}

}  // namespace muster::editor
