#include "editor/board/background/background.hpp"

#include "editor/live_check/background_work.hpp"

#include <QPainter>

#include <algorithm>
#include <memory>

namespace muster::editor {

using geometry::Point;

namespace {

constexpr int smallestLevel = 256;  // pixels of the longer side

/// Halves of a picture, because a large one drawn small in one step flickers.
std::vector<QImage> levelsOf(const QImage& image)
{
    std::vector<QImage> levels{image};
    while (std::max(levels.back().width(), levels.back().height()) > smallestLevel)
        levels.push_back(levels.back().scaled((levels.back().size() / 2).expandedTo({1, 1}), Qt::IgnoreAspectRatio,
                                              Qt::SmoothTransformation));
    return levels;
}

}  // namespace

Background::Background(BoardView& view, QObject* parent) : QObject(parent), m_view(view) {}

void Background::refresh(bool again)
{
    const auto checked = m_view.checkResult();
    if (!checked || !checked->document) return;
    const auto before = std::exchange(m_picture, scenario::pictureOf(*checked->document));
    m_unit = m_view.board().perFileUnit > 0 ? m_view.board().perFileUnit : 1;
    m_shownAt.reset();
    const auto file = m_picture ? m_picture->file : std::string();
    if (again || file != m_file || checked->place != m_from) {
        m_file = file;
        m_from = checked->place;
        const auto number = ++m_reading;
        if (file.empty() || !before || before->file != file) m_levels.clear();
        m_note.clear();
        if (!file.empty()) {
            if (m_levels.empty()) m_note = tr("The picture is being read.");
            struct Result {
                ReadPicture read;
                std::vector<QImage> levels;
            };
            inBackground(
                *this,
                [from = m_from, file] {
                    Result result{readPicture(from, file), {}};
                    if (!result.read.image.isNull()) result.levels = levelsOf(result.read.image);
                    return result;
                },
                [this, number](Result result) {
                    if (number != m_reading) return;
                    m_levels = std::move(result.levels);
                    take(result.read);
                },
                [this, number](const QString& reason) {
                    if (number == m_reading) take({{}, {}, reason});
                });
        }
    }
    m_view.setUnderlay(isShown() ? [this](QPainter& painter, const BoardCamera& camera,
                                          double ratio) { paint(painter, camera, ratio); }
                                 : BoardUnderlay());
    Q_EMIT changed();
}

void Background::take(const ReadPicture& read)
{
    constexpr double million = 1e6;
    m_note = read.problem;
    // A picture that is turned as it says has other sides than its file.
    const auto pixels = [](QSize size) { return double(size.width()) * size.height(); };
    if (m_note.isEmpty() && pixels(read.image.size()) < pixels(read.size))
        m_note = tr("It has %1 megapixels and is shown with %2.")
                     .arg(pixels(read.size) / million, 0, 'f', 1)
                     .arg(pixels(read.image.size()) / million, 0, 'f', 1);
    if (!read.problem.isEmpty()) m_view.host().showMessage(read.problem);
    refresh();
}

Point Background::at() const { return m_shownAt.value_or(m_picture ? m_picture->at * m_unit : Point()); }

double Background::width() const { return m_picture ? m_picture->width * m_unit : 0; }

void Background::showAt(std::optional<Point> at)
{
    m_shownAt = at;
    m_view.update();
}

void Background::setMark(std::optional<Stretch> mark)
{
    if (mark == m_mark) return;
    m_mark = mark;
    m_view.update();
    Q_EMIT markChanged();
}

void Background::paint(QPainter& painter, const BoardCamera& camera, double pixelRatio) const
{
    if (m_levels.empty() || !m_picture) return;
    const auto& whole = m_levels.front();
    const double depth = width() * whole.height() / whole.width();
    const QRectF place(camera.toScreen(at() + Point{0, depth}), camera.toScreen(at() + Point{width(), 0}));
    auto level = m_levels.begin();
    while (std::next(level) != m_levels.end() && std::next(level)->width() >= place.width() * pixelRatio) ++level;
    // Only what is seen: far inside a picture, the whole would be millions of pixels wide.
    const QRectF seen = place.intersected(camera.viewport());
    if (seen.isEmpty()) return;
    const double across = level->width() / place.width(), down = level->height() / place.height();
    painter.save();
    painter.setOpacity(m_picture->opacity);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(seen, *level,
                      QRectF((seen.left() - place.left()) * across, (seen.top() - place.top()) * down,
                             seen.width() * across, seen.height() * down));
    painter.restore();
}

}  // namespace muster::editor
