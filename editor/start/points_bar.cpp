#include "editor/start/points_bar.hpp"

#include "editor/look/theme.hpp"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace muster::editor {

namespace {

constexpr int barHeight = 14, square = 10, gap = 6;

/// Parts differ in brightness and pattern, so that they are distinguishable without colour.
QBrush brushOf(std::size_t index, const QPalette& palette)
{
    static constexpr std::array<Qt::BrushStyle, 4> patterns{Qt::SolidPattern, Qt::Dense4Pattern, Qt::BDiagPattern,
                                                            Qt::DiagCrossPattern};
    const QColor accent = palette.color(QPalette::Highlight);
    const QColor tone = index / patterns.size() % 2 == 0 ? accent : quietColour(palette);
    return QBrush(tone, patterns[index % patterns.size()]);
}

}  // namespace

PointsBar::PointsBar(QWidget* parent) : QWidget(parent)
{
    setAccessibleName(tr("What the list's points can go to"));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void PointsBar::show(std::vector<PointsShare> shares)
{
    std::stable_sort(shares.begin(), shares.end(),
                     [](const PointsShare& a, const PointsShare& b) { return a.points > b.points; });
    // More than seven parts cannot be distinguished.
    if (shares.size() > 7) {
        for (std::size_t i = 7; i < shares.size(); ++i) shares[6].points += shares[i].points;
        shares[6].label = tr("others");
        shares.resize(7);
    }
    m_shares = std::move(shares);
    m_sum = 0;
    QStringList words;
    for (const auto& share : m_shares) m_sum += std::max(0.0, share.points);
    for (const auto& share : m_shares)
        words << tr("%1 %2 percent").arg(share.label).arg(m_sum > 0 ? std::lround(100 * share.points / m_sum) : 0);
    setAccessibleDescription(words.join(QStringLiteral(", ")));
    setVisible(m_sum > 0);
    updateGeometry();
    update();
}

int PointsBar::layOut(int width, QPainter* painter) const
{
    const auto& metrics = fontMetrics();
    int x = 0, y = barHeight + gap;
    for (std::size_t i = 0; i < m_shares.size(); ++i) {
        const QString words = QStringLiteral("%1 %2 %")
                                  .arg(m_shares[i].label)
                                  .arg(m_sum > 0 ? std::lround(100 * m_shares[i].points / m_sum) : 0);
        const int needed = square + gap + metrics.horizontalAdvance(words) + 2 * gap;
        if (x > 0 && x + needed > width) {
            x = 0;
            y += metrics.height() + 2;
        }
        if (painter) {
            const QRect box(x, y + (metrics.height() - square) / 2, square, square);
            painter->fillRect(box, brushOf(i, palette()));
            painter->setPen(quietColour(palette()));
            painter->drawRect(box);
            painter->setPen(palette().color(QPalette::WindowText));
            painter->drawText(QPoint(x + square + gap, y + metrics.ascent()), words);
        }
        x += needed;
    }
    return y + metrics.height();
}

int PointsBar::heightForWidth(int width) const { return layOut(width, nullptr); }
QSize PointsBar::sizeHint() const { return {300, layOut(300, nullptr)}; }

void PointsBar::paintEvent(QPaintEvent*)
{
    if (m_sum <= 0) return;
    QPainter painter(this);
    double x = 0;
    for (std::size_t i = 0; i < m_shares.size(); ++i) {
        const double part = width() * std::max(0.0, m_shares[i].points) / m_sum;
        const QRectF piece(x, 0, part, barHeight);
        painter.fillRect(piece, palette().color(QPalette::Base));
        painter.fillRect(piece, brushOf(i, palette()));
        painter.setPen(quietColour(palette()));
        painter.drawRect(piece.adjusted(0, 0, i + 1 == m_shares.size() ? -1 : 0, -1));
        x += part;
    }
    layOut(width(), &painter);
}

}  // namespace muster::editor
