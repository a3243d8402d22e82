#pragma once

#include "editor/judge/board_model.hpp"

#include <QPixmap>
#include <QStringList>
#include <QWidget>

QT_BEGIN_NAMESPACE
class QLineEdit;
class QListWidget;
QT_END_NAMESPACE

namespace muster::editor {

/// What a drag of a kind of terrain carries: its id.
inline constexpr const char* terrainMime = "application/x-muster-terrain-kind";

/// A kind of terrain as the map draws it.
QPixmap terrainSample(const TerrainKind& kind, QSize size, double pixelRatio);

/// Words as they stand below a kind's name in a palette so wide: two lines at most, the last elided where there are
/// more.
QStringList paletteLines(const QString& words, const QFont& font, int width);

/// The kinds of terrain of the game with what they do, to be dragged onto the board.
class TerrainPalette : public QWidget {
    Q_OBJECT
public:
    explicit TerrainPalette(QWidget* parent = nullptr);

    void show(const BoardModel& board);
    /// The id of the kind at hand; empty when there is none.
    QString current() const;
    void setCurrent(const QString& kind);

Q_SIGNALS:
    /// Enter or a double click on a kind: one of them is wanted in the middle of what is seen.
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
