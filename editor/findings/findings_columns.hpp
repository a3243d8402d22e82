#pragma once

#include <QObject>

QT_BEGIN_NAMESPACE
class QTreeView;
QT_END_NAMESPACE

namespace muster::editor {

/// Distributes the width of the list of findings: messages get at least half of it; long places and rules are elided.
class FindingsColumns : public QObject {
public:
    /// For a view of a findings model, which owns this object.
    explicit FindingsColumns(QTreeView& view);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void share();

    QTreeView& m_view;
};

}  // namespace muster::editor
