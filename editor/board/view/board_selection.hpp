#pragma once

#include "editor/judge/board_model.hpp"

#include <QObject>
#include <QStringList>

#include <memory>
#include <vector>

namespace muster::editor {

/// Which items of the board are selected, by their pointers; kept over changes of the text as long as the pointers are
/// there.
class BoardSelection : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    const QStringList& pointers() const { return m_pointers; }
    bool isEmpty() const { return m_pointers.isEmpty(); }
    bool contains(const std::string& pointer) const;
    /// The one that was selected last: the one whose properties are shown first.
    QString current() const { return m_pointers.isEmpty() ? QString() : m_pointers.last(); }

    /// Selects exactly these, and with `wholeGroups` all that is grouped with them.
    void set(const QStringList& pointers, const BoardModel* board, bool wholeGroups = true);
    /// Selects it too, or no longer.
    void toggle(const QString& pointer, const BoardModel* board);
    void clear() { set({}, nullptr); }
    /// Forgets what a new picture does not hold any more.
    void follow(const BoardModel& board);

Q_SIGNALS:
    void changed();

private:
    QStringList m_pointers;
};

}  // namespace muster::editor
