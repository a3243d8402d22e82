#include "printer/draw/devices.hpp"

#include "printer/draw/painter.hpp"

#include <QBuffer>
#include <QDateTime>
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

/// Qt writes the time of day; equal input shall give equal bytes. With SOURCE_DATE_EPOCH that moment stands there, without it
/// no date at all: the entry is blanked, since moving what follows would break the file's table of offsets.
void settleDate(QByteArray& bytes)
{
    static const QByteArray key("/CreationDate (D:");
    const auto endOfInfo = bytes.indexOf("\n2 0 obj");
    const auto begin = bytes.lastIndexOf(key, endOfInfo);
    const auto end = bytes.indexOf(')', begin);
    if (begin < 0 || end < 0 || endOfInfo < 0 || end > endOfInfo) return;
    bool given = false;
    const auto epoch = qEnvironmentVariable("SOURCE_DATE_EPOCH").toLongLong(&given);
    QByteArray date(end + 1 - begin, ' ');
    if (given) {
        const auto moment = QDateTime::fromSecsSinceEpoch(epoch, Qt::UTC);
        const auto text = key + moment.toString(QStringLiteral("yyyyMMddHHmmss")).toLatin1() + "Z)";
        if (moment.isValid() && text.size() <= date.size()) date.replace(0, text.size(), text);
    }
    bytes.replace(begin, date.size(), date);
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
    settleDate(bytes);
    return bytes;
}

}  // namespace muster::printer
