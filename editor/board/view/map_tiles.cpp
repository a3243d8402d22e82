#include "editor/board/view/map_tiles.hpp"

#include "editor/board/view/sketch_picture.hpp"
#include "printer/layout/map_drawing.hpp"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <condition_variable>
#include <list>
#include <mutex>
#include <optional>
#include <vector>

namespace muster::editor {

namespace {

constexpr int tileSide = 512;           // device pixels
constexpr std::size_t mostTiles = 120;  // of a megabyte each
constexpr int overviewSide = 1024;      // of the longer side of the board
constexpr std::size_t mostSketches = 3;

struct KeptSketch {
    std::uint64_t number;
    double scale;
    SketchPicture picture;
};

}  // namespace

struct MapTiles::Wanted {
    MapDrawing drawing;
    double pixelsPerUnit = 1, pixelRatio = 1;
    std::vector<Key> keys;  ///< the most wanted first
};

struct MapTiles::Desk {
    std::mutex mutex;
    std::condition_variable asked;
    Wanted wanted;
    std::optional<Key> inWork;
    MapTiles* owner = nullptr;

    void work();
    void answer(const Key& key, QImage image)
    {
        const std::lock_guard lock(mutex);
        if (owner)
            QMetaObject::invokeMethod(
                owner, [to = owner, key, image = std::move(image)] { to->take(key, image); }, Qt::QueuedConnection);
    }
};

namespace {

/// Draws on the thread: keeps the last sketches, since neighbouring tiles are of the same.
class TilePainter {
public:
    TilePainter() : m_type(printer::Typesetter::open()) {}

    const SketchPicture& sketch(const MapDrawing& drawing, double scale)
    {
        for (auto each = m_sketches.begin(); each != m_sketches.end(); ++each)
            if (each->number == drawing.number && each->scale == scale) {
                m_sketches.splice(m_sketches.begin(), m_sketches, each);
                return m_sketches.front().picture;
            }
        m_sketches.push_front({drawing.number, scale, {}});
        if (m_sketches.size() > mostSketches) m_sketches.pop_back();
        if (const auto* type = std::get_if<printer::Typesetter>(&m_type)) {
            printer::MapStyle style{scale, drawing.parts, {}, 1, false};
            style.names = drawing.names;
            // The ground is the tile's own colour; rulers are the view's.
            style.table = style.numbers = false;
            m_sketches.front().picture =
                SketchPicture(printer::map::sketchMap(*drawing.picture, style, printer::measureWith(*type)), type);
        }
        return m_sketches.front().picture;
    }

