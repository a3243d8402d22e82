#include "editor/start/game_tile.hpp"

#include "editor/look/theme.hpp"

#include <QPainter>
#include <QPainterPath>

namespace muster::editor {

namespace {

constexpr int margin = 8;
constexpr int nameLines = 2;
constexpr double corner = 6;

}  // namespace

GameTile::GameTile(const QString& name, const QString& summary, const QImage& picture, QWidget* parent)
    : QToolButton(parent), m_picture(picture)
{
    setObjectName("start-game");
    setText(name);
    setAccessibleName(name);
    setAccessibleDescription(summary);
    setToolTip(summary);
    setCheckable(true);
    setAutoExclusive(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize GameTile::sizeHint() const
{
    return {pictureSize.width() + 2 * margin, pictureSize.height() + 3 * margin + nameLines * fontMetrics().height()};
}

QSize GameTile::minimumSizeHint() const { return {120, sizeHint().height()}; }

void GameTile::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QRectF frame = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setBrush(palette().color(underMouse() ? QPalette::AlternateBase : QPalette::Base));
    painter.setPen(isChecked() ? QPen(palette().color(QPalette::Highlight), 2) : QPen(lineColour(palette()), 1));
    painter.drawRoundedRect(frame, corner, corner);
    QRectF place(margin, margin, width() - 2 * margin, pictureSize.height());
    QPainterPath clip;
    clip.addRoundedRect(place, corner / 2, corner / 2);
    painter.setClipPath(clip);
    if (m_picture.isNull()) {
        painter.fillRect(place, lineColour(palette()));
    } else {
        // The middle of the picture, as large as fills the place.
        const QSizeF whole = QSizeF(m_picture.size()), part = place.size().scaled(whole, Qt::KeepAspectRatio);
        painter.drawImage(
            place, m_picture,
            QRectF(QPointF((whole.width() - part.width()) / 2, (whole.height() - part.height()) / 2), part));
    }
    painter.setClipping(false);
    const QRectF words(margin, place.bottom() + margin, place.width(), nameLines * fontMetrics().height());
    QFont letters = font();
    letters.setBold(isChecked());
    painter.setFont(letters);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(words, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, text());
    if (!hasFocus()) return;
    painter.setPen(QPen(palette().color(QPalette::Highlight), 1, Qt::DotLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(frame.adjusted(3, 3, -3, -3), corner - 2, corner - 2);
}

}  // namespace muster::editor
