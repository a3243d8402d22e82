#pragma once

#include "editor/start/available_lists.hpp"

#include <QWidget>

#include <vector>

namespace muster::editor {

/// A list's points as a bar: a part for each kind of troops, with its name and share beside it.
class PointsBar : public QWidget {
    Q_OBJECT
public:
    explicit PointsBar(QWidget* parent = nullptr);
    void show(std::vector<PointsShare> shares);
    QSize sizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    int layOut(int width, QPainter* painter) const;

    std::vector<PointsShare> m_shares;
    double m_sum = 0;
};

}  // namespace muster::editor
