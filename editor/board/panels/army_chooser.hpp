#pragma once

#include "editor/army_files/army_files.hpp"

#include <QDialog>

QT_BEGIN_NAMESPACE
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;
QT_END_NAMESPACE

namespace muster::editor {

/// Selects an army for a side by name: from the scenario's folder, from the game, or any file.
class ArmyChooser : public QDialog {
    Q_OBJECT
public:
    /// `scenario` is the file that will refer to the army.
    ArmyChooser(const AvailableArmies& available, std::filesystem::path scenario, QWidget* parent = nullptr);

    /// The selected army; empty until one is selected.
    const std::filesystem::path& file() const { return m_file; }

private:
    void add(const QString& heading, const std::vector<ArmyFile>& armies);
    void search(const QString& words);
    void select(QTreeWidgetItem* item);
    void browse();

    std::filesystem::path m_scenario, m_file;
    QLineEdit* m_search = nullptr;
    QTreeWidget* m_list = nullptr;
    QLabel* m_note = nullptr;
    QPushButton* m_attach = nullptr;
};

}  // namespace muster::editor
