#pragma once

#include "editor/live_check/board_model.hpp"

#include <QObject>
#include <QStringList>

#include <memory>
#include <vector>

namespace muster::editor {

/// The selected items of the board by pointer; kept across changes of the text while the pointers exist.
class BoardSelection : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    const QStringList& pointers() const { return m_pointers; }
    bool isEmpty() const { return m_pointers.isEmpty(); }
    bool contains(const std::string& pointer) const;
    /// The item selected last, whose properties are shown first.
    QString current() const { return m_pointers.isEmpty() ? QString() : m_pointers.last(); }

    /// Selects exactly these and, with `wholeGroups`, the members of their groups.
    void set(const QStringList& pointers, const BoardModel* board, bool wholeGroups = true);
    /// Adds an item to the selection or removes it.
    void toggle(const QString& pointer, const BoardModel* board);
    void clear() { set({}, nullptr); }
    /// Deselects items that the new board no longer contains.
    void follow(const BoardModel& board);

Q_SIGNALS:
    void changed();

private:
    QStringList m_pointers;
};

}  // namespace muster::editor
