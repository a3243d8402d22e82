#pragma once

#include "editor/board/tools/drawing_choice.hpp"
#include "editor/board/view/board_view.hpp"

#include <QColor>

#include <functional>

namespace muster::editor {

/// What the tools that draw new items share: from points of the board to a change of the text, with a partner where
/// the board is mirrored, and the looks of what is not ended yet.
class DrawingTool : public BoardTool {
    Q_OBJECT
public:
    /// The choice must outlive the tool.
    DrawingTool(BoardView& view, DrawingChoice& choice);

    DrawingChoice& choice() const { return m_choice; }
    /// Whether it draws what is long, such as roads; else areas.
    virtual bool drawsLines() const { return false; }
    /// Whether zones can be drawn with it, too.
    virtual bool drawsZones() const { return true; }
    QCursor cursor() const override { return Qt::CrossCursor; }

protected:
    using ShapeMaker = std::function<std::string(const scenario::ScenarioText&)>;

    /// Adds what is chosen with that shape, and its partner unless the ring is its own mirror image; false, with words
    /// in the status bar, when it cannot.
    bool add(const ShapeMaker& shape, const sheet::MapRing& ring);
    /// Adds an area with these corners, without the loops of a line that crosses itself: what cannot be a piece is
    /// never made.
    bool addArea(const sheet::MapRing& ring);
    /// Places in the unit of the file.
    geometry::Point inFile(sheet::MapPoint at) const;
    std::vector<geometry::Point> inFile(const sheet::MapRing& ring) const;
    double lengthInFile(double length) const { return length / view().board().perFileUnit; }
    /// A length on the board that is so many pixels on the screen.
    double boardLength(double pixels) const { return pixels / view().camera().scale(); }

    /// The ring and, where the board is mirrored, its partner.
    void paintRing(QPainter& painter, const sheet::MapRing& ring, bool closed,
                   Qt::PenStyle style = Qt::SolidLine) const;
    void paintWords(QPainter& painter, sheet::MapPoint at, const QString& words) const;
    QString length(double value) const;

private:
    DrawingChoice& m_choice;
};

}  // namespace muster::editor
