#pragma once

#include "editor/compare/comparison.hpp"

#include <QDialog>

QT_BEGIN_NAMESPACE
class QTreeWidget;
QT_END_NAMESPACE

namespace muster::editor {

/// Compares two armies, or two versions of one, side by side.
class CompareDialog : public QDialog {
    Q_OBJECT
public:
    CompareDialog(const CheckResult& left, const QString& leftTitle, const CheckResult& right,
                  const QString& rightTitle, QWidget* parent = nullptr);

private:
    void fill(const std::vector<ComparedRow>& rows);
    void hideSame(bool hide);

    QTreeWidget* m_table = nullptr;
};

}  // namespace muster::editor
