#pragma once

#include "editor/board/tools/drawing_choice.hpp"
#include "editor/board/view/board_view.hpp"

#include <QColor>

#include <functional>

namespace muster::editor {

/// Base of the tools that draw new items: converts board points to a change of the text, adds the mirrored partner, and
/// paints unfinished items.
class DrawingTool : public BoardTool {
    Q_OBJECT
public:
    /// The choice must outlive the tool.
    DrawingTool(BoardView& view, DrawingChoice& choice);

    DrawingChoice& choice() const { return m_choice; }
    /// Returns true if it draws lines, such as roads; else areas.
    virtual bool drawsLines() const { return false; }
    /// Returns true if it can also draw zones.
    virtual bool drawsZones() const { return true; }
    QCursor cursor() const override { return Qt::CrossCursor; }

protected:
    using ShapeMaker = std::function<std::string(const scenario::ScenarioText&)>;

    /// Adds the chosen item with that shape, and its partner unless the ring is its own mirror image; false, with a
    /// status message, if that fails.
    bool add(const ShapeMaker& shape, const sheet::MapRing& ring);
    /// Adds an area with these corners and removes loops where its outline crosses itself, because such a piece would
    /// be invalid.
    bool addArea(const sheet::MapRing& ring);
    /// Board coordinates in the file's unit.
    geometry::Point inFile(geometry::Point at) const;
    std::vector<geometry::Point> inFile(const sheet::MapRing& ring) const;
    double lengthInFile(double length) const { return length / view().board().perFileUnit; }
    /// The length on the board of a number of pixels on the screen.
    double boardLength(double pixels) const { return pixels / view().camera().scale(); }

    /// Paints the ring and, on a mirrored board, its partner.
    void paintRing(QPainter& painter, const sheet::MapRing& ring, bool closed,
                   Qt::PenStyle style = Qt::SolidLine) const;
    void paintWords(QPainter& painter, geometry::Point at, const QString& words) const;
    QString length(double value) const;

private:
    DrawingChoice& m_choice;
};

}  // namespace muster::editor
