#include "editor/board/page/board_find.hpp"

#include "editor/look/icons.hpp"
#include "editor/look/undo_keys.hpp"
#include "editor/look/words.hpp"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

namespace muster::editor {

BoardFind::BoardFind(BoardView& view, QWidget* parent)
    : QWidget(parent), m_view(view), m_wanted(new QLineEdit(this)), m_status(new QLabel(this))
{
    setObjectName("board-find");
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(8, 4, 8, 4);
    m_wanted->setObjectName("board-find-name");
    m_wanted->setPlaceholderText(tr("Find a piece, base, zone or objective"));
    m_wanted->setAccessibleName(tr("Find on the table"));
    m_wanted->setToolTip(tr("Enter goes to the next one, Shift+Enter to the one before"));
    m_wanted->setClearButtonEnabled(true);
    m_wanted->installEventFilter(this);
    leaveUndoToWindow(m_wanted);
    m_status->setObjectName("board-find-said");
    line->addWidget(m_wanted, 1);
    line->addWidget(m_status);
    const auto button = [&](const QString& drawing, const QString& text, auto pressed) {
        auto* made = new QToolButton(this);
        made->setIcon(icon(drawing, palette()));
        // Not every icon theme has this icon.
        if (made->icon().isNull()) made->setText(QStringLiteral("\u00d7"));
        made->setToolTip(text);
        made->setAccessibleName(text);
        made->setAutoRaise(true);
        connect(made, &QToolButton::clicked, this, pressed);
        line->addWidget(made);
    };
    button(QStringLiteral("up"), tr("Previous"), [this] { step(true); });
    button(QStringLiteral("down"), tr("Next"), [this] { step(); });
    button(QStringLiteral("close"), tr("Close"), [this] { close(); });
    connect(m_wanted, &QLineEdit::textEdited, this, &BoardFind::search);
    hide();
}

void BoardFind::open()
{
    show();
    m_wanted->selectAll();
    m_wanted->setFocus(Qt::ShortcutFocusReason);
}

QStringList BoardFind::found() const
{
    QStringList pointers;
    const QString wanted = m_wanted->text().simplified();
    if (wanted.isEmpty()) return pointers;
    const auto& board = m_view.board();
    for (const auto& item : board.items) {
        QString words = toQString(item.name) + u'\n' + toQString(item.what) + u'\n' + toQString(item.id);
        if (item.kind == BoardItemKind::rallyPoint && item.side && *item.side < board.sides.size())
            words += u'\n' + toQString(board.sides[*item.side].name);
        if (words.contains(wanted, Qt::CaseInsensitive)) pointers << toQString(item.pointer);
    }
    return pointers;
}

void BoardFind::select(const QStringList& found, qsizetype which)
{
    if (m_wanted->text().simplified().isEmpty()) return m_status->clear();
    if (found.isEmpty()) return m_status->setText(tr("Nothing here has that name"));
    m_status->setText(tr("%1 of %2").arg(which + 1).arg(found.size()));
    m_view.selection().set({found[which]}, &m_view.board(), false);
    if (const auto* item = m_view.board().item(utf8(found[which])); item && item->drawn) m_view.bringToMiddle(item->at);
}

void BoardFind::search()
{
    // While typing, keep the selection as long as it matches.
    const auto pointers = found();
    select(pointers, std::max<qsizetype>(0, pointers.indexOf(m_view.selection().current())));
}

void BoardFind::step(bool backward)
{
    const auto pointers = found();
    const auto current = pointers.indexOf(m_view.selection().current());
    if (current < 0) return select(pointers, backward ? pointers.size() - 1 : 0);
    select(pointers, (current + (backward ? pointers.size() - 1 : 1)) % pointers.size());
}

void BoardFind::close()
{
    hide();
    m_view.setFocus(Qt::OtherFocusReason);
}

bool BoardFind::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() == Qt::Key_Escape)
        close();
    else if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter)
        step(key->modifiers() & Qt::ShiftModifier);
    else
        return QWidget::eventFilter(watched, event);
    return true;
}

}  // namespace muster::editor
