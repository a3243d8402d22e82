#pragma once

#include "editor/folder_table/pairings.hpp"

#include <QDialog>

QT_BEGIN_NAMESPACE
class QComboBox;
class QMenu;
class QPushButton;
class QTableWidget;
class QTreeWidget;
QT_END_NAMESPACE

namespace muster::editor {

/// Who plays whom, with what each side brings. Armies are paired as proposed and moved by choosing another one.
class PairingsDialog : public QDialog {
    Q_OBJECT
public:
    PairingsDialog(const QString& folder, std::vector<FileVerdict> armies, QWidget* parent = nullptr);

    const std::vector<Pairing>& pairings() const { return m_pairings; }

Q_SIGNALS:
    /// Emitted to write the pairings to a file.
    void exportWanted(const muster::editor::FolderReport& report, muster::editor::ReportForm form);
    /// Emitted to print these armies as one pack, those of a table together.
    void packWanted(const QStringList& paths);
    void comparisonWanted(const QString& left, const QString& right);

private:
    QLayout* makeOrder();
    void makeTable();
    QLayout* makeButtons();
    void pairAnew();
    void fill();
    void showBrought();
    /// Changes a place once the choice in it is closed.
    void choose(int row, int column, int army);
    /// The selected table, or null.
    const Pairing* current() const;

    const QString m_folder;
    const std::vector<FileVerdict> m_armies;
    std::vector<Pairing> m_pairings;
    QComboBox* m_order = nullptr;
    QTableWidget* m_table = nullptr;
    QTreeWidget* m_brought = nullptr;
    QPushButton *m_compare = nullptr, *m_pack = nullptr;
};

}  // namespace muster::editor
