#pragma once

#include <QImage>
#include <QToolButton>

namespace muster::editor {

/// A game as a picture with its name below; one of several is checked.
class GameTile : public QToolButton {
    Q_OBJECT
public:
    static constexpr QSize pictureSize{168, 96};

    GameTile(const QString& name, const QString& summary, const QImage& picture, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QImage m_picture;
};

}  // namespace muster::editor
