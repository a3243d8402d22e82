#include "editor/source/source_margin.hpp"

#include "editor/look/icons.hpp"
#include "editor/look/theme.hpp"
#include "editor/look/words.hpp"
#include "editor/source/source_text.hpp"

#include <QPaintEvent>
#include <QPainter>

#include <algorithm>

namespace muster::editor {

SourceMargin::SourceMargin(SourceText& text) : QWidget(&text), m_text(text) { setFocusPolicy(Qt::NoFocus); }

void SourceMargin::paintEvent(QPaintEvent* event) { m_text.paintMargin(event); }

void SourceMargin::draw(const std::vector<Line>& lines, const std::vector<Sign>& signs, const QRect& area)
{
    QPainter painter(this);
    painter.fillRect(area, palette().color(QPalette::Window));
    painter.setFont(m_text.font());
    const int height = m_text.fontMetrics().height();
    for (const auto& line : lines) {
        painter.setPen(line.isCurrent ? palette().color(QPalette::WindowText) : quietColour(palette()));
        painter.drawText(0, line.top, width() - 8, height, Qt::AlignRight | Qt::AlignVCenter,
                         QString::number(line.number + 1));
        const diagnostics::Level* worst = nullptr;
        for (const auto& sign : signs)
            if (sign.line == line.number && (!worst || sign.level < *worst)) worst = &sign.level;
        if (!worst) continue;
        const int size = std::min(14, height);
        icon(toQString(diagnostics::levelName(*worst)), palette())
            .paint(&painter, 3, line.top + (height - size) / 2, size, size);
    }
    painter.setPen(lineColour(palette()));
    painter.drawLine(width() - 1, area.top(), width() - 1, area.bottom());
}

}  // namespace muster::editor
