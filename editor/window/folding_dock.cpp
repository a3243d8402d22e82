#include "editor/window/folding_dock.hpp"

#include "editor/look/elided_label.hpp"
#include "editor/look/icons.hpp"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QToolButton>
#include <QVBoxLayout>

namespace muster::editor {

FoldingDock::FoldingDock(QWidget* parent) : QDockWidget(parent)
{
    auto* bar = new QWidget(this);
    m_arrow = new QToolButton(bar);
    m_arrow->setObjectName("dock-fold");
    m_arrow->setAutoRaise(true);
    m_arrow->setFocusPolicy(Qt::TabFocus);
    m_title = new QLabel(bar);
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_summaryLabel = new ElidedLabel(bar);
    m_summaryLabel->setObjectName("dock-summary");
    auto* close = new QToolButton(bar);
    close->setObjectName("dock-close");
    close->setAutoRaise(true);
    close->setFocusPolicy(Qt::TabFocus);
    close->setIcon(icon("close", palette()));
    close->setIconSize({12, 12});
    close->setAccessibleName(tr("Close"));
    close->setToolTip(tr("Close this panel; the View menu shows it again"));
    auto* layout = new QHBoxLayout(bar);
    layout->setContentsMargins(4, 2, 4, 2);
    layout->setSpacing(8);
    layout->addWidget(m_arrow);
    layout->addWidget(m_title);
    layout->addWidget(m_summaryLabel, 1);
    layout->addWidget(close);
    setTitleBarWidget(bar);
    for (auto* part : {static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_summaryLabel)})
        part->installEventFilter(this);
    connect(m_arrow, &QToolButton::clicked, this, &FoldingDock::toggle);
    connect(close, &QToolButton::clicked, this, &QWidget::close);
    connect(this, &QWidget::windowTitleChanged, m_title, &QLabel::setText);
    showState();
}

int FoldingDock::foldedHeight() const { return titleBarWidget()->sizeHint().height(); }

void FoldingDock::setFolded(bool folded)
{
    if (folded == m_folded) return;
    m_folded = folded;
    // Hidden, the content needs no height. The dock's own widget stays, because a dock without one gets no width.
    if (m_content) m_content->setVisible(!folded);
    setMaximumHeight(folded ? foldedHeight() : QWIDGETSIZE_MAX);
    showState();
    if (!folded) Q_EMIT unfolded();
}

void FoldingDock::setContent(QWidget* content)
{
    m_content = content;
    auto* frame = new QWidget(this);
    auto* layout = new QVBoxLayout(frame);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(content);
    setWidget(frame);
}

void FoldingDock::setSummary(const QString& text)
{
    m_summary = text;
    showState();
}

void FoldingDock::showState()
{
    m_arrow->setArrowType(m_folded ? Qt::RightArrow : Qt::DownArrow);
    m_arrow->setAccessibleName(m_folded ? tr("Unfold") : tr("Fold"));
    m_arrow->setToolTip(m_folded ? tr("Show this panel in full") : tr("Fold this panel to one line"));
    m_summaryLabel->setText(m_folded ? m_summary : QString());
}

void FoldingDock::toggle()
{
    setFolded(!m_folded);
    Q_EMIT foldedByUser(m_folded);
}

bool FoldingDock::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonRelease && m_folded &&
        static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton)
        toggle();
    return QDockWidget::eventFilter(watched, event);
}

void FoldingDock::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange && titleBarWidget())
        if (auto* close = titleBarWidget()->findChild<QToolButton*>("dock-close"))
            close->setIcon(icon("close", palette()));
    QDockWidget::changeEvent(event);
}

}  // namespace muster::editor
