#include "editor/source/find_bar.hpp"

#include "editor/look/icons.hpp"
#include "editor/look/words.hpp"
#include "editor/source/source_text.hpp"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTextBlock>
#include <QToolButton>
#include <QVBoxLayout>

namespace muster::editor {

namespace {

QToolButton* barButton(const QString& drawing, const QString& text, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setIcon(icon(drawing, parent->palette()));
    button->setText(text);
    button->setToolTip(text);
    button->setAccessibleName(text);
    button->setAutoRaise(true);
    return button;
}

}  // namespace

FindBar::FindBar(SourceText& text, QWidget* parent)
    : QWidget(parent), m_text(text), m_wanted(new QLineEdit(this)), m_with(new QLineEdit(this)),
      m_replaceLine(new QWidget(this)), m_case(new QCheckBox(tr("Match ca&se"), this)), m_status(new QLabel(this))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 6, 8, 6);
    layout->setSpacing(4);
    auto* first = new QHBoxLayout;
    m_wanted->setPlaceholderText(tr("Find"));
    m_wanted->setAccessibleName(tr("Find"));
    m_wanted->setClearButtonEnabled(true);
    auto* previous = barButton(QStringLiteral("up"), tr("Previous"), this);
    auto* next = barButton(QStringLiteral("down"), tr("Next"), this);
    auto* close = barButton(QStringLiteral("close"), tr("Close"), this);
    if (close->icon().isNull()) close->setText(QStringLiteral("\u00d7"));
    first->addWidget(m_wanted, 1);
    first->addWidget(previous);
    first->addWidget(next);
    first->addWidget(m_case);
    first->addWidget(m_status);
    first->addWidget(close);
    layout->addLayout(first);
    auto* second = new QHBoxLayout(m_replaceLine);
    second->setContentsMargins(0, 0, 0, 0);
    m_with->setPlaceholderText(tr("Replace with"));
    m_with->setAccessibleName(tr("Replace with"));
    auto* one = new QPushButton(tr("Re&place"), m_replaceLine);
    auto* all = new QPushButton(tr("Repla&ce All"), m_replaceLine);
    second->addWidget(m_with, 1);
    second->addWidget(one);
    second->addWidget(all);
    layout->addWidget(m_replaceLine);
    connect(m_wanted, &QLineEdit::returnPressed, this, [this] { findNext(); });
    connect(m_with, &QLineEdit::returnPressed, this, &FindBar::replaceOne);
    connect(previous, &QToolButton::clicked, this, [this] { findNext(true); });
    connect(next, &QToolButton::clicked, this, [this] { findNext(); });
    connect(one, &QPushButton::clicked, this, &FindBar::replaceOne);
    connect(all, &QPushButton::clicked, this, &FindBar::replaceAll);
    connect(close, &QToolButton::clicked, this, [this] {
        hide();
        m_text.setFocus();
    });
    hide();
}

void FindBar::open(bool withReplace)
{
    m_replaceLine->setVisible(withReplace && !m_text.isReadOnly());
    show();
    const QString selected = m_text.textCursor().selectedText();
    if (!selected.isEmpty() && !selected.contains(QChar::ParagraphSeparator)) m_wanted->setText(selected);
    m_wanted->selectAll();
    m_wanted->setFocus(Qt::ShortcutFocusReason);
    showText({});
}

void FindBar::showText(const QString& text) { m_status->setText(text); }

bool FindBar::findNext(bool backward)
{
    const QString wanted = m_wanted->text();
    if (wanted.isEmpty()) return false;
    QTextDocument::FindFlags flags;
    if (backward) flags |= QTextDocument::FindBackward;
    if (m_case->isChecked()) flags |= QTextDocument::FindCaseSensitively;
    auto found = m_text.document()->find(wanted, m_text.textCursor(), flags);
    const bool isAround = found.isNull();
    if (isAround) {
        QTextCursor edge(m_text.document());
        if (backward) edge.movePosition(QTextCursor::End);
        found = m_text.document()->find(wanted, edge, flags);
    }
    if (found.isNull()) {
        showText(tr("Not found"));
        return false;
    }
    showText(isAround ? tr("From the other end") : QString());
    m_text.setTextCursor(found);
    m_text.ensureCursorVisible();
    return true;
}

void FindBar::replaceOne()
{
    const auto same = m_case->isChecked() ? Qt::CaseSensitive : Qt::CaseInsensitive;
    auto cursor = m_text.textCursor();
    if (!m_text.isReadOnly() && cursor.hasSelection() && cursor.selectedText().compare(m_wanted->text(), same) == 0)
        cursor.insertText(m_with->text());
    findNext();
}

int FindBar::replaceAll()
{
    const QString wanted = m_wanted->text();
    if (wanted.isEmpty() || m_text.isReadOnly()) return 0;
    const auto same = m_case->isChecked() ? Qt::CaseSensitive : Qt::CaseInsensitive;
    const QString& text = m_text.map().text();
    const std::string with = bytesFor(m_with->text(), false);
    std::vector<text::Edit> edits;
    for (auto at = text.indexOf(wanted, 0, same); at >= 0; at = text.indexOf(wanted, at + wanted.size(), same))
        edits.push_back(
            {{m_text.map().byteAt(static_cast<int>(at)), m_text.map().byteAt(static_cast<int>(at + wanted.size()))},
             with});
    const int count = static_cast<int>(edits.size());
    m_text.edit(std::move(edits), tr("Replace All"));
    showText(count == 0 ? tr("Not found") : tr("%n replaced", nullptr, count));
    return count;
}

void FindBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape) return QWidget::keyPressEvent(event);
    hide();
    m_text.setFocus();
}

}  // namespace muster::editor
