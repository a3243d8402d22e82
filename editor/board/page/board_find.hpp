#pragma once

#include "editor/board/view/board_view.hpp"

#include <QStringList>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QLabel;
class QLineEdit;
QT_END_NAMESPACE

namespace muster::editor {

/// Finds items on a board by their names: selects each in turn and brings it to the middle. Enter goes on, Shift+Enter
/// back, Escape closes it.
class BoardFind : public QWidget {
    Q_OBJECT
public:
    explicit BoardFind(BoardView& view, QWidget* parent = nullptr);

    /// Shows it and takes the keyboard.
    void open();
    /// Selects the next item of that name, or the one before; from the end it begins again.
    void step(bool backward = false);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    /// The pointers of what bears that name, in the order of the board.
    QStringList found() const;
    void select(const QStringList& found, qsizetype which);
    void search();
    void close();

    BoardView& m_view;
    QLineEdit* m_wanted = nullptr;
    QLabel* m_status = nullptr;
};

}  // namespace muster::editor
