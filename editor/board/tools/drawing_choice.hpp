#pragma once

#include "editor/board/tools/scatter.hpp"
#include "editor/board/tools/symmetry.hpp"

#include <QObject>
#include <QString>

#include <optional>

namespace muster::editor {

/// The settings of the drawing tools, shared by all tools of a board.
class DrawingChoice : public QObject {
    Q_OBJECT
public:
    enum class Subject { terrain, zone };

    explicit DrawingChoice(Symmetry& symmetry, QObject* parent = nullptr) : QObject(parent), m_symmetry(symmetry) {}

    Symmetry& symmetry() const { return m_symmetry; }
    Subject subject() const { return m_subject; }
    void setSubject(Subject subject);
    /// The id of the kind of terrain, separate for areas and lines. Empty until set: then the system's first is used.
    QString kind(bool forLines) const { return forLines ? m_lineKind : m_areaKind; }
    void setKind(const QString& id, bool forLines);
    /// The kind to draw on this board; null if the system has no such kind.
    const TerrainKind* kindOn(const BoardModel& board, bool forLines) const;
    /// The side that places it, deploys there or rallies there; empty for none.
    QString side() const { return m_side; }
    void setSide(const QString& id);
    /// The width of roads and rivers, in the system's measure; 0 for the usual one.
    double width() const { return m_width; }
    void setWidth(double width);
    /// Returns true if roads and rivers are curved.
    bool isSmooth() const { return m_smooth; }
    void setSmooth(bool smooth);
    /// The scatter brush, on this board the usual one until it is set.
    ScatterBrush brushOn(const BoardModel& board) const;
    void setBrush(const ScatterBrush& brush);
    /// Makes the next stroke of the brush differ from the last one.
    void useNextSeed(const BoardModel& board);

Q_SIGNALS:
    void changed();

private:
    template <class Value>
    void take(Value& value, const Value& wanted)
    {
        if (value == wanted) return;
        value = wanted;
        Q_EMIT changed();
    }

    Symmetry& m_symmetry;
    Subject m_subject = Subject::terrain;
    QString m_areaKind, m_lineKind, m_side;
    double m_width = 0;
    bool m_smooth = true;
    std::optional<ScatterBrush> m_brush;
};

}  // namespace muster::editor