    /// A part of the board, from `corner` in device pixels from its north-west corner.
    QImage draw(const MapDrawing& drawing, double pixelsPerUnit, double sketchScale, QPointF corner, QSize size)
    {
        QImage image(size, QImage::Format_RGB32);
        image.fill(drawing.ground);
        const auto& picture = sketch(drawing, sketchScale);
        const double factor = pixelsPerUnit / (sketchScale * printer::unitsPerMillimetre);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(-corner);
        painter.scale(factor, factor);
        painter.translate(-picture.board().topLeft());
        picture.paint(painter, QRectF(picture.board().topLeft() + corner / factor, QSizeF(size) / factor));
        return image;
    }

private:
    std::variant<printer::Typesetter, printer::NoFont> m_type;
    std::list<KeptSketch> m_sketches;
};

}  // namespace

void MapTiles::Desk::work()
{
    TilePainter painter;
    while (true) {
        Wanted now;
        Key key;
        {
            std::unique_lock lock(mutex);
            inWork.reset();
            asked.wait(lock, [this] { return !owner || !wanted.keys.empty(); });
            if (!owner) return;
            key = wanted.keys.front();
            wanted.keys.erase(wanted.keys.begin());
            inWork = key;
            now.drawing = wanted.drawing;
            now.pixelsPerUnit = wanted.pixelsPerUnit;
            now.pixelRatio = wanted.pixelRatio;
        }
        const auto& picture = *now.drawing.picture;
        if (key.scale == 0) {
            const double scale = overviewSide / std::max(picture.width, picture.depth);
            const QSize size(std::max(1, static_cast<int>(picture.width * scale)),
                             std::max(1, static_cast<int>(picture.depth * scale)));
            answer(key, painter.draw(now.drawing, scale, sketchScaleFor(now.pixelsPerUnit, now.pixelRatio), {}, size));
        } else {
            answer(key, painter.draw(now.drawing, now.pixelsPerUnit, sketchScaleFor(now.pixelsPerUnit, now.pixelRatio),
                                     QPointF(key.column, key.row) * tileSide, {tileSide, tileSide}));
        }
    }
}

MapTiles::MapTiles(QObject* parent) : QObject(parent), m_desk(std::make_shared<Desk>())
{
    m_desk->owner = this;
    m_thread = std::thread([desk = m_desk] { desk->work(); });
}

MapTiles::~MapTiles()
{
    {
        const std::lock_guard lock(m_desk->mutex);
        m_desk->owner = nullptr;
    }
    m_desk->asked.notify_all();
    // A tile takes some milliseconds; fonts must not be used any longer than the application lives.
    m_thread.join();
}

void MapTiles::setDrawing(MapDrawing drawing)
{
    m_drawing = std::move(drawing);
    m_complete = false;
    const std::lock_guard lock(m_desk->mutex);
    m_desk->wanted.keys.clear();
}

void MapTiles::take(const Key& key, QImage image)
{
    if (key.number < m_shown) return;
    m_tiles[key] = {std::move(image), ++m_clock};
    emit grown();
}

void MapTiles::paint(QPainter& painter, const BoardCamera& camera, double pixelRatio)
{
    if (!m_drawing.picture || !m_drawing.picture->isSound()) return;
    const double pixelsPerUnit = camera.scale() * pixelRatio;
    const int scale = std::max(1, static_cast<int>(std::lround(pixelsPerUnit * 100)));
    const QRectF board = camera.boardOnScreen();
    const QRectF seen = board.intersected(camera.room()).translated(-board.topLeft());
    std::vector<Key> missing;
    const Key overview{m_drawing.number, 0, 0, 0};
    if (!seen.isEmpty()) {
        const double side = tileSide / pixelRatio;
        const auto cell = [side](double at) { return static_cast<int>(std::floor(at / side)); };
        for (int row = cell(seen.top()); row <= cell(seen.bottom() - 1e-6); ++row)
            for (int column = cell(seen.left()); column <= cell(seen.right() - 1e-6); ++column)
                if (const Key key{m_drawing.number, scale, column, row}; !m_tiles.contains(key)) missing.push_back(key);
        // What lies in the middle is looked at first.
        const QPointF middle = seen.center() / side - QPointF(0.5, 0.5);
        std::sort(missing.begin(), missing.end(), [&](const Key& a, const Key& b) {
            return std::hypot(a.column - middle.x(), a.row - middle.y()) <
                   std::hypot(b.column - middle.x(), b.row - middle.y());
        });
    }
    m_complete = missing.empty();
    const bool hasOverview = m_tiles.contains(overview);
    if (m_complete && (m_shown != m_drawing.number || m_shownScale != scale)) {
        const bool isNew = m_shown != m_drawing.number;
        m_shown = m_drawing.number;
        m_shownScale = scale;
        std::erase_if(m_tiles, [this](const auto& tile) { return tile.first.number < m_shown; });
        if (isNew)
            QMetaObject::invokeMethod(
                this, [this] { emit switched(m_shown); }, Qt::QueuedConnection);
    }
    if (m_shown != 0) {
        if (!m_complete) paintOverview(painter, camera);
        paintSet(painter, camera, m_shown, m_shownScale, pixelRatio);
    }
    if (m_shown == m_drawing.number && m_shownScale != scale) paintSet(painter, camera, m_shown, scale, pixelRatio);
    if (!hasOverview) missing.push_back(overview);
    {
        const std::lock_guard lock(m_desk->mutex);
        if (m_desk->inWork) std::erase(missing, *m_desk->inWork);
        m_desk->wanted = {m_drawing, pixelsPerUnit, pixelRatio, std::move(missing)};
    }
    m_desk->asked.notify_all();
    forgetOld();
}

void MapTiles::paintOverview(QPainter& painter, const BoardCamera& camera)
{
    const auto found = m_tiles.find({m_shown, 0, 0, 0});
    if (found == m_tiles.end()) return;
    found->second.used = ++m_clock;
    painter.drawImage(camera.boardOnScreen(), found->second.image);
}

void MapTiles::paintSet(QPainter& painter, const BoardCamera& camera, std::uint64_t number, int scale,
                        double pixelRatio)
{
    const double pixelsPerUnit = camera.scale() * pixelRatio;
    const double factor = pixelsPerUnit * 100 / scale;
    const bool exact = scale == std::max(1, static_cast<int>(std::lround(pixelsPerUnit * 100)));
    const double side = exact ? tileSide / pixelRatio : tileSide * factor / pixelRatio;
    const QRectF room = camera.room();
    for (auto each = m_tiles.lower_bound({number, scale, -1, -1});
         each != m_tiles.end() && each->first.number == number && each->first.scale == scale; ++each) {
        const QPointF corner = camera.origin() + QPointF(each->first.column, each->first.row) * side;
        const QRectF at(corner, QSizeF(side, side));
        if (!at.intersects(room)) continue;
        each->second.used = ++m_clock;
        painter.drawImage(at, each->second.image);
    }
}

void MapTiles::forgetOld()
{
    if (m_tiles.size() <= mostTiles) return;
    std::vector<std::pair<std::uint64_t, Key>> byUse;
    for (const auto& [key, tile] : m_tiles) byUse.emplace_back(key.number < m_shown ? 0 : tile.used, key);
    std::sort(byUse.begin(), byUse.end());
    for (std::size_t i = 0; i + mostTiles * 3 / 4 < byUse.size(); ++i) m_tiles.erase(byUse[i].second);
}

QColor groundColour(const text::Document* scenario)
{
    const auto ground = scenario ? scenario->root()["board"]["x-background"].string() : std::string_view();
    if (ground == "grass") return {236, 242, 221};
    if (ground == "sand") return {248, 239, 215};
    if (ground == "snow") return {243, 247, 252};
    return {250, 249, 243};
}

}  // namespace muster::editor
