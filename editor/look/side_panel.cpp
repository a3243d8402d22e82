#include "editor/look/side_panel.hpp"

#include <QStackedWidget>
#include <QTabBar>

#include <algorithm>

namespace muster::editor {

SidePanel::SidePanel(Edge edge, QWidget* parent) : QTabWidget(parent)
{
    setDocumentMode(true);
    setTabPosition(edge == Edge::left ? West : East);
    // Emitted before the tab becomes the current one.
    connect(tabBar(), &QTabBar::tabBarClicked, this, &SidePanel::choose);
}

int SidePanel::foldedWidth() const { return tabBar()->sizeHint().width(); }

int SidePanel::openWidth() const
{
    return std::max(m_openWidth, m_folded ? m_contentWidth : minimumSizeHint().width());
}

void SidePanel::setFolded(bool folded)
{
    if (folded == m_folded) return;
    if (folded) m_contentWidth = minimumSizeHint().width();
    m_folded = folded;
    // Hidden, it takes no part in the Tab order.
    findChild<QStackedWidget*>(QString(), Qt::FindDirectChildrenOnly)->setVisible(!folded);
    const int width = folded ? foldedWidth() : openWidth();
    setMinimumWidth(folded ? width : 0);
    setMaximumWidth(folded ? width : QWIDGETSIZE_MAX);
    Q_EMIT foldedChanged(folded, width);
}

void SidePanel::choose(int tab)
{
    if (tab < 0 || (!m_folded && tab != currentIndex())) return;
    setFolded(!m_folded);
    Q_EMIT foldedByUser(m_folded);
}

}  // namespace muster::editor
