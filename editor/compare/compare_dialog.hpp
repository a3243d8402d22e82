#pragma once

#include "editor/compare/comparison.hpp"

#include <QDialog>

QT_BEGIN_NAMESPACE
class QTabWidget;
class QTreeWidget;
QT_END_NAMESPACE

namespace muster::editor {

/// Compares two files, or two versions of one, side by side: their units and numbers if they are armies, and their
/// sources.
class CompareDialog : public QDialog {
    Q_OBJECT
public:
    CompareDialog(const CheckResult& left, const QString& leftTitle, const CheckResult& right,
                  const QString& rightTitle, QWidget* parent = nullptr);

private:
    QTreeWidget* addTable(const char* name, const QString& title, const QStringList& heads,
                          const std::vector<ComparedRow>& rows);
    void hideSame(bool hide);

    QTabWidget* m_tabs = nullptr;
};

}  // namespace muster::editor
