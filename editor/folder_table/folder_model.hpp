#pragma once

#include "editor/start/folder_check.hpp"

#include <QAbstractTableModel>

#include <vector>

namespace muster::editor {

/// The files of a folder with what their check found, one row each.
class FolderModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column {
        fileColumn,
        nameColumn,
        gameColumn,
        listColumn,
        playerColumn,
        pointsColumn,
        verdictColumn,
        findingsColumn,
        versionColumn,
        dateColumn,
        columnCountOfFolder
    };
    /// The value that a column is sorted by.
    static constexpr int sortRole = Qt::UserRole;

    using QAbstractTableModel::QAbstractTableModel;

    /// Lists these files of a folder. What is known of them stays until they are checked again.
    void setFiles(const QString& folder, const QStringList& paths);
    /// Shows the result of a check; ignored for a file that is not listed.
    void take(const FileVerdict& verdict);

    /// The row's file; its verdict is empty until it is checked.
    const FileVerdict& file(int row) const { return m_files[static_cast<std::size_t>(row)].verdict; }
    /// The path of a row's file below the folder.
    QString shortPath(int row) const;
    bool isChecked(int row) const { return m_files[static_cast<std::size_t>(row)].isChecked; }
    /// The games of the listed files, sorted.
    QStringList games() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct File {
        FileVerdict verdict;
        bool isChecked = false;
    };
    QString textOf(int row, int column) const;
    QVariant sortValueOf(int row, int column) const;

    QString m_folder;
    std::vector<File> m_files;
};

/// "legal", "1 error", or "checking..." in a row that is not checked yet.
QString verdictOf(const FileVerdict& file);

}  // namespace muster::editor
