#pragma once

#include "core/run/latest_worker.hpp"
#include "core/run/thread_group.hpp"
#include "core/sheet/map.hpp"
#include "core/text/document.hpp"
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

/// A map to be drawn: what is on it, which parts of that, and a number that grows with each.
struct MapDrawing {
    std::shared_ptr<const sheet::MapPicture> picture;
    sheet::MapParts parts;
    bool names = true;
    std::uint64_t number = 0;
    QColor ground = QColor(250, 249, 243);
};

/// The colour of the ground that a scenario's board names ("grass", "sand", "snow"), pale enough for everything drawn
/// on it; that of paper for others.
QColor groundColour(const text::Document* scenario);

/// The map as pictures of its parts, drawn on a thread of its own. Until those that are wanted are there, the ones of
/// the map before or of another size are shown.
class MapTiles : public QObject {
    Q_OBJECT
public:
    explicit MapTiles(QObject* parent = nullptr);
    ~MapTiles() override;

    void setDrawing(MapDrawing drawing);
    /// Paints what there is, and asks for what is missing.
    void paint(QPainter& painter, const BoardCamera& camera, double pixelRatio);
    /// The number of the map that is shown.
    std::uint64_t shown() const { return m_shown; }
    /// Whether everything painted last was as it shall be.
    bool isComplete() const { return m_complete; }

Q_SIGNALS:
    /// Painting again shows more.
    void grown();
    /// From now on the map of that number is shown.
    void switched(quint64 number);

private:
    struct Key {
        std::uint64_t number = 0;
        int scale = 0;  ///< device pixels a unit, in hundredths; 0 for the overview
        int column = 0, row = 0;

        auto operator<=>(const Key&) const = default;
    };
    struct Wanted {
        MapDrawing drawing;
        double pixelsPerUnit = 1, pixelRatio = 1;
        std::vector<Key> keys;  ///< the most wanted first
    };
    struct Drawn {
        Key key;
        QImage image;
    };
    struct Tile {
        QImage image;
        std::uint64_t used = 0;
    };
    using Worker = run::LatestWorker<Wanted, Drawn>;
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
    std::uint64_t m_failed = 0;  ///< the number of a map that could not be drawn to its end
    QString m_failure;
    run::ThreadGroup
        m_threads;  ///< goes after the worker: fonts must not be used any longer than the application lives
    Worker m_worker;
};

}  // namespace muster::editor
