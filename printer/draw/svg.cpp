#include "printer/draw/painter.hpp"
#include "printer/draw/devices.hpp"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>

namespace muster::printer {

QByteArray writeSvg(const Page& page, const std::string& title)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    const QSize size(qRound(page.width * unitsPerMillimetre), qRound(page.height * unitsPerMillimetre));
    generator.setOutputDevice(&buffer);
    generator.setResolution(static_cast<int>(unitsPerMillimetre * 25.4));
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(0, 0), size));
    generator.setTitle(QString::fromStdString(title).toHtmlEscaped());  // Qt writes it as it is
    QPainter painter;
    if (!painter.begin(&generator)) return {};
    drawPage(page, painter);
    painter.end();
    return bytes;
}

}  // namespace muster::printer
