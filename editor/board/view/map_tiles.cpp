#include "editor/board/view/map_tiles.hpp"

#include "core/threads/exception_text.hpp"
#include "editor/board/view/sketch_picture.hpp"
#include "printer/layout/map_drawing.hpp"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <list>
#include <optional>
#include <utility>

namespace muster::editor {

namespace {

constexpr int tileSide = 512;          // device pixels
constexpr std::size_t maxTiles = 120;  // one megabyte each
constexpr int overviewSide = 1024;     // of the longer side of the board
constexpr std::size_t maxSketches = 3;

struct KeptSketch {
    std::uint64_t number;
    double scale;
    SketchPicture picture;
};

/// Draws on the worker thread; caches the last sketches, because neighbouring tiles share them.
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
        if (m_sketches.size() > maxSketches) m_sketches.pop_back();
        if (auto* type = std::get_if<printer::Typesetter>(&m_type)) {
            printer::MapStyle style{scale, drawing.parts, {}, 1, false};
            style.names = drawing.names;
            style.ownColours = true;
            // The tile paints the ground, and the view paints the rulers.
            style.table = style.numbers = false;
            m_sketches.front().picture =
                SketchPicture(printer::map::sketchMap(*drawing.picture, style, printer::measureWith(*type)), type);
        }
        return m_sketches.front().picture;
    }

