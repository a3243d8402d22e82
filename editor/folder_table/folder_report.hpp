#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace muster::editor {

/// The formats of a folder's table.
enum class ReportForm { csv, markdown, html };

/// A table as text: a title, the head of each column, and rows of as many cells.
struct FolderReport {
    QString title;
    QStringList head;
    std::vector<QStringList> rows;
};

/// Writes a report. No cell can become markup, or a formula of a spreadsheet.
QString written(const FolderReport& report, ReportForm form);

}  // namespace muster::editor
