#include "printer/draw/devices.hpp"
#include "printer/draw/painter.hpp"

#include <QBuffer>
#include <QImage>
#include <QPainter>

namespace muster::printer {

QByteArray writePng(const Page& page, Typesetter& type, double dotsPerInch)
{
    const double dotsPerMillimetre = dotsPerInch / 25.4;
    QImage image(qRound(page.width * dotsPerMillimetre), qRound(page.height * dotsPerMillimetre), QImage::Format_RGB32);
    if (image.isNull()) return {};
    image.setDotsPerMeterX(qRound(dotsPerMillimetre * 1000));
    image.setDotsPerMeterY(qRound(dotsPerMillimetre * 1000));
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(dotsPerMillimetre / unitsPerMillimetre, dotsPerMillimetre / unitsPerMillimetre);
    drawPage(page, type, painter);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    if (!image.save(&buffer, "PNG")) return {};
    return bytes;
}

}  // namespace muster::printer
