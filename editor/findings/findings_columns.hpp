#pragma once

#include <QObject>

QT_BEGIN_NAMESPACE
class QTreeView;
QT_END_NAMESPACE

namespace muster::editor {

/// Shares out the width of the list of findings: what is wrong has at least half of it, place and rule are cut off
/// where they would take more.
class FindingsColumns : public QObject {
public:
    /// For a view of a findings model; belongs to it.
    explicit FindingsColumns(QTreeView& view);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void share();

    QTreeView& m_view;
};

}  // namespace muster::editor
