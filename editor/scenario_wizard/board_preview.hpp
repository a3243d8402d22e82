#pragma once

#include "core/sheet/map.hpp"
#include "editor/board/view/board_camera.hpp"
#include "editor/board/view/map_tiles.hpp"

#include <QWidget>

#include <cstdint>
#include <memory>

namespace muster::editor {

/// A small map of a whole board, as printed.
class BoardPreview : public QWidget {
    Q_OBJECT
public:
    explicit BoardPreview(QWidget* parent = nullptr);

    /// Null for none.
    void show(std::shared_ptr<const sheet::MapPicture> map);
    using QWidget::show;
    QSize sizeHint() const override { return {420, 420}; }
    QSize minimumSizeHint() const override { return {260, 260}; }
    /// Returns true if the current map is completely drawn.
    bool isDrawn() const { return m_picture && m_tiles->isComplete(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();

    std::shared_ptr<const sheet::MapPicture> m_picture;
    MapTiles* m_tiles;
    BoardCamera m_camera;
    std::uint64_t m_number = 0;
};

}  // namespace muster::editor
