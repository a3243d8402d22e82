#pragma once

#include "editor/live_check/board_model.hpp"

#include <QPixmap>
#include <QStringList>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QLineEdit;
class QListWidget;
QT_END_NAMESPACE

namespace muster::editor {

/// MIME type for dragging a kind of terrain or a stamp; the data is its id.
inline constexpr const char* terrainMime = "application/x-muster-terrain-kind";

/// A kind of terrain as the map draws it.
QPixmap terrainSample(const TerrainKind& kind, QSize size, double pixelRatio);

/// The description below a kind's name, broken into at most two lines for that width, the last one elided if necessary.
QStringList paletteLines(const QString& words, const QFont& font, int width);

/// The game's kinds of terrain with descriptions, and the stamps that it has kinds for, to be dragged onto the board.
class TerrainPalette : public QWidget {
    Q_OBJECT
public:
    explicit TerrainPalette(QWidget* parent = nullptr);

    void show(const BoardModel& board);
    /// The id of the current kind or stamp; empty if there is none.
    QString current() const;
    void setCurrent(const QString& kind);

Q_SIGNALS:
    /// Emitted on Enter or a double click, to add that kind or stamp in the middle of the visible part.
    void chosen(const QString& kind);
    void currentChanged(const QString& kind);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void add(const QString& id, const QString& label, const QString& words, const QPixmap& sample);
    void filter();

    QLineEdit* m_search = nullptr;
    QListWidget* m_list = nullptr;
    std::vector<TerrainKind> m_kinds;
    geometry::Box m_board;  ///< whose size stamps depend on
};

}  // namespace muster::editor
