#pragma once

#include "core/sheet/map.hpp"
#include "core/text/document.hpp"
#include "editor/board/view/board_camera.hpp"

#include <QColor>
#include <QImage>
#include <QObject>

#include <cstdint>
#include <map>
#include <memory>
#include <thread>

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

signals:
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
    struct Wanted;
    struct Desk;
    struct Tile {
        QImage image;
        std::uint64_t used = 0;
    };
    void take(const Key& key, QImage image);
    void paintSet(QPainter& painter, const BoardCamera& camera, std::uint64_t number, int scale, double pixelRatio);
    void paintOverview(QPainter& painter, const BoardCamera& camera);
    void forgetOld();

    MapDrawing m_drawing;
    std::uint64_t m_shown = 0, m_clock = 0;
    int m_shownScale = 0;
    bool m_complete = false;
    std::map<Key, Tile> m_tiles;
    std::shared_ptr<Desk> m_desk;
    std::thread m_thread;
};

}  // namespace muster::editor