    /// A part of the board; `corner` is its offset in device pixels from the board's north-west corner.
    QImage draw(const MapDrawing& drawing, double pixelsPerUnit, double sketchScale, QPointF corner, QSize size)
    {
        const bool isOpaque = drawing.ground.alpha() == 255;
        QImage image(size, isOpaque ? QImage::Format_RGB32 : QImage::Format_ARGB32_Premultiplied);
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

MapTiles::MapTiles(QObject* parent) : QObject(parent), m_worker(m_threads, drawTiles, answersTo(*this)) {}

MapTiles::~MapTiles() = default;

MapTiles::Worker::Work MapTiles::drawTiles()
{
    const auto draw = [](TilePainter& painter, const Wanted& wanted, const Key& key) {
        const auto& picture = *wanted.drawing.picture;
        const double sketchScale = sketchScaleFor(wanted.pixelsPerUnit, wanted.pixelRatio);
        if (key.scale != 0)
            return painter.draw(wanted.drawing, wanted.pixelsPerUnit, sketchScale,
                                QPointF(key.column, key.row) * tileSide, {tileSide, tileSide});
        const double scale = overviewSide / std::max(picture.width, picture.depth);
        const QSize size(std::max(1, static_cast<int>(picture.width * scale)),
                         std::max(1, static_cast<int>(picture.depth * scale)));
        return painter.draw(wanted.drawing, scale, sketchScale, {}, size);
    };
    return [draw, painter = std::make_shared<TilePainter>(), last = Drawn()](const Wanted& wanted,
                                                                             const Worker::Turn& turn) mutable {
        for (const auto& key : wanted.keys) {
            if (turn.isOvertaken()) break;
            // A tile in progress when a new request arrives is requested again, so reuse it.
            if (last.image.isNull() || last.key != key) last = {key, draw(*painter, wanted, key)};
            turn.give(last);
        }
        return std::optional<Drawn>();
    };
}

MapTiles::Worker::Answers MapTiles::answersTo(MapTiles& owner)
{
    // Qt drops the event if the owner no longer exists.
    return {[&owner](Drawn drawn) {
                QMetaObject::invokeMethod(
                    &owner, [&owner, drawn = std::move(drawn)] { owner.take(drawn); }, Qt::QueuedConnection);
            },
            [&owner](const Wanted& wanted, std::exception_ptr fault) {
                QMetaObject::invokeMethod(
                    &owner,
                    [&owner, number = wanted.drawing.number, reason = threads::textOf(fault)] {
                        owner.fail(number, reason);
                    },
                    Qt::QueuedConnection);
            }};
}

void MapTiles::setDrawing(MapDrawing drawing)
{
    m_drawing = std::move(drawing);
    m_complete = false;
    m_worker.withdraw();
}

void MapTiles::take(const Drawn& drawn)
{
    if (drawn.key.number < m_shown) return;
    auto& tile = m_tiles[drawn.key];
    if (tile.image.cacheKey() == drawn.image.cacheKey()) return;
    tile = {drawn.image, ++m_clock};
    Q_EMIT grown();
}

void MapTiles::fail(std::uint64_t number, const std::string& reason)
{
    m_failed = number;
    m_failure = tr("The map could not be drawn: %1").arg(QString::fromStdString(reason));
    Q_EMIT grown();
}

void MapTiles::paint(QPainter& painter, const BoardCamera& camera, double pixelRatio)
{
    if (!m_drawing.picture || !m_drawing.picture->isValid()) return;
    const double pixelsPerUnit = camera.scale() * pixelRatio;
    const int scale = std::max(1, static_cast<int>(std::lround(pixelsPerUnit * 100)));
    const QRectF board = camera.boardOnScreen();
    const QRectF seen = board.intersected(camera.viewport()).translated(-board.topLeft());
    std::vector<Key> missing;
    const Key overview{m_drawing.number, 0, 0, 0};
    if (!seen.isEmpty()) {
        const double side = tileSide / pixelRatio;
        const auto cell = [side](double at) { return static_cast<int>(std::floor(at / side)); };
        for (int row = cell(seen.top()); row <= cell(seen.bottom() - 1e-6); ++row)
            for (int column = cell(seen.left()); column <= cell(seen.right() - 1e-6); ++column)
                if (const Key key{m_drawing.number, scale, column, row}; !m_tiles.contains(key)) missing.push_back(key);
        // Draw tiles near the centre first.
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
                this, [this] { Q_EMIT switched(m_shown); }, Qt::QueuedConnection);
    }
    if (m_shown != 0) {
        if (!m_complete) paintOverview(painter, camera);
        paintSet(painter, camera, m_shown, m_shownScale, pixelRatio);
    }
    if (m_shown == m_drawing.number && m_shownScale != scale) paintSet(painter, camera, m_shown, scale, pixelRatio);
    if (!hasOverview) missing.push_back(overview);
    if (m_failed != 0 && m_failed == m_drawing.number) {
        painter.drawText(camera.viewport(), Qt::AlignCenter | Qt::TextWordWrap, m_failure);
        missing.clear();
    }
    if (missing.empty())
        m_worker.withdraw();
    else
        m_worker.ask({m_drawing, pixelsPerUnit, pixelRatio, std::move(missing)});
    forgetOld();
}

QImage MapTiles::overview()
{
    // That of the map before is better than none.
    for (const auto number : {m_drawing.number, m_shown}) {
        const auto found = m_tiles.find({number, 0, 0, 0});
        if (found == m_tiles.end()) continue;
        found->second.used = ++m_clock;
        return found->second.image;
    }
    return {};
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
    const QRectF viewport = camera.viewport();
    for (auto each = m_tiles.lower_bound({number, scale, -1, -1});
         each != m_tiles.end() && each->first.number == number && each->first.scale == scale; ++each) {
        const QPointF corner = camera.origin() + QPointF(each->first.column, each->first.row) * side;
        const QRectF at(corner, QSizeF(side, side));
        if (!at.intersects(viewport)) continue;
        each->second.used = ++m_clock;
        painter.drawImage(at, each->second.image);
    }
}

void MapTiles::forgetOld()
{
    if (m_tiles.size() <= maxTiles) return;
    std::vector<std::pair<std::uint64_t, Key>> byUse;
    for (const auto& [key, tile] : m_tiles) byUse.emplace_back(key.number < m_shown ? 0 : tile.used, key);
    std::sort(byUse.begin(), byUse.end());
    for (std::size_t i = 0; i + maxTiles * 3 / 4 < byUse.size(); ++i) m_tiles.erase(byUse[i].second);
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
