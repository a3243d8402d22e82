#pragma once

#include "editor/board/tools/symmetry.hpp"

#include <QObject>
#include <QString>

namespace muster::editor {

/// What the drawing tools draw and how they draw it; one for all tools of a board.
class DrawingChoice : public QObject {
    Q_OBJECT
public:
    enum class Subject { terrain, zone };

    explicit DrawingChoice(Symmetry& symmetry, QObject* parent = nullptr) : QObject(parent), m_symmetry(symmetry) {}

    Symmetry& symmetry() const { return m_symmetry; }
    Subject subject() const { return m_subject; }
    void setSubject(Subject subject);
    /// The id of the kind of terrain; one for areas and one for what is long. Empty until it is chosen: the system's
    /// first is taken then.
    QString kind(bool forLines) const { return forLines ? m_lineKind : m_areaKind; }
    void setKind(const QString& id, bool forLines);
    /// The kind of a board that is drawn now; null when the system has no such kind.
    const TerrainKind* kindOn(const BoardModel& board, bool forLines) const;
    /// The side that places it, deploys there or rallies there; empty for none.
    QString side() const { return m_side; }
    void setSide(const QString& id);
    /// How broad roads and rivers are, in the system's measure; 0 for what is usual.
    double width() const { return m_width; }
    void setWidth(double width);
    /// Whether roads and rivers run in curves.
    bool isSmooth() const { return m_smooth; }
    void setSmooth(bool smooth);

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
};

}  // namespace muster::editor
