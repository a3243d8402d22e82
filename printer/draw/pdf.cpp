#include "printer/draw/devices.hpp"

#include "printer/draw/painter.hpp"

#include <QBuffer>
#include <QMarginsF>
#include <QPageLayout>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>

namespace muster::printer {

namespace {

constexpr int unitsPerInch = 2540;  // hundredths of a millimetre

void setPage(QPdfWriter& writer, const Page& page)
{
    const QPageSize size(QSizeF(page.width, page.height), QPageSize::Millimeter, {}, QPageSize::FuzzyMatch);
    writer.setPageLayout(QPageLayout(size, QPageLayout::Portrait, QMarginsF(), QPageLayout::Millimeter));
}

}  // namespace

QByteArray writePdf(std::span<const Page> pages, const std::string& title)
{
    QByteArray bytes;
    if (pages.empty()) return bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setResolution(unitsPerInch);
        writer.setTitle(QString::fromStdString(title));
        writer.setCreator(QStringLiteral("Muster"));
        setPage(writer, pages.front());
        QPainter painter;
        if (!painter.begin(&writer)) return {};
        for (const auto& page : pages) {
            if (&page != &pages.front()) {
                setPage(writer, page);
                if (!writer.newPage()) return {};
            }
            drawPage(page, painter);
        }
    }
    return bytes;
}

}  // namespace muster::printer
