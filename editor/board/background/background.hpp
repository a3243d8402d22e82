#pragma once

#include "editor/board/background/read_picture.hpp"
#include "editor/board/view/board_view.hpp"
#include "editor/document/scenario_picture.hpp"

#include <QObject>
#include <QRectF>

#include <optional>
#include <utility>
#include <vector>

namespace muster::editor {

/// The background picture of a board: reads it on another thread and paints it below the map. Lengths are in the
/// system's measure.
class Background : public QObject {
    Q_OBJECT
public:
    explicit Background(BoardView& view, QObject* parent = nullptr);

    /// Adopts what the view's text says; reads the picture if it names another file, or again with `again`.
    void refresh(bool again = false);

    /// As the text has it, in the file's unit; nothing without a picture.
    const std::optional<scenario::TracedPicture>& picture() const { return m_picture; }
    /// True once it has been read.
    bool isShown() const { return !m_levels.empty(); }
    /// What to know about it: why it is not shown, or that it is shown with fewer pixels than it has.
    QString note() const { return m_note; }

    /// Paints it elsewhere until the text changes: the place of its south-west corner.
    void showAt(std::optional<geometry::Point> at);
    /// Where it is, as its south-west corner and its width.
    geometry::Point at() const;
    double width() const;

    /// A stretch that the user marked, to say how long it is on the table.
    using Stretch = std::pair<geometry::Point, geometry::Point>;
    const std::optional<Stretch>& mark() const { return m_mark; }
    void setMark(std::optional<Stretch> mark);

Q_SIGNALS:
    void changed();
    void markChanged();

private:
    void take(const ReadPicture& read);
    void paint(QPainter& painter, const BoardCamera& camera, double pixelRatio) const;

    BoardView& m_view;
    std::optional<scenario::TracedPicture> m_picture;
    double m_unit = 1;             ///< the system's measure for one unit of the file
    std::filesystem::path m_from;  ///< the scenario that the picture was read for
    std::string m_file;            ///< the reference that was read, or is being read
    std::uint64_t m_reading = 0;   ///< number of the newest request
    std::vector<QImage> m_levels;  ///< the picture, then each half as large as the one before
    QString m_note;
    std::optional<geometry::Point> m_shownAt;
    std::optional<Stretch> m_mark;
};

}  // namespace muster::editor
