#include "editor/print/page_view.hpp"

#include "editor/look/theme.hpp"
#include "printer/draw/painter.hpp"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <cmath>

namespace muster::editor {

namespace {

constexpr double millimetresPerInch = 25.4;
constexpr int pageSpace = 16;  // pixels around the page
constexpr int maxSide = 8000;  // pixels of a page: paper at 400 % on a high-resolution screen
constexpr std::array steps{25, 50, 75, 100, 125, 150, 200, 300, 400};

}  // namespace

PageView::PageView(QWidget* parent) : QAbstractScrollArea(parent)
{
    setObjectName("print-view");
    setAccessibleName(tr("Preview of the pages"));
    setFocusPolicy(Qt::StrongFocus);
    setToolTip(tr("Page Up and Page Down turn the page, + and - change the size, 0 shows all of it"));
    setMinimumSize(320, 320);
}

const printer::Page* PageView::current() const
{
    return m_print && m_page < pageCount() ? &m_print->out.pages[static_cast<std::size_t>(m_page)] : nullptr;
}

void PageView::setPrint(std::shared_ptr<const Print> print)
{
    m_print = std::move(print);
    m_page = std::clamp(m_page, 0, std::max(0, pageCount() - 1));
    m_picture = {};
    arrange();
    Q_EMIT pageChanged(m_page);
}

void PageView::setPage(int page)
{
    page = std::clamp(page, 0, std::max(0, pageCount() - 1));
    if (page == m_page) return;
    m_page = page;
    m_picture = {};
    verticalScrollBar()->setValue(0);
    arrange();
    Q_EMIT pageChanged(page);
}

double PageView::pixelsPerMillimetre() const
{
    const double full = logicalDpiX() / millimetresPerInch;
    const auto* page = current();
    if (!page) return full;
    const double across = std::max(1, viewport()->width() - 2 * pageSpace) / page->width;
    const double down = std::max(1, viewport()->height() - 2 * pageSpace) / page->height;
    const double wanted = m_fit == Fit::percent ? full * m_percent / 100
                          : m_fit == Fit::width ? across
                                                : std::min(across, down);
    return std::min(wanted, maxSide / devicePixelRatioF() / std::max(page->width, page->height));
}

int PageView::zoom() const
{
    return static_cast<int>(std::lround(pixelsPerMillimetre() * millimetresPerInch / logicalDpiX() * 100));
}

QSize PageView::pageSize() const
{
    const auto* page = current();
    if (!page) return {};
    return {static_cast<int>(std::lround(page->width * pixelsPerMillimetre())),
            static_cast<int>(std::lround(page->height * pixelsPerMillimetre()))};
}

void PageView::setFit(Fit fit)
{
    m_fit = fit;
    m_picture = {};
    // Fix the scroll bars, because showing or hiding one would change the zoom.
    setVerticalScrollBarPolicy(fit == Fit::page    ? Qt::ScrollBarAlwaysOff
                               : fit == Fit::width ? Qt::ScrollBarAlwaysOn
                                                   : Qt::ScrollBarAsNeeded);
    setHorizontalScrollBarPolicy(fit == Fit::percent ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
    arrange();
    Q_EMIT zoomChanged();
}

void PageView::setZoom(int percent)
{
    m_percent = std::clamp(percent, steps.front(), steps.back());
    setFit(Fit::percent);
}

void PageView::stepZoom(int direction)
{
    const int now = zoom();
    int next = now;
    if (direction > 0)
        next = *std::find_if(steps.begin(), steps.end() - 1, [now](int step) { return step > now; });
    else
        for (const int step : steps)
            if (step < now) next = step;
    setZoom(next);
}

void PageView::arrange()
{
    const QSize room = viewport()->size(), page = pageSize() + QSize(2 * pageSpace, 2 * pageSpace);
    horizontalScrollBar()->setRange(0, std::max(0, page.width() - room.width()));
    horizontalScrollBar()->setPageStep(room.width());
    horizontalScrollBar()->setSingleStep(24);
    verticalScrollBar()->setRange(0, std::max(0, page.height() - room.height()));
    verticalScrollBar()->setPageStep(room.height());
    verticalScrollBar()->setSingleStep(24);
    viewport()->update();
}

void PageView::draw()
{
    const auto* page = current();
    const QSize size = pageSize();
    const double ratio = devicePixelRatioF();
    m_picture = QPixmap(size * ratio);
    if (m_picture.isNull()) return;
    m_picture.setDevicePixelRatio(ratio);
    m_picture.fill(Qt::white);
    QPainter painter(&m_picture);
    painter.scale(size.width() / page->width / printer::unitsPerMillimetre,
                  size.height() / page->height / printer::unitsPerMillimetre);
    drawPage(*page, *m_print->type, painter);
}

void PageView::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    const QColor ground = palette().color(QPalette::Window);
    painter.fillRect(viewport()->rect(), isDark(palette()) ? ground.darker(130) : ground.darker(112));
    if (!current()) return;
    const QSize size = pageSize();
    if (m_picture.isNull()) draw();
    const QPoint corner(std::max(pageSpace - horizontalScrollBar()->value(), (viewport()->width() - size.width()) / 2),
                        std::max(pageSpace - verticalScrollBar()->value(), (viewport()->height() - size.height()) / 2));
    const QRect sheet(corner, size);
    for (int depth = 4; depth > 0; --depth)
        painter.fillRect(sheet.adjusted(-depth + 2, -depth + 3, depth, depth + 1), QColor(0, 0, 0, 14));
    painter.drawPixmap(corner, m_picture);
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.drawRect(sheet.adjusted(-3, -3, 3, 3));
    }
}

void PageView::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    if (m_fit != Fit::percent) m_picture = {};
    arrange();
    if (m_fit != Fit::percent) Q_EMIT zoomChanged();
}

void PageView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_PageDown: return setPage(m_page + 1);
    case Qt::Key_PageUp: return setPage(m_page - 1);
    case Qt::Key_Home: return setPage(0);
    case Qt::Key_End: return setPage(pageCount() - 1);
    case Qt::Key_Plus:
    case Qt::Key_Equal: return stepZoom(1);
    case Qt::Key_Minus: return stepZoom(-1);
    case Qt::Key_0: return setFit(Fit::page);
    default: QAbstractScrollArea::keyPressEvent(event);
    }
}

void PageView::wheelEvent(QWheelEvent* event)
{
    const int turn = event->angleDelta().y();
    if (event->modifiers() & Qt::ControlModifier) {
        if (turn != 0) stepZoom(turn > 0 ? 1 : -1);
        event->accept();
        return;
    }
    // If the whole page is visible, the wheel turns pages.
    if (verticalScrollBar()->maximum() == 0 && turn != 0) {
        setPage(m_page + (turn > 0 ? -1 : 1));
        event->accept();
        return;
    }
    QAbstractScrollArea::wheelEvent(event);
}

void PageView::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) viewport()->update();
}

}  // namespace muster::editor
