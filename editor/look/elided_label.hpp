#pragma once

#include <QLabel>

namespace muster::editor {

/// One line of plain text that ends in an ellipsis where there is no room, and then has the whole text as tooltip.
class ElidedLabel : public QLabel {
    Q_OBJECT
public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    /// A few letters wide, so that a long text never makes the window wider.
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
};

}  // namespace muster::editor
