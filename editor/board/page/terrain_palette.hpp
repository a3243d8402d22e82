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

/// MIME type for dragging a kind of terrain; the data is its id.
inline constexpr const char* terrainMime = "application/x-muster-terrain-kind";

/// A kind of terrain as the map draws it.
QPixmap terrainSample(const TerrainKind& kind, QSize size, double pixelRatio);

/// The description below a kind's name, broken into at most two lines for that width, the last one elided if necessary.
QStringList paletteLines(const QString& words, const QFont& font, int width);

/// The game's kinds of terrain with descriptions, to be dragged onto the board.
class TerrainPalette : public QWidget {
    Q_OBJECT
public:
    explicit TerrainPalette(QWidget* parent = nullptr);

    void show(const BoardModel& board);
    /// The id of the current kind; empty if there is none.
    QString current() const;
    void setCurrent(const QString& kind);

Q_SIGNALS:
    /// Emitted on Enter or a double click, to add that kind in the middle of the visible part.
    void chosen(const QString& kind);
    void currentChanged(const QString& kind);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void filter();

    QLineEdit* m_search = nullptr;
    QListWidget* m_list = nullptr;
    std::vector<TerrainKind> m_kinds;
};

}  // namespace muster::editor
