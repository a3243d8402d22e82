#include "editor/print/paper_print.hpp"

#include "printer/draw/painter.hpp"

#include <QPageLayout>
#include <QPainter>
#include <QPrinter>

#include <algorithm>
#include <vector>

namespace muster::editor {

namespace {

constexpr double unitsPerInch = 2540;  // drawPage() uses hundredths of a millimetre

QPageLayout layoutOf(const printer::Page& page)
{
    const bool isWide = page.width > page.height;
    const QSizeF upright(std::min(page.width, page.height), std::max(page.width, page.height));
    QPageLayout layout(QPageSize(upright, QPageSize::Millimeter),
                       isWide ? QPageLayout::Landscape : QPageLayout::Portrait, {});
    // Pages have their own margins.
    layout.setMode(QPageLayout::FullPageMode);
    return layout;
}

std::vector<const printer::Page*> wantedPages(std::span<const printer::Page> pages, const QPrinter& printer)
{
    std::size_t first = 0, end = pages.size();
    if (printer.printRange() == QPrinter::PageRange && printer.fromPage() > 0) {
        first = std::min(end, static_cast<std::size_t>(printer.fromPage() - 1));
        end = std::min(end, static_cast<std::size_t>(std::max(printer.fromPage(), printer.toPage())));
    }
    std::vector<const printer::Page*> wanted;
    for (std::size_t i = first; i < end; ++i) wanted.push_back(&pages[i]);
    if (printer.pageOrder() == QPrinter::LastPageFirst) std::reverse(wanted.begin(), wanted.end());
    return wanted;
}

}  // namespace

bool printOnPaper(std::span<const printer::Page> pages, printer::Typesetter& type, QPrinter& printer)
{
    const auto wanted = wantedPages(pages, printer);
    if (wanted.empty()) return false;
    printer.setPageLayout(layoutOf(*wanted.front()));
    QPainter painter;
    if (!painter.begin(&printer)) return false;
    for (const auto* page : wanted) {
        if (page != wanted.front()) {
            printer.setPageLayout(layoutOf(*page));
            if (!printer.newPage()) return false;
        }
        painter.save();
        painter.scale(printer.logicalDpiX() / unitsPerInch, printer.logicalDpiY() / unitsPerInch);
        drawPage(*page, type, painter);
        painter.restore();
    }
    return painter.end();
}

}  // namespace muster::editor
