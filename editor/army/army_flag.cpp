#include "editor/army/army_flag.hpp"

#include "editor/look/symbol_icon.hpp"
#include "editor/look/words.hpp"

#include <QPainter>

namespace muster::editor {

ArmyFlag::ArmyFlag(QWidget* parent) : QWidget(parent)
{
    setObjectName("army-flag");
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    hide();
}

void ArmyFlag::show(const ArmyView& army)
{
    const auto colour = [&](std::size_t index) {
        return index < army.colours.size() ? QColor(toQString(army.colours[index])) : QColor();
    };
    m_ground = colour(0);
    m_edge = colour(1);
    m_emblem = army.emblem;
    setAccessibleName(m_emblem ? toQString(m_emblem->label) : tr("Colours of the army"));
    setToolTip(m_emblem ? toQString(m_emblem->label) : QString());
    setVisible(m_ground.isValid() || m_emblem);
    update();
}

void ArmyFlag::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ground = m_ground.isValid() ? m_ground : palette().color(QPalette::Base),
                 edge = m_edge.isValid() ? m_edge : ground.darker(150);
    const QRectF area = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    painter.setPen(QPen(edge, 3));
    painter.setBrush(ground);
    painter.drawRoundedRect(area, 6, 6);
    if (!m_emblem) return;
    // Readable on any colour.
    const QColor ink = qGray(ground.rgb()) > 150 ? QColor(0x20, 0x20, 0x20) : QColor(Qt::white);
    paintSymbol(painter, *m_emblem, area.adjusted(7, 7, -7, -7), ink, ground);
}

}  // namespace muster::editor
