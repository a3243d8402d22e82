#pragma once

#include "editor/live_check/views.hpp"

#include <QWidget>

namespace muster::editor {

/// The colours and emblem of an army, as on the backs of its cards; hidden for an army without either.
class ArmyFlag : public QWidget {
    Q_OBJECT
public:
    explicit ArmyFlag(QWidget* parent = nullptr);

    void show(const ArmyView& army);
    QSize sizeHint() const override { return {40, 40}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QColor m_ground, m_edge;
    sheet::SymbolRef m_emblem;
};

}  // namespace muster::editor
