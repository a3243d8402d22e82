#pragma once

#include "editor/board/view/board_view.hpp"

#include <QStringList>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QLineEdit;
QT_END_NAMESPACE

namespace muster::editor {

/// Finds items on a board by name: selects each match in turn and centres it. Enter goes to the next, Shift+Enter to
/// the previous, Escape closes it.
class BoardFind : public QWidget {
    Q_OBJECT
public:
    explicit BoardFind(BoardView& view, QWidget* parent = nullptr);

    /// Shows it and takes the focus.
    void open();
    /// Selects the next or previous match and wraps around at the end.
    void step(bool backward = false);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// Pointers of the matching items, in the order of the board.
    QStringList found() const;
    void select(const QStringList& found, qsizetype which);
    void search();
    void close();

    BoardView& m_view;
    QLineEdit* m_wanted = nullptr;
    QLabel* m_status = nullptr;
};

}  // namespace muster::editor
