#pragma once

#include "core/sheet/map.hpp"
#include "core/text/document.hpp"
#include "core/threads/latest_worker.hpp"
#include "core/threads/thread_group.hpp"
#include "editor/board/view/board_camera.hpp"

#include <QColor>
#include <QImage>
#include <QObject>
#include <QString>

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

QT_BEGIN_NAMESPACE
class QPainter;
QT_END_NAMESPACE

namespace muster::editor {

/// A map to draw: its contents, the visible layers, and an increasing number.
struct MapDrawing {
    std::shared_ptr<const sheet::MapPicture> picture;
    sheet::MapParts parts;
    bool names = true;
    std::uint64_t number = 0;
    QColor ground = QColor(250, 249, 243);  ///< may be transparent
};

/// The colour of the ground named in a scenario's board ("grass", "sand", "snow"), pale enough to draw on; the colour
/// of paper for other names.
QColor groundColour(const text::Document* scenario);

/// The map as tiles drawn on a worker thread. Shows tiles of the previous map or of another zoom until the new ones are
/// ready.
class MapTiles : public QObject {
    Q_OBJECT
public:
    explicit MapTiles(QObject* parent = nullptr);
    ~MapTiles() override;

    void setDrawing(MapDrawing drawing);
    /// Paints the available tiles and requests missing ones.
    void paint(QPainter& painter, const BoardCamera& camera, double pixelRatio);
    /// The whole map in small, as far as it is drawn; null before.
    QImage overview();
    /// The number of the shown map.
    std::uint64_t shown() const { return m_shown; }
    /// Returns true if the last paint showed only final tiles.
    bool isComplete() const { return m_complete; }

Q_SIGNALS:
    /// Emitted when repainting shows more.
    void grown();
    /// Emitted when the map of that number becomes the shown one.
    void switched(quint64 number);

private:
    struct Key {
        std::uint64_t number = 0;
        int scale = 0;  ///< device pixels per unit, in hundredths; 0 for the overview
        int column = 0, row = 0;

        auto operator<=>(const Key&) const = default;
    };
    struct Wanted {
        MapDrawing drawing;
        double pixelsPerUnit = 1, pixelRatio = 1;
        std::vector<Key> keys;  ///< most urgent first
    };
    struct Drawn {
        Key key;
        QImage image;
    };
    struct Tile {
        QImage image;
        std::uint64_t used = 0;
    };
    using Worker = threads::LatestWorker<Wanted, Drawn>;
    static Worker::Work drawTiles();
    static Worker::Answers answersTo(MapTiles& owner);
    void take(const Drawn& drawn);
    void fail(std::uint64_t number, const std::string& reason);
    void paintSet(QPainter& painter, const BoardCamera& camera, std::uint64_t number, int scale, double pixelRatio);
    void paintOverview(QPainter& painter, const BoardCamera& camera);
    void forgetOld();

    MapDrawing m_drawing;
    std::uint64_t m_shown = 0, m_clock = 0;
    int m_shownScale = 0;
    bool m_complete = false;
    std::map<Key, Tile> m_tiles;
    std::uint64_t m_failed = 0;  ///< the number of a map that could not be drawn
    QString m_failure;
    threads::ThreadGroup m_threads;  ///< destroyed after the worker, because fonts must not outlive the application
    Worker m_worker;
};

}  // namespace muster::editor
