#include "editor/page/notice_bar.hpp"

#include "editor/look/icons.hpp"
#include "editor/look/theme.hpp"
#include "editor/look/words.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace muster::editor {

NoticeBar::NoticeBar(diagnostics::Level level, QWidget* parent) : QFrame(parent), m_level(level)
{
    m_layout = new QHBoxLayout(this);
    m_layout->setContentsMargins(12, 6, 12, 6);
    m_icon = new QLabel(this);
    m_text = new QLabel(this);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_icon->setAccessibleName(levelWord(level));
    m_layout->addWidget(m_icon);
    m_layout->addWidget(m_text, 1);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    setFrameShape(QFrame::StyledPanel);
    colour();
    hide();
}

void NoticeBar::setText(const QString& text)
{
    m_text->setText(text);
    setAccessibleName(text);
}

void NoticeBar::addButton(const QString& text, std::function<void()> run)
{
    auto* button = new QPushButton(text, this);
    button->setAccessibleName(QString(text).remove(u'&'));
    connect(button, &QPushButton::clicked, this, std::move(run));
    m_layout->addWidget(button);
    m_buttons.push_back(button);
}

void NoticeBar::setButtonsEnabled(std::size_t index, bool enabled) { m_buttons.at(index)->setEnabled(enabled); }

void NoticeBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange) colour();
    QFrame::changeEvent(event);
}

void NoticeBar::colour()
{
    using diagnostics::Level;
    m_icon->setPixmap(icon(m_level == Level::info      ? "info"
                           : m_level == Level::warning ? "warning"
                                                       : "error",
                           palette())
                          .pixmap(18, 18));
}

}  // namespace muster::editor
